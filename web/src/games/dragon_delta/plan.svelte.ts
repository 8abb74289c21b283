import type { TableContext } from '../../lib/table/table_context';
import { pictured } from './cards';
import { recall } from './plan_store';
import { counted } from './plan_preview';
import type { Sketch } from './plan_preview';
import type { Card, DragonDeltaView, PlaceId, Support } from './view_types';

type Slots = readonly (Card | null)[];

const NOTHING: Sketch = { stones: [], planks: [], removals: [] };

/** Counts the changes of all plans: the prompt may make a plan while it reads it, and state made so is not tracked. */
let edits = $state(0);

/** The cards somebody means to lay, in order; nobody is told of them before they are confirmed. */
export class Plan {
  slots = $state.raw<Slots>([]);
  /** The slot whose card is shown on the board, if any. */
  shown = $state<number | null>(null);
  /** What somebody looks at instead, as it was advised. */
  advised = $state.raw<Slots | null>(null);
  private drawn = $state.raw<Sketch>(NOTHING);

  constructor(
    readonly round: number,
    /** The first so many cards lie already and cannot be changed. */
    readonly laid: number,
    slots: Slots,
    private readonly mostDragons: number,
    sketch = NOTHING,
  ) {
    this.slots = slots;
    this.drawn = sketch;
  }

  get full(): boolean {
    return this.missing === 0;
  }

  get missing(): number {
    void edits;
    return this.slots.filter((card) => card === null).length;
  }

  /** Whether there is anything that could be taken back. */
  get begun(): boolean {
    return this.slots.slice(this.laid).some((card) => card !== null);
  }

  /** What is pencilled on the board, no more than the planned cards speak of; the latest counts. */
  get sketch(): Sketch {
    return {
      stones: latest(this.drawn.stones, counted(this.slots, 'stone')),
      planks: latest(this.drawn.planks, counted(this.slots, 'plank')),
      removals: latest(this.drawn.removals, counted(this.slots, 'remove')),
    };
  }

  /** Pencil a stone, or rub it out. */
  pencilStone(island: Support): void {
    this.drawn = { ...this.sketch, stones: toggled(this.sketch.stones, island) };
  }

  /** Pencil a plank on a span, or rub it out. */
  pencilPlank(span: number): void {
    this.drawn = { ...this.sketch, planks: toggled(this.sketch.planks, span) };
  }

  /** Pencil that a plank, or a stone, is taken away, or rub that out. */
  pencilRemoval(what: PlaceId | Support): void {
    this.drawn = { ...this.sketch, removals: toggled(this.sketch.removals, what) };
  }

  slotOf(card: Card): number {
    return this.slots.indexOf(card);
  }

  /** Why a card cannot be put into a slot, by default the first free one; null if it can. */
  whyNot(card: Card, slot = this.slots.indexOf(null)): 'full' | 'dragons' | null {
    if (slot < this.laid || slot >= this.slots.length) return 'full';
    return dragons(this.with(card, slot)) > this.mostDragons ? 'dragons' : null;
  }

  /** Put a card into a slot. What was there goes where the card came from. */
  put(card: Card, slot = this.slots.indexOf(null)): void {
    this.change(this.with(card, slot));
    this.shown = slot;
  }

  /** Take a card back into the hand. */
  take(slot: number): void {
    this.change(this.slots.map((card, index) => (index === slot ? null : card)));
    if (this.shown === slot) this.shown = null;
  }

  /** Show what the plan would be with these cards in the place of those that can still be changed; null: what it is. */
  show(cards: readonly Card[] | null): void {
    this.advised = cards && this.replaced(cards);
  }

  /** Let these cards be the plan. */
  adopt(cards: readonly Card[]): void {
    this.change(this.replaced(cards));
    this.shown = null;
    this.advised = null;
  }

  clear(): void {
    this.change(this.slots.map((card, index) => (index < this.laid ? card : null)));
    this.shown = null;
    this.drawn = NOTHING;
  }

  private change(slots: Slots): void {
    this.slots = slots;
    edits += 1;
  }

  private replaced(cards: readonly Card[]): Slots {
    return this.slots.map((card, slot) => (slot < this.laid ? card : (cards[slot - this.laid] ?? null)));
  }

  private with(card: Card, slot: number): Slots {
    const from = this.slotOf(card);
    const there = this.slots[slot] ?? null;
    return this.slots.map((each, index) => (index === slot ? card : index === from ? there : each));
  }
}

function latest<T>(list: readonly T[], count: number): readonly T[] {
  return list.slice(Math.max(0, list.length - count));
}

function toggled<T>(list: readonly T[], item: T): T[] {
  return list.includes(item) ? list.filter((each) => each !== item) : [...list, item];
}

function dragons(slots: Slots): number {
  return slots.filter((card) => card !== null && pictured(card).sort === 'dragon').length;
}

/** Plans belong to a table as long as it is on the screen, and to a seat of it; the board and the prompt share them. */
const plans = new WeakMap<TableContext, Map<number, Plan>>();

/** What the reader is planning for the round that the view is in; null if nothing is left to be planned. */
export function planOf(context: TableContext, view: DragonDeltaView): Plan | null {
  const me = view.players.find(({ seat }) => seat === view.you);
  if (!me || view.phase !== 'lay') return null;
  const lying = me.slots.flatMap(({ card }) => (card && card !== 'hidden' ? card : []));
  if (lying.length === view.laying.cards) return null;
  const mine = plans.get(context) ?? new Map<number, Plan>();
  plans.set(context, mine);
  const made = mine.get(me.seat);
  if (made?.round === view.round && made.laid === lying.length) return made;
  const kept = made?.round === view.round ? made : context.table ? recall(context.table, me, view) : null;
  const meant = kept?.slots ?? [];
  const left = (card: Card | null | undefined): Card | null => (card && !lying.includes(card) ? card : null);
  const slots = Array.from({ length: view.laying.cards }, (_, slot) => lying[slot] ?? left(meant[slot]));
  // A card that was laid instead of the planned one sends that to the next free place.
  for (const card of meant.slice(0, lying.length)) {
    if (left(card) && slots.includes(null)) slots[slots.indexOf(null)] = left(card);
  }
  const begun = new Plan(view.round, lying.length, slots, view.laying.dragons, kept?.sketch);
  mine.set(me.seat, begun);
  return begun;
}

/** What the reader pencilled for the round that is carried out: one still needs it when the cards are turned over. */
export function sketchOf(context: TableContext, view: DragonDeltaView): Sketch {
  const plan = view.you === null || view.phase === 'lay' ? null : plans.get(context)?.get(view.you);
  return plan?.round === view.round ? plan.sketch : NOTHING;
}
