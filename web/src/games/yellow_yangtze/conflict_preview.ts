import type { GameEvent } from '../../lib/connection/protocol';
import { numberField, textField } from './view_fields';
import type { Colour, Leader } from './view_types';
import type { SideInEvent } from './actions_and_events';

/** A war or a revolt as it would begin: the sides with their strengths, and the leaders that could fall. */
export interface ConflictForecast {
  kind: 'war' | 'revolt';
  sides: { strength: number; leaders: Pick<Leader, 'seat' | 'colour'>[] }[];
}

/** The conflict that an event begins, if it begins one. */
export function conflictPreviewOf(event: GameEvent): ConflictForecast | null {
  if (event.kind === 'war_began') {
    const sides = (event['sides'] ?? []) as SideInEvent[];
    return { kind: 'war', sides: sides.map(({ strength, conflicting }) => ({ strength, leaders: conflicting })) };
  }
  if (event.kind !== 'revolt_began') return null;
  const colour = textField(event, 'colour') as Colour;
  const side = (who: string, strength: string): ConflictForecast['sides'][number] => ({
    strength: numberField(event, strength) ?? 0,
    leaders: [{ seat: numberField(event, who) ?? 0, colour }],
  });
  return { kind: 'revolt', sides: [side('attacker', 'attack'), side('defender', 'defence')] };
}
