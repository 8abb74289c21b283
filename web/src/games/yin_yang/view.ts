import type { Hidden } from '../../lib/play/shared_view';
import type { YinYangPlayer, YinYangView } from './view_types';

/** A player; while a screen changes hands, `known` is null where the people at it know different cards. */
export type Player = Hidden<YinYangPlayer, 'known'>;

/** What the board shows: a view, or what several people at one screen may all see. */
export interface ShownView extends Omit<YinYangView, 'players'> {
  players: Player[];
}
