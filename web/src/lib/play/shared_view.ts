/**
 * What several observers all see: null wherever their views differ. It is shown while the screen changes hands, when
 * everybody in front of it may look. It knows no game: whatever one of them cannot see is missing or different in its view.
 */
export function sharedView<T>(views: readonly T[]): T {
  const [first, ...others] = views;
  return others.reduce<unknown>((shared, view) => intersect(shared, view), first) as T;
}

function intersect(one: unknown, other: unknown): unknown {
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length ? intersectLists(one, other) : null;
  }
  if (isRecord(one) && isRecord(other)) {
    const keys = Object.keys(one).filter((key) => key in other);
    return Object.fromEntries(keys.map((key) => [key, intersect(one[key], other[key])]));
  }
  return one === other ? one : null;
}

/** Lists of records are compared item by item; a list of plain values with gaps would be misleading. */
function intersectLists(one: unknown[], other: unknown[]): unknown {
  if (one.every((item) => typeof item === 'object')) return one.map((item, index) => intersect(item, other[index]));
  return one.every((item, index) => item === other[index]) ? one : null;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Something of which several observers may see different values in some fields: these are null where the views differ. */
export type Hidden<T, Field extends keyof T> = { [Name in keyof T]: Name extends Field ? T[Name] | null : T[Name] };
