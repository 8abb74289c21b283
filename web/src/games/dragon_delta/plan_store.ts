import { pictured } from './cards';
import type { Sketch } from './plan_preview';
import type { Card, DragonDeltaView, Player } from './view_types';

/** A plan as this window keeps it until its cards are laid: a reload, or a look at another page, must not cost it. */
export interface Kept {
  readonly round: number;
  readonly slots: readonly (Card | null)[];
  readonly sketch: Sketch;
}

/** Each seat at the same screen has its own plan. */
const place = (table: string, seat: number): string => `sampan.plan.${table}.${seat}`;

export function keep(table: string, seat: number, { round, slots, sketch }: Kept): void {
  try {
    sessionStorage.setItem(place(table, seat), JSON.stringify({ round, slots, sketch }));
  } catch {
    // If storage is blocked, a plan lasts as long as the page.
  }
}

export function forget(table: string, seat: number): void {
  try {
    sessionStorage.removeItem(place(table, seat));
  } catch {
    // There is nothing to forget.
  }
}

/** What a player planned for the round that the view is in; null if nothing is kept, or nothing that makes sense. */
export function recall(table: string, me: Player, view: DragonDeltaView): Kept | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(place(table, me.seat)) ?? 'null') as Kept | null;
    return kept && sound(kept, me, view) ? kept : null;
  } catch {
    return null;
  }
}

function sound({ round, slots, sketch }: Kept, me: Player, view: DragonDeltaView): boolean {
  const own = [...(me.hand ?? []), ...me.slots.map(({ card }) => card)];
  const cards = slots.filter((card) => card !== null);
  const dragons = cards.filter((card) => pictured(card).sort === 'dragon');
  return (
    round === view.round &&
    slots.length === view.laying.cards &&
    cards.every((card) => own.includes(card)) &&
    new Set(cards).size === cards.length &&
    dragons.length <= view.laying.dragons &&
    sketch.stones.every((island) => view.board.islands.some(({ id }) => id === island)) &&
    sketch.planks.every((span) => Number.isInteger(span) && view.board.spans[span] !== undefined) &&
    sketch.removals.every((what) => typeof what === 'string')
  );
}
