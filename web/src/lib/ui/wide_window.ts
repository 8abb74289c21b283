import { MediaQuery } from 'svelte/reactivity';

/**
 * Whether a table fills the window: the board takes what is free, and everything else stands in a column beside it.
 * Styles say the same as `@media (width > 64rem) and (height >= 36rem)`.
 */
export const wideWindow = new MediaQuery('(width > 64rem) and (height >= 36rem)');
