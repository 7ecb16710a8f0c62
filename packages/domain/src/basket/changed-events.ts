/** What a line of a basket takes of an event's stock. */
interface StockLine {
  readonly id: string;
  readonly count: number;
  readonly extra: { readonly event: { readonly id: number }; readonly state: string };
}

/** The events whose stock two states of a basket take differently: their prices may have changed with it. */
export function changedEvents(before: readonly StockLine[], after: readonly StockLine[]): number[] {
  const unmatched = (lines: readonly StockLine[], others: readonly StockLine[]) =>
    lines.filter(
      ({ id, count, extra }) =>
        !others.some(
          (other) => other.id === id && other.count === count && other.extra.state === extra.state,
        ),
    );
  const changed = [...unmatched(before, after), ...unmatched(after, before)];
  return [...new Set(changed.map(({ extra }) => extra.event.id))];
}
