import { recall, remember } from '../ui/preferences';

/** What the browser keeps of a game: "on", "off", or the only table at which the coach speaks. */
const key = (game: string): string => `coach.${game}`;

interface Place {
  game: string;
  table: string;
}

/** Whether the coach speaks; each game has a switch of its own. */
class CoachSwitch {
  /** The table on the screen, if the coach may speak there. */
  place = $state.raw<Place | null>(null);
  private changes = $state(0);

  get on(): boolean {
    void this.changes;
    if (!this.place) return false;
    const kept = recall(key(this.place.game));
    return kept === 'on' || kept === this.place.table;
  }

  set on(wanted: boolean) {
    if (this.place) remember(key(this.place.game), wanted ? 'on' : 'off');
    this.changes += 1;
  }

  /** Switch it on for one table: after that match it is off, unless somebody switches it on for good. */
  useAt(game: string, table: string): void {
    if (recall(key(game)) !== 'on') remember(key(game), table);
    this.changes += 1;
  }
}

export const coachSwitch = new CoachSwitch();
