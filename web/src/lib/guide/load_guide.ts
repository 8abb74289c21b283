import { typeset } from '../../i18n/words';
import { api } from '../connection/http_api';
import type { GuideFigures, Lang } from '../connection/protocol';
import { canDraw, loadGame } from '../table/game_loader';
import type { LoadedGame } from '../table/game_loader';
import { readGuide } from './guide';
import type { Guide } from './guide';

export interface LoadedGuide {
  key: string;
  guide: Guide;
  figures: GuideFigures;
  /** Draws the figures; null for a game that this page cannot draw. */
  game: LoadedGame | null;
}

/** The address of a passage on the page with the rules. */
export const guideHref = (game: string, anchor: string): string => `#/rules/${game}/${anchor}`;

/** All at once, so that nothing moves once the guide is there to be read. */
export async function loadGuide(key: string, tongue: Lang): Promise<LoadedGuide> {
  const [markdown, numbered, figures, game] = await Promise.all([
    api.guide(key, tongue),
    api.numberedRules(key, tongue),
    api.guideFigures(key),
    canDraw(key) ? loadGame(key) : null,
  ]);
  const guide = readGuide(typeset(markdown, tongue), typeset(numbered, tongue), (anchor) => guideHref(key, anchor));
  return { key, guide, figures, game };
}
