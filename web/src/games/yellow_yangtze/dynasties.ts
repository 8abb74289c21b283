/** Whose mark stands on a leader: the dynasty of each seat. */
export const DYNASTIES = ['lion', 'bull', 'archer', 'pot'] as const;
export type Dynasty = (typeof DYNASTIES)[number];

export function dynastyOf(seat: number): Dynasty {
  return DYNASTIES[seat % DYNASTIES.length] ?? 'lion';
}
