import type { EventScenes } from '../../lib/table/game_module';
import EventScene from './EventScene.svelte';

const DRAWN = new Set(['emperor_drawn', 'post_won']);

export const scenes: EventScenes = { draws: ({ kind }) => DRAWN.has(kind), Drawing: EventScene };
