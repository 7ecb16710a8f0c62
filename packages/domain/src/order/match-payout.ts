/** What a provider says it has paid out, or what the books say moved through it. Below zero is what went back. */
export interface PaidOut {
  /** The provider's, of the payment or refund. */
  readonly id: string;
  readonly minor: number;
  readonly currency: string;
}

export type PayoutMatch = 'matched' | 'unknown' | 'amount_differs' | 'paid_out_before';

/** Line by line: each payment and each refund is paid out once, as large as it was. */
export function matchPayout(
  lines: readonly PaidOut[],
  books: readonly PaidOut[],
  paidOutBefore: readonly string[],
): PayoutMatch[] {
  const booked = new Map(books.map((movement) => [movement.id, movement]));
  const seen = new Set(paidOutBefore);
  return lines.map(({ id, minor, currency }) => {
    const movement = booked.get(id);
    if (!movement) return 'unknown';
    if (seen.has(id)) return 'paid_out_before';
    if (movement.minor !== minor || movement.currency !== currency) return 'amount_differs';
    seen.add(id);
    return 'matched';
  });
}
