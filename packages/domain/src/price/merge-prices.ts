/** Spec §4: fresh prices are merged into the stored ones by event id; the others stay. */
export function mergePrices<Price extends { readonly id: number }>(
  stored: readonly Price[],
  fresh: readonly Price[],
): Price[] {
  return [...new Map([...stored, ...fresh].map((price) => [price.id, price])).values()];
}
