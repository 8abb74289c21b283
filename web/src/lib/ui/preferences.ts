/** Small settings kept in the browser; if storage is blocked, they last as long as the page. */
const unsaved = new Map<string, string>();

export function recall(key: string): string | null {
  try {
    return localStorage.getItem(`sampan.${key}`) ?? unsaved.get(key) ?? null;
  } catch {
    return unsaved.get(key) ?? null;
  }
}

export function remember(key: string, value: string): void {
  unsaved.set(key, value);
  try {
    localStorage.setItem(`sampan.${key}`, value);
  } catch {
    // It is still in memory.
  }
}
