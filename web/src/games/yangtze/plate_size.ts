/**
 * How large the posts, goods and cards on the plates of the players are, step by step: larger than usual while everybody
 * owns little, smaller where many own much.
 */
const STEPS: readonly number[] = [1.5, 1.35, 1.2, 1.1, 1, 0.95, 0.9, 0.85, 0.8, 0.7, 0.6, 0.5];

/**
 * Lets the plates be as large as their column allows. How high they are depends on names, posts and goods, which no style
 * sheet can add up; so they are measured, before anything is painted. Once something did not fit, nothing grows again until
 * the window does, lest plates jump whenever goods come and go. Where the page scrolls, there is always room, and they are as
 * large as usual.
 */
export class PlateSize {
  private step = 0;

  fit(column: HTMLElement, bounded: boolean): void {
    column.style.setProperty('--goods-wrap', bounded ? 'nowrap' : 'wrap');
    if (!bounded) {
      column.style.setProperty('--plate-size', '1');
      return;
    }
    for (; this.step < STEPS.length; this.step += 1) {
      column.style.setProperty('--plate-size', String(STEPS[this.step]));
      if (column.scrollHeight <= column.clientHeight) return;
    }
  }

  /** The window has another size. */
  refit(column: HTMLElement, bounded: boolean): void {
    this.step = 0;
    this.fit(column, bounded);
  }
}
