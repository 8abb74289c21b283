import { recall, remember } from './preferences';

const THEMES = ['system', 'light', 'dark'] as const;
const LIGHT_FIRST = ['light', 'dark'] as const;
const DARK_FIRST = ['dark', 'light'] as const;
export type Theme = (typeof THEMES)[number];

class ThemeChoice {
  current = $state<Theme>(THEMES.find((theme) => theme === recall('theme')) ?? 'system');

  /** From the system's colours to the others, to those named alike, and back to the system's: a first press shows. */
  turn(): void {
    const [alike, other] = matchMedia('(prefers-color-scheme: dark)').matches ? DARK_FIRST : LIGHT_FIRST;
    this.current = this.current === 'system' ? other : this.current === other ? alike : 'system';
    remember('theme', this.current);
    this.show();
  }

  show(): void {
    if (this.current === 'system') document.documentElement.removeAttribute('data-theme');
    else document.documentElement.dataset['theme'] = this.current;
  }
}

export const theme = new ThemeChoice();
