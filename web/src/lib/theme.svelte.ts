import { recall, remember } from './preferences';

const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

class ThemeChoice {
  current = $state<Theme>(THEMES.find((theme) => theme === recall('theme')) ?? 'system');

  /** From system to light to dark and round again. */
  turn(): void {
    this.current = THEMES[(THEMES.indexOf(this.current) + 1) % THEMES.length] ?? 'system';
    remember('theme', this.current);
    this.show();
  }

  show(): void {
    if (this.current === 'system') document.documentElement.removeAttribute('data-theme');
    else document.documentElement.dataset['theme'] = this.current;
  }
}

export const theme = new ThemeChoice();
