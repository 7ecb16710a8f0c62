/** Who waits for a document: the mail of the house, or a visitor by their mark. */
export type Lane = { readonly kind: 'mail' } | { readonly kind: 'visitor'; readonly mark: string };

/**
 * What waits to be set in type. Mail and visitors take turns, and so does each visitor with the others: however much one of
 * them asks for, another waits for one document of theirs at a time, and tickets go out by mail.
 */
export class PdfQueue<Item> {
  readonly #mail: Item[] = [];
  readonly #visitors = new Map<string, Item[]>();
  #isMailNext = true;
  /** Who of the visitors had the last turn. */
  #served: string | undefined;

  add(lane: Lane, item: Item): void {
    if (lane.kind === 'mail') this.#mail.push(item);
    else this.#visitors.set(lane.mark, [...(this.#visitors.get(lane.mark) ?? []), item]);
  }

  next(): Item | undefined {
    const isMailNext = this.#isMailNext;
    this.#isMailNext = !isMailNext;
    return isMailNext
      ? (this.#mail.shift() ?? this.#nextOfVisitors())
      : (this.#nextOfVisitors() ?? this.#mail.shift());
  }

  /** Maps keep the order in which their keys came: whoever was served goes to the end, and after whoever came meanwhile. */
  #nextOfVisitors(): Item | undefined {
    const [first, second] = this.#visitors;
    const visitor = first?.[0] === this.#served && second ? second : first;
    if (!visitor) return undefined;
    const [mark, [item, ...waiting]] = visitor;
    this.#served = mark;
    this.#visitors.delete(mark);
    if (waiting.length > 0) this.#visitors.set(mark, waiting);
    return item;
  }
}
