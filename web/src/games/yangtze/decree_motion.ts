import { crossfade } from 'svelte/transition';
import { calm } from '../../lib/ui/motion';

/** How a decree flies from the throne to a player, and on to the next: whoever lets go of it sends it, the next receives. */
export const [sendDecree, receiveDecree] = crossfade({
  duration: () => (calm() ? 0 : 600),
  fallback: () => ({ duration: calm() ? 0 : 250, css: (visible) => `opacity: ${visible}` }),
});
