/** What a page had before it reloaded is there for the next one, once and at the same address. */
import { beforeEach, expect, it } from 'vitest';
import { KeptPlace } from '../../../src/lib/ui/kept_place';

beforeEach(() => {
  sessionStorage.clear();
  location.hash = '#/table/a';
});

it('hands every part to the next page, once', () => {
  const place = new KeptPlace();
  let draft = 'wai';
  place.keep('chat', () => draft);
  place.keep('front', () => null);
  const stop = place.keep('gone', () => 1);
  stop();
  draft = 'wait';
  expect(place.save()).toBe(true);
  const next = new KeptPlace();
  expect(next.take('chat')).toBe('wait');
  expect(next.take('chat')).toBeNull();
  expect(next.take('front')).toBeNull();
  expect(next.take('gone')).toBeNull();
  expect(new KeptPlace().take('chat')).toBeNull();
});

it('forgets it at another address', () => {
  const place = new KeptPlace();
  place.keep('chat', () => 'wait');
  place.save();
  history.replaceState(null, '', '#/table/b');
  expect(new KeptPlace().take('chat')).toBeNull();
  place.save();
  const next = new KeptPlace();
  window.dispatchEvent(new Event('hashchange'));
  expect(next.take('chat')).toBeNull();
});

it('a part that is kept again in the meantime stays', () => {
  const place = new KeptPlace();
  const stop = place.keep('chat', () => 'old');
  place.keep('chat', () => 'new');
  stop();
  place.save();
  expect(new KeptPlace().take('chat')).toBe('new');
});

it('what cannot be read is as if there were nothing', () => {
  sessionStorage.setItem('sampan.place', '{');
  expect(new KeptPlace().take('chat')).toBeNull();
});
