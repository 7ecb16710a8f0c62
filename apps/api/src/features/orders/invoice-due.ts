import type { OrderLineRecord } from './order-record.ts';

const dayMs = 24 * 3600 * 1000;
const daysToPay = 5;
/** The tickets must still reach their buyer. */
const dayBefore = dayMs;

/** Until when an invoice is to be paid; undefined when what it is for begins too soon. */
export function invoiceDue(
  lines: readonly Pick<OrderLineRecord, 'subject'>[],
  at: Date,
  atLeast: Date,
): Date | undefined {
  const starts = lines.map(({ subject }) => new Date(subject.date.started_at).getTime());
  const due = new Date(
    Math.min(at.getTime() + daysToPay * dayMs, ...starts.map((start) => start - dayBefore)),
  );
  return due > atLeast ? due : undefined;
}
