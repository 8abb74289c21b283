import type { Snippet } from 'svelte';

/** What the page shown adds to the masthead. */
export const mastheadContent = $state<{ shown: Snippet | null }>({ shown: null });
