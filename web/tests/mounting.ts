/** Mounting components in tests; whatever was mounted goes away after each test. */
import { flushSync, mount, unmount } from 'svelte';
import type { Component } from 'svelte';
import { afterEach } from 'vitest';

let shown: Record<string, unknown> | null = null;

export function show<Props extends Record<string, unknown>>(part: Component<Props>, props: Props): void {
  shown = mount(part, { target: document.body, props });
  flushSync();
}

afterEach(async () => {
  if (shown) await unmount(shown);
  shown = null;
});

/** The texts of all elements that a selector finds. */
export const text = (selector: string): string[] =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent.replaceAll(/\s+/g, ' ').trim());

export const button = (name: string): HTMLButtonElement =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent.includes(name))!;
