/**
 * What several observers all see: where their views differ, nothing. It is shown while the screen changes hands, when
 * everybody at it may look. It needs to know no game: what one of them cannot see is missing or different in its view.
 */
export function common<T>(views: readonly T[]): T {
  const [first, ...others] = views;
  return others.reduce<unknown>((shared, view) => meet(shared, view), first) as T;
}

function meet(one: unknown, other: unknown): unknown {
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length ? meetLists(one, other) : null;
  }
  if (isRecord(one) && isRecord(other)) {
    const keys = Object.keys(one).filter((key) => key in other);
    return Object.fromEntries(keys.map((key) => [key, meet(one[key], other[key])]));
  }
  return one === other ? one : null;
}

/** Lists of records are met one by one; of a list of plain values a part would say something wrong. */
function meetLists(one: unknown[], other: unknown[]): unknown {
  if (one.every((item) => typeof item === 'object')) return one.map((item, index) => meet(item, other[index]));
  return one.every((item, index) => item === other[index]) ? one : null;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
