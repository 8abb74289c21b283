/** Items grouped by their key, in the order in which the keys first appear. */
export function groupBy<Item, Key>(items: readonly Item[], key: (item: Item) => Key): [Key, Item[]][] {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const found = groups.get(key(item));
    if (found) found.push(item);
    else groups.set(key(item), [item]);
  }
  return [...groups];
}
