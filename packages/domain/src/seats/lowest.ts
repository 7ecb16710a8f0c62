/** The items with the lowest costs, at most so many, the lowest first; of equals, those that came first. */
export function lowest<Item>(items: Iterable<Item>, most: number, costOf: (item: Item) => number): Item[] {
  const found: { item: Item; cost: number }[] = [];
  for (const item of items) {
    const cost = costOf(item);
    const last = found.at(-1);
    if (found.length >= most && cost >= (last?.cost ?? 0)) continue;
    const place = found.findIndex((other) => other.cost > cost);
    found.splice(place < 0 ? found.length : place, 0, { item, cost });
    if (found.length > most) found.pop();
  }
  return found.map(({ item }) => item);
}
