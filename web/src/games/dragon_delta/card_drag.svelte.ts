import type { Card } from './view_types';

const BEGINS = 6;

/** A card being dragged with the pointer from the hand or from a slot. */
export class CardDrag {
  card = $state<Card | null>(null);
  x = $state(0);
  y = $state(0);
  /** The slot it is over. */
  over = $state<number | null>(null);
  private from: { card: Card; x: number; y: number } | null = null;
  private ended = false;

  constructor(private readonly drop: (card: Card, slot: number | null) => void) {}

  /** The pointer goes down on a card; a click is still possible. */
  hold(event: PointerEvent, card: Card): void {
    this.ended = false;
    if (event.button === 0) this.from = { card, x: event.clientX, y: event.clientY };
  }

  move(event: PointerEvent): void {
    if (!this.from) return;
    const far = Math.hypot(event.clientX - this.from.x, event.clientY - this.from.y);
    if (this.card === null && far < BEGINS) return;
    this.card = this.from.card;
    [this.x, this.y] = [event.clientX, event.clientY];
    this.over = slotAt(event);
  }

  release(event: PointerEvent): void {
    const { card } = this;
    this.stop();
    if (card === null) return;
    this.ended = true;
    this.drop(card, slotAt(event));
  }

  stop(): void {
    this.from = null;
    this.card = null;
    this.over = null;
  }

  /** Whether a click is only the end of dragging. */
  get spent(): boolean {
    return this.ended;
  }
}

function slotAt({ clientX, clientY }: PointerEvent): number | null {
  const slot = document.elementFromPoint(clientX, clientY)?.closest('[data-slot]');
  return slot ? Number(slot.getAttribute('data-slot')) : null;
}
