import { MediaQuery } from 'svelte/reactivity';

/** Whether the screen is too narrow for anything to stand beside the board. */
export const narrow = new MediaQuery('max-width: 52rem');
/** Whether it is a phone that stands. */
export const phone = new MediaQuery('max-width: 40rem');
/** Whether it is too low for more than a few lines below the board: a phone that lies, or a page that is enlarged. */
export const low = new MediaQuery('max-height: 30rem');
