import { afterEach, describe, expect, it } from 'vitest';
import { parseRoute, router } from '../../../src/lib/ui/router.svelte';

describe('addresses', () => {
  it.each([
    ['', { page: 'lobby' }],
    ['#/', { page: 'lobby' }],
    ['#/new/yin_yang', { page: 'new', game: 'yin_yang' }],
    ['#/table/abc', { page: 'table', table: 'abc', invitation: null }],
    ['#/table/abc/seat/xyz', { page: 'table', table: 'abc', invitation: 'xyz' }],
    ['#/replay', { page: 'replay', table: null, seat: null }],
    ['#/replay/abc', { page: 'replay', table: 'abc', seat: null }],
    ['#/replay/abc/seat/2', { page: 'replay', table: 'abc', seat: 2 }],
    ['#/replay/abc/seat/x', { page: 'missing' }],
    ['#/rules/yin_yang', { page: 'rules', game: 'yin_yang', passage: null }],
    ['#/rules/yin_yang/YN-9', { page: 'rules', game: 'yin_yang', passage: 'YN-9' }],
    ['#/rules/yin_yang/YN-9/more', { page: 'missing' }],
    ['#/learn/yin_yang', { page: 'learn', game: 'yin_yang', lesson: null }],
    ['#/learn/yin_yang/goal', { page: 'learn', game: 'yin_yang', lesson: 'goal' }],
    ['#/learn/yin_yang/goal/more', { page: 'missing' }],
    ['#/learn', { page: 'missing' }],
    ['#/table/abc/elsewhere/xyz', { page: 'missing' }],
    ['#/nowhere', { page: 'missing' }],
    ['#/table/%E0%A4%A', { page: 'table', table: '%E0%A4%A', invitation: null }],
  ])('%s', (hash, route) => expect(parseRoute(hash)).toEqual(route));
});

describe('the router', () => {
  let stop = (): void => {};
  afterEach(() => stop());

  it('follows an address that changed before it listened', () => {
    location.hash = '#/rules/yangtze';
    expect(router.route).toEqual({ page: 'lobby' });
    stop = router.listen();
    expect(router.route).toEqual({ page: 'rules', game: 'yangtze', passage: null });
  });

  it('does not open a page again that is open already', () => {
    stop = router.listen();
    const route = router.route;
    window.dispatchEvent(new HashChangeEvent('hashchange'));
    expect(router.route).toBe(route);
  });

  it('replaces an address', () => {
    stop = router.listen();
    router.replace('#/table/abc');
    expect(router.route).toEqual({ page: 'table', table: 'abc', invitation: null });
  });
});
