/**
 * Shares a sum by weight, in whole minor units that add up to it: each gets its part rounded down, and what is left goes unit by unit to
 * those who lost most by that, the first of them first. Nobody gets more than their weight while the weights add up to the sum or more.
 */
export function share(amountMinor: number, weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  if (total === 0n) return weights.map(() => 0);
  const parts = weights.map((weight, index) => {
    const product = BigInt(amountMinor) * BigInt(weight);
    return { index, minor: product / total, lost: product % total };
  });
  const left = BigInt(amountMinor) - parts.reduce((sum, { minor }) => sum + minor, 0n);
  const byLoss = parts.toSorted((a, b) => (a.lost === b.lost ? a.index - b.index : a.lost > b.lost ? -1 : 1));
  const lucky = new Set(byLoss.slice(0, Number(left)).map(({ index }) => index));
  return parts.map(({ index, minor }) => Number(minor) + (lucky.has(index) ? 1 : 0));
}
