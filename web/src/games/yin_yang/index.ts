import type { GameModule } from '../../lib/table/game_module';
import type { Words } from '../../i18n/words';
import Board from './Board.svelte';
import Controls from './Controls.svelte';
import { prompt } from './prompt';
import { lastMove, clickPaths, pointsAt } from './click_paths';
import { textField } from './view_fields';

const module: GameModule = {
  Board,
  Controls,
  codes: { cards: 'card', first_hand: 'card', second_hand: 'card' },
  clickPaths,
  pointsAt,
  lastMove,
  // A card that names nobody would otherwise be played by a single click.
  confirms: (action) => action.kind === 'play' && Object.keys(action).length === 2,
  heading: (action, words: Words) => {
    const card = textField(action, 'card');
    return action.kind === 'play' && card ? words.say(`card-${card}`) : words.say('yy-other-actions');
  },
  prompt,
};

export default module;
