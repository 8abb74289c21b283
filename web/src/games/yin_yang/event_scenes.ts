import type { EventScenes } from '../../lib/table/game_module';
import { thing } from './click_paths';
import EventScene from './EventScene.svelte';
import { seatField } from './view_fields';

export const scenes: EventScenes = {
  draws: ({ kind }) => kind === 'eliminated',
  Drawing: EventScene,
  standsOn: (event) => thing.seat(seatField(event, 'seat') ?? -1),
};
