/** A page reloads once for each newer page of the server, when nobody minds. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { KeptPlace } from '../../../src/lib/ui/kept_place';
import { PageUpdate } from '../../../src/lib/ui/page_update';

let served = 'new';
let reloads = 0;

const html = (build: string): string => `<html><head><meta name="sampan-page" content="${build}"></head></html>`;

function page(): PageUpdate {
  return new PageUpdate(new KeptPlace(), () => (reloads += 1));
}

const seconds = (count: number): Promise<unknown> => vi.advanceTimersByTimeAsync(count * 1000);

beforeEach(() => {
  vi.useFakeTimers();
  served = 'new';
  reloads = 0;
  sessionStorage.clear();
  document.head.innerHTML = '<meta name="sampan-page" content="old">';
  document.body.innerHTML = '<input id="say"><div id="board"></div>';
  vi.stubGlobal('fetch', () =>
    served ? Promise.resolve(new Response(html(served))) : Promise.reject(new Error('gone')),
  );
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('reloads for a newer page after a few quiet seconds, and only once', async () => {
  page().heard('new');
  await seconds(1);
  expect(reloads).toBe(0);
  await seconds(5);
  expect(reloads).toBe(1);
  // The reload has brought the old page again, as one of several servers may have it: that is the end of it.
  page().heard('new');
  await seconds(600);
  expect(reloads).toBe(1);
});

it('does not reload for its own page, or where pages have no id', async () => {
  page().heard('old');
  page().heard(null);
  document.head.innerHTML = '';
  page().heard('new');
  await seconds(600);
  expect(reloads).toBe(0);
});

it('does not reload if that would bring the same page, or none', async () => {
  served = 'old';
  const update = page();
  update.heard('new');
  await seconds(100);
  served = '';
  await seconds(100);
  expect(reloads).toBe(0);
  served = 'new';
  await seconds(100);
  expect(reloads).toBe(1);
});

it('waits while somebody types', async () => {
  page().heard('new');
  const field = document.getElementById('say') as HTMLInputElement;
  field.focus();
  field.value = 'wait';
  for (let second = 0; second < 50; second += 2) {
    field.dispatchEvent(new Event('input', { bubbles: true }));
    await seconds(2);
  }
  await seconds(50);
  expect(reloads).toBe(0);
  field.blur();
  await seconds(2);
  expect(reloads).toBe(1);
});

it('waits while something is dragged, chosen or would be lost', async () => {
  const update = page();
  let [choosing, unkept] = [true, true];
  update.whileChoosing(() => choosing);
  update.whileUnkept(() => unkept);
  update.heard('new');
  await seconds(600);
  expect(reloads).toBe(0);
  unkept = false;
  document.getElementById('board')!.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  await seconds(600);
  expect(reloads).toBe(0);
  document.getElementById('board')!.dispatchEvent(new Event('pointerup', { bubbles: true }));
  await seconds(30);
  expect(reloads).toBe(0);
  choosing = false;
  await seconds(1);
  expect(reloads).toBe(1);
});

it('whoever goes to another address takes the newer page along', async () => {
  const update = page();
  update.whileUnkept(() => true);
  update.heard('new');
  await seconds(10);
  window.dispatchEvent(new Event('hashchange'));
  await seconds(0);
  expect(reloads).toBe(1);
});

it('reloads at once when asked to, but not for ever', async () => {
  const update = page();
  expect(await update.now()).toBe(true);
  expect(await update.now()).toBe(false);
  expect(reloads).toBe(1);
});

it('reloads for nothing where the place cannot be kept', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  const update = page();
  update.heard('new');
  await seconds(600);
  expect(await update.now()).toBe(false);
  expect(reloads).toBe(0);
  vi.restoreAllMocks();
});
