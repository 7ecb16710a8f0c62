import { type BundleTicket, returnPart } from '@parterre/domain/bundles/bundle-return';
import { readKeptForLines } from '../order/book-money.service.ts';
import type { LockedOrder } from '../order/order.service.ts';
import { readPerformances } from '../order/order-performances.service.ts';
import { bundleDiscount, type OrderLineRecord } from '../order/order-record.ts';
import type { TicketRecord } from '../tickets/tickets.service.ts';

interface GivenBack {
  readonly tickets: readonly TicketRecord[];
  /** All that are good before. */
  readonly good: readonly TicketRecord[];
  /** A performance that is not what was bought, as a called-off one: nobody broke the bundle. */
  readonly lostPerformanceId: number | undefined;
}

export type BundleReturned =
  | {
      readonly kind: 'given';
      /** How much more, or less, goes back than was paid for the tickets. */
      readonly differenceMinor: number;
    }
  | { readonly kind: 'refused' };

/** What giving back these tickets comes to for the bundles that they are of, by the rule that counted when they were bought. */
export async function returnBundles(
  locked: LockedOrder,
  { tickets, good, lostPerformanceId }: GivenBack,
): Promise<BundleReturned> {
  const { tx, order } = locked;
  const lines = new Map(order.lines.map((line) => [line.offer_id, line]));
  const bundles = Map.groupBy(
    order.lines.filter(({ offer_id }) => tickets.some((ticket) => ticket.offer_id === offer_id)),
    (line) => bundleDiscount(line)?.bundle_id,
  );
  let differenceMinor = 0;
  for (const [bundleId, [first]] of bundles) {
    const sold = first && bundleDiscount(first)?.returns;
    if (bundleId === undefined || sold === undefined) continue;
    // Another date of the same event may still be played, and a ticket of that one lose its fellow.
    const rule = sold === 'whole' && lostPerformanceId !== undefined ? 'share' : sold;
    const own = order.lines.filter((line) => bundleDiscount(line)?.bundle_id === bundleId);
    const ofBundle = (some: readonly TicketRecord[]) =>
      some.flatMap(({ offer_id }) => toBundleTicket(lines.get(offer_id), bundleId) ?? []);
    const returned = ofBundle(tickets);
    const performances = await readPerformances(tx, order);
    const isPlayed = ({ performance_id }: OrderLineRecord) =>
      performance_id !== lostPerformanceId && performances.get(performance_id)?.status === 'scheduled';
    const answer = returnPart(rule, {
      returned,
      remaining: ofBundle(good.filter((ticket) => !tickets.includes(ticket))),
      items: [...new Set(own.filter(isPlayed).flatMap((line) => bundleDiscount(line)?.item ?? []))],
      keptMinor: await readKeptForLines(locked, own),
    });
    if (answer.kind === 'refused') return answer;
    differenceMinor += answer.minor - returned.reduce((sum, { priceMinor }) => sum + priceMinor, 0);
  }
  return { kind: 'given', differenceMinor };
}

function toBundleTicket(line: OrderLineRecord | undefined, bundleId: string): BundleTicket | undefined {
  const discount = line && bundleDiscount(line);
  return line && discount?.bundle_id === bundleId
    ? {
        item: discount.item,
        priceMinor: line.price_minor + line.service_fee_minor,
        discountMinor: discount.minor,
      }
    : undefined;
}
