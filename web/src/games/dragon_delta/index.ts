import type { GameModule } from '../../lib/table/game_module';
import type { Words } from '../../i18n/words';
import Board from './Board.svelte';
import Controls from './Controls.svelte';
import Figure from './Figure.svelte';
import EndPicture from './EndPicture.svelte';
import { sound } from './event_sounds';
import { prompt } from './prompt';
import { pacing } from './event_pacing';
import { termDetails, terms, termOf } from './glossary';
import { notAsked } from './not_asked';
import { foldedAs, logHeading } from './log_parts';
import { meant } from './meant_action';
import { decidedBy, standings } from './match_end';
import { scenes } from './event_scenes';
import { hintedPlan } from './hinted_plan';
import { lastMove, clickPaths, pointsAt } from './click_paths';
import { asView, losesPlank } from './view_fields';

const module: GameModule = {
  Board,
  Controls,
  Figure,
  codes: { cards: 'card', from: 'support', to: 'support' },
  clickPaths,
  pointsAt,
  sound,
  lastMove,
  hintedPlan,
  notAsked,
  termDetails,
  pacing,
  terms,
  termOf,
  meant,
  logHeading,
  foldedAs,
  scenes,
  EndPicture,
  decidedBy,
  standings,
  // A card by itself is laid only from the list: five at once are confirmed beside the prompt. A lost plank is gone.
  confirms: (action, view) => action.kind === 'lay_card' || losesPlank(action, view),
  caution: ({ kind }, words) => (kind === 'lay_card' ? words.say('dd-lays-one') : ''),
  // Only the laying of cards is secret.
  isPublicDecision: (view) => !['first', 'lay'].includes(asView(view).phase),
  heading: (action, words: Words) => words.say(`dd-heading-${action.kind}`),
  prompt,
};

export default module;
