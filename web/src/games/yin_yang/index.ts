import type { GameModule } from '../../lib/table/game_module';
import type { Words } from '../../i18n/words';
import Board from './Board.svelte';
import Controls from './Controls.svelte';
import Figure from './Figure.svelte';
import { pacing } from './event_pacing';
import { termDetails, terms, termOf } from './glossary';
import { foldedAs, logHeading } from './log_parts';
import { meant } from './meant_action';
import { sound } from './event_sounds';
import { scenes } from './event_scenes';
import { decidedBy, decidingMove, standings } from './match_end';
import { prompt } from './prompt';
import { toldByAction } from './told_by_action';
import { lastMove, clickPaths, pointsAt } from './click_paths';
import { textField } from './view_fields';

const module: GameModule = {
  Board,
  Controls,
  Figure,
  codes: { cards: 'card', first_hand: 'card', second_hand: 'card' },
  clickPaths,
  pointsAt,
  sound,
  lastMove,
  pacing,
  terms,
  termDetails,
  termOf,
  meant,
  logHeading,
  foldedAs,
  scenes,
  decidedBy,
  decidingMove,
  standings,
  // Every card that is played asks first, and shows what would come of it; nothing else ever asks.
  confirms: ({ kind }) => kind === 'play',
  grave: () => false,
  toldByAction,
  heading: (action, words: Words) => {
    const card = textField(action, 'card');
    return action.kind === 'play' && card ? words.say(`card-${card}`) : words.say('yy-other-actions');
  },
  prompt,
};

export default module;
