import { beforeAll, describe, expect, it, vi } from 'vitest';
import { language } from '../../../src/i18n/language.svelte';
import HandoverCurtain from '../../../src/lib/play/HandoverCurtain.svelte';
import { show } from '../../mounting';

const buttons = (): string[] => [...document.querySelectorAll('button')].map(({ textContent }) => textContent.trim());

beforeAll(() => language.load());

describe('the curtain', () => {
  const persons = [
    { seat: 0, name: 'Ada' },
    { seat: 1, name: 'Bo' },
  ];

  it('is for the one who is asked, and for those who may think again', () => {
    const take = vi.fn();
    show(HandoverCurtain, { persons, asked: 1, ready: [0], take });
    expect(document.querySelector('h2')?.textContent).toBe('Bo, it is for you to decide');
    expect(buttons()).toEqual(['I am Bo', 'I am Ada']);
    document.querySelectorAll('button')[1]?.click();
    expect(take).toHaveBeenCalledWith(0);
  });

  it('is for that one alone otherwise', () => {
    show(HandoverCurtain, { persons, asked: 1, ready: [], take: vi.fn() });
    expect(buttons()).toEqual(['I am Bo']);
  });

  it('asks who it is when nobody here is asked', () => {
    show(HandoverCurtain, { persons, asked: null, ready: [0], take: vi.fn() });
    expect(buttons()).toEqual(['I am Ada', 'I am Bo']);
  });
});
