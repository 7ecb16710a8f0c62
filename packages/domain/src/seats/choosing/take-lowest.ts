/** The items with the lowest costs, at most so many, the lowest first; of equals, those that came first. */
export function takeLowest<Item>(
  items: Iterable<Item>,
  maxCount: number,
  cost: (item: Item) => number,
): Item[] {
  const found: { item: Item; itemCost: number }[] = [];
  for (const item of items) {
    const itemCost = cost(item);
    const place = found.findLastIndex((other) => other.itemCost <= itemCost) + 1;
    if (place >= maxCount) continue;
    found.splice(place, 0, { item, itemCost });
    found.length = Math.min(found.length, maxCount);
  }
  return found.map(({ item }) => item);
}
