import type { ActionChooser } from '../../lib/table/action_chooser.svelte';
import type { GameModule } from '../../lib/table/game_module';
import type { View } from '../../lib/connection/protocol';
import type { Fields, Words } from '../../i18n/words';
import Board from './Board.svelte';
import './colours.css';
import Controls from './Controls.svelte';
import PreviewEvents from './PreviewEvents.svelte';
import { lastMove, clickPaths, pointsAt } from './click_paths';
import { textField, asView } from './view_fields';

/** What is to be clicked next, by the last thing that was. */
function prompt(shown: View, chooser: ActionChooser): { id: string; fields: Fields } {
  const view = asView(shown);
  const [kind, name = ''] = chooser.picked.at(-1)?.split(':') ?? [];
  if (kind === undefined) return asked(view);
  if (chooser.lit.size === 0) return { id: 'yyz-settled', fields: {} };
  const withdraws = chooser.lit.has('answer:withdraw_leader') ? 'yes' : 'no';
  return { id: `yyz-next-${kind}`, fields: { name, withdraws } };
}

function asked(view: ReturnType<typeof asView>): { id: string; fields: Fields } {
  const war = view.conflict?.kind === 'war' ? view.conflict : null;
  const fields = {
    actions: view.actions_left,
    to_lose: war?.to_lose ?? 0,
    colour: view.paying?.colour ?? 'blue',
    put: view.replacing,
  };
  return { id: `yyz-ask-${view.phase}`, fields };
}

/** What would follow that nobody should stumble into. */
const GRAVE = new Set(['war_began', 'revolt_began', 'leader_returned', 'pagoda_lost']);
/** What cannot be foreseen on a screen without a pointer that hovers. */
const AIMED = new Set(['place_tile', 'position_leader', 'riot', 'build_pagoda', 'lose_tile']);
const WEIGHTY = new Set(['commit', 'support', 'choose_winner', 'end_turn']);

const module: GameModule = {
  Board,
  Controls,
  PreviewEvents,
  codes: {},
  clickPaths,
  pointsAt,
  lastMove,
  confirms: ({ kind }) => WEIGHTY.has(kind) || (AIMED.has(kind) && matchMedia('(hover: none)').matches),
  grave: (events) => events.some(({ kind }) => GRAVE.has(kind)),
  heading: (action, words: Words) =>
    words.say('yyz-heading', { kind: action.kind, colour: textField(action, 'colour') ?? 'none' }),
  prompt,
};

export default module;
