import type { GameModule } from '../../lib/table/game_module';
import type { Words } from '../../i18n/words';
import Board from './Board.svelte';
import './colours.css';
import Controls from './Controls.svelte';
import { pacing } from './event_pacing';
import { termDetails, terms, termOf } from './glossary';
import Figure from './Figure.svelte';
import { foldedAs, logHeading } from './log_parts';
import { meant } from './meant_action';
import { sound } from './event_sounds';
import { scenes } from './event_scenes';
import { decidedBy, decidingMove, standings } from './match_end';
import { prompt } from './prompt';
import PreviewEvents from './PreviewEvents.svelte';
import Situation from './Situation.svelte';
import { lastMove, clickPaths, pointsAt } from './click_paths';
import { asView, textField } from './view_fields';

/** What would follow that nobody should stumble into. */
const GRAVE = new Set(['war_began', 'revolt_began', 'leader_returned', 'pagoda_lost']);
/** Actions that have no hover preview on a touch screen. */
const AIMED = new Set(['place_tile', 'position_leader', 'riot', 'build_pagoda', 'lose_tile']);
const WEIGHTY = new Set(['commit', 'support', 'choose_winner', 'end_turn']);

const module: GameModule = {
  Board,
  Controls,
  Situation,
  Figure,
  PreviewEvents,
  numbersHints: true,
  codes: {},
  clickPaths,
  pointsAt,
  sound,
  lastMove,
  pacing,
  terms,
  termOf,
  termDetails,
  meant,
  logHeading,
  foldedAs,
  scenes,
  decidingMove,
  decidedBy,
  standings,
  showsConsequences: true,
  completes: (actions, view) => (asView(view).phase === 'pay' && actions.length === 1 ? (actions[0] ?? null) : null),
  confirms: ({ kind }) => WEIGHTY.has(kind) || (AIMED.has(kind) && matchMedia('(hover: none)').matches),
  grave: (events) => events.some(({ kind }) => GRAVE.has(kind)),
  heading: (action, words: Words) =>
    words.say('yyz-heading', { kind: action.kind, colour: textField(action, 'colour') ?? 'none' }),
  prompt,
};

export default module;
