import { flushSync } from 'svelte';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { language } from '../../../src/i18n/language.svelte';
import type { LiveTable } from '../../../src/lib/connection/live_table.svelte';
import type { ChatLine } from '../../../src/lib/connection/protocol';
import type { TableData } from '../../../src/lib/connection/table_data';
import Chat from '../../../src/lib/play/Chat.svelte';
import { MutedSpeakers } from '../../../src/lib/play/muted_speakers.svelte';
import { button, show, text } from '../../mounting';

beforeAll(async () => {
  await language.load();
  // jsdom shows no dialogs.
  HTMLDialogElement.prototype.showModal = function (): void {
    this.open = true;
  };
});

const seats = [
  { name: 'Ada', kind: 'here' },
  { name: 'Bo', kind: 'link' },
  { name: 'Easy', kind: 'bot' },
];
const line = (seat: number | null, name: string, text: string): ChatLine => ({ seat, name, text, at: '' });
const said = [
  line(1, 'Bo', 'good luck'),
  line(null, 'Eve', 'seat 1 cheats'),
  line(null, 'Bo', 'I am Bo'),
  line(0, 'Ada', 'thanks'),
  line(null, '', 'hm'),
];
const data = (you: number[], chat = said): TableData =>
  ({ summary: { seats, public: true }, you, chat }) as unknown as TableData;
const request = vi.fn();
const table = { id: 'one', seat: 0, request } as unknown as LiveTable;
const watching = { id: 'one', seat: null, request } as unknown as LiveTable;
const lines = (): string[] => text('[role=log] p');

function check(label: string, checked: boolean): void {
  const found = [...document.querySelectorAll('label')].find(
    (each) => each.textContent?.replace(/\s+/g, ' ').trim() === label,
  );
  const box = found?.querySelector('input');
  expect(box?.checked).toBe(!checked);
  box?.click();
  flushSync();
}

describe('the chat', () => {
  beforeEach(() => {
    localStorage.clear();
    request.mockReset().mockResolvedValue({ type: 'done' });
  });

  it('tells a player from a spectator of the same name', () => {
    show(Chat, { table, data: data([0]), muted: new MutedSpeakers('two') });
    expect(lines()).toEqual([
      'Bo seat 2 good luck',
      'Eve spectator seat 1 cheats',
      'Bo spectator I am Bo',
      'Ada seat 1 thanks',
      'spectator hm',
    ]);
  });

  it('hides the lines of whom the reader mutes, until unmuted', () => {
    const muted = new MutedSpeakers('three');
    show(Chat, { table, data: data([0]), muted });
    button('Mute …').click();
    flushSync();
    expect(text('dialog label')).toEqual(['Bo seat 2', 'Eve spectator', 'Bo spectator', 'spectator', 'All spectators']);
    check('Bo seat 2', true);
    expect(lines()).toHaveLength(4);
    expect(lines()).toContain('Bo spectator I am Bo');
    expect(text('small')).toContain('One line of somebody you have muted is hidden.');
    check('All spectators', true);
    expect(lines()).toEqual(['Ada seat 1 thanks']);
    expect(new MutedSpeakers('three').hides(line(null, 'Anybody', 'hello'))).toBe(true); // after a reload
    expect(new MutedSpeakers('four').hides(line(1, 'Bo', 'hello'))).toBe(false); // at another table
    check('All spectators', false);
    check('Bo seat 2', false);
    check('Eve spectator', true);
    expect(lines()).toHaveLength(4);
    expect(lines()).not.toContain('Eve spectator seat 1 cheats');
  });

  it('lets spectators choose what they are called', async () => {
    show(Chat, { table: watching, data: data([]), muted: new MutedSpeakers('five') });
    const [name, words] = [...document.querySelectorAll('input')] as [HTMLInputElement, HTMLInputElement];
    for (const [field, value] of [
      [name, 'Fay'],
      [words, 'hello'],
    ] as const) {
      field.value = value;
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
    flushSync();
    button('Send').click();
    expect(request).toHaveBeenCalledWith({ type: 'chat', text: 'hello', name: 'Fay' });
    await vi.waitFor(() => expect(localStorage.getItem('sampan.name')).toBe('Fay'));
  });

  it('is folded away while only bots play, until somebody wants to speak or has spoken', () => {
    show(Chat, { table, data: data([0, 1], []), muted: new MutedSpeakers('six') });
    expect(document.querySelector('[role=log]')).toBeNull();
    expect(button('Chat').getAttribute('aria-expanded')).toBe('false');
    button('Chat').click();
    flushSync();
    expect(document.querySelector('[role=log]')).not.toBeNull();
  });

  it('is open where another person sits', () => {
    show(Chat, { table, data: data([0], []), muted: new MutedSpeakers('seven') });
    expect(document.querySelector('[role=log]')).not.toBeNull();
  });
});
