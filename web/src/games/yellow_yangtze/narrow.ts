import { MediaQuery } from 'svelte/reactivity';

/** Whether the screen is too narrow for anything to stand beside the board. */
export const narrow = new MediaQuery('max-width: 52rem');
