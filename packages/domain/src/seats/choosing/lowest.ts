/** The items with the lowest costs, at most so many, the lowest first; of equals, those that came first. */
export function lowest<Item>(items: Iterable<Item>, most: number, costOf: (item: Item) => number): Item[] {
  const found: { item: Item; cost: number }[] = [];
  for (const item of items) {
    const cost = costOf(item);
    const place = found.findLastIndex((other) => other.cost <= cost) + 1;
    if (place >= most) continue;
    found.splice(place, 0, { item, cost });
    found.length = Math.min(found.length, most);
  }
  return found.map(({ item }) => item);
}
