export interface Point {
  x: number;
  y: number;
}

const CLOSEST = 4;

/** The visible part of a drawing: all of it, or an enlarged piece. */
export class Zoom {
  scale = $state(1);
  private corner = $state.raw<Point>({ x: 0, y: 0 });

  constructor(
    private readonly size: () => { width: number; height: number },
    /** Whether it stays enlarged when the page reloads itself. */
    readonly kept = true,
  ) {}

  /** Enlarge a part, given by two opposite corners, as far as all of it can be seen. */
  frame(one: Point, other: Point): void {
    const { width, height } = this.size();
    this.scale = Math.max(1, Math.min(width / Math.abs(one.x - other.x), height / Math.abs(one.y - other.y)));
    this.corner = { x: (one.x + other.x - this.width) / 2, y: (one.y + other.y - this.height) / 2 };
  }

  /** What is enlarged, as it can be kept and put back. */
  get enlarged(): { scale: number; corner: Point } {
    return { scale: this.scale, corner: this.at };
  }

  set enlarged({ scale, corner }) {
    this.scale = scale;
    this.corner = corner;
  }

  get width(): number {
    return this.size().width / this.scale;
  }

  get height(): number {
    return this.size().height / this.scale;
  }

  /** The upper left corner of the visible part, which never reaches beyond the drawing. */
  get at(): Point {
    const { width, height } = this.size();
    return { x: within(this.corner.x, width - this.width), y: within(this.corner.y, height - this.height) };
  }

  get closest(): boolean {
    return this.scale >= CLOSEST;
  }

  /** Enlarge by a factor; the given point stays where it is. */
  zoom(factor: number, still: Point = this.centre): void {
    const before = this.scale;
    const { x, y } = this.at;
    this.scale = Math.min(CLOSEST, Math.max(1, before * factor));
    const ratio = before / this.scale;
    this.corner = { x: still.x - (still.x - x) * ratio, y: still.y - (still.y - y) * ratio };
  }

  move(by: Point): void {
    const { x, y } = this.at;
    this.corner = { x: x + by.x, y: y + by.y };
  }

  /** Make a point visible, if it is not well inside already. */
  show(point: Point): void {
    const { x, y } = this.at;
    const inside = (value: number, from: number, length: number): boolean =>
      value > from + length * 0.1 && value < from + length * 0.9;
    if (inside(point.x, x, this.width) && inside(point.y, y, this.height)) return;
    this.corner = { x: point.x - this.width / 2, y: point.y - this.height / 2 };
  }

  all(): void {
    this.scale = 1;
    this.corner = { x: 0, y: 0 };
  }

  private get centre(): Point {
    return { x: this.at.x + this.width / 2, y: this.at.y + this.height / 2 };
  }
}

const within = (value: number, most: number): number => Math.min(Math.max(0, value), Math.max(0, most));
