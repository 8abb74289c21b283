import type { EventScenes } from '../../lib/table/game_module';
import EventScene from './EventScene.svelte';
import { thing } from './click_paths';
import { asEvent, asView, placeId } from './view_fields';

const DRAWN = new Set(['card_cancelled', 'pawn_fell']);

export const scenes: EventScenes = {
  draws: ({ kind }) => DRAWN.has(kind),
  // Where pawns stand, come from and go is what everybody looks at.
  spares: (description, shown) => {
    const event = asEvent(description);
    const { players } = asView(shown);
    const fallen = event.kind === 'pawn_fell' ? [event.start, event.village] : [];
    return [...fallen, ...players.flatMap(({ place, target }) => [placeId(place), target])].map(thing.place);
  },
  Drawing: EventScene,
};
