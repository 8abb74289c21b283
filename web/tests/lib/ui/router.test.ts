import { describe, expect, it } from 'vitest';
import { parseRoute } from '../../../src/lib/ui/router.svelte';

describe('addresses', () => {
  it.each([
    ['', { page: 'lobby' }],
    ['#/', { page: 'lobby' }],
    ['#/new/yin_yang', { page: 'new', game: 'yin_yang' }],
    ['#/table/abc', { page: 'table', table: 'abc', invitation: null }],
    ['#/table/abc/seat/xyz', { page: 'table', table: 'abc', invitation: 'xyz' }],
    ['#/replay', { page: 'replay', table: null }],
    ['#/replay/abc', { page: 'replay', table: 'abc' }],
    ['#/rules/yin_yang', { page: 'rules', game: 'yin_yang' }],
    ['#/table/abc/elsewhere/xyz', { page: 'missing' }],
    ['#/nowhere', { page: 'missing' }],
    ['#/table/%E0%A4%A', { page: 'table', table: '%E0%A4%A', invitation: null }],
  ])('%s', (hash, route) => expect(parseRoute(hash)).toEqual(route));
});
