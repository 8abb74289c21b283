/** Readers for the fields of Yellow & Yangtze's views, actions and events. */
import type { Action, GameEvent, View } from '../../lib/connection/protocol';
import type { Space, Triangle, YellowYangtzeView } from './view_types';

export function asView(view: View): YellowYangtzeView {
  return view as unknown as YellowYangtzeView;
}

export function textField(description: Action | GameEvent, field: string): string | null {
  const value = description[field];
  return typeof value === 'string' ? value : null;
}

export function numberField(description: Action | GameEvent, field: string): number | null {
  const value = description[field];
  return typeof value === 'number' ? value : null;
}

/** The three spaces of a triangle. */
export function spacesOf(triangle: Triangle): Space[] {
  return triangle.split('-');
}
