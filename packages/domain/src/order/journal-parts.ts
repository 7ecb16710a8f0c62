import { share } from '../money/share.ts';
import { containedVat, type Vat } from '../money/vat.ts';

/** What one line of an order is paid for: its tickets, or the fees on them. A gift card is owed, and nothing was sold yet. */
export interface OrderPart {
  readonly offerId: string;
  readonly kind: 'ticket' | 'fee' | 'gift_card';
  /** For one ticket. */
  readonly unitMinor: number;
  readonly count: number;
  readonly vat: Vat | null;
  /** What the journal has booked for it so far, and the VAT in that. */
  readonly bookedMinor: number;
  readonly bookedVatMinor: number;
}

/** A movement of money, or some of it. What came in is above zero, what went back below. */
export interface JournalPart<Part extends OrderPart = OrderPart> {
  /** Null for what is for nothing that was sold. */
  readonly part: Part | null;
  readonly amountMinor: number;
  readonly vatMinor: number;
}

/** What a payment that counts towards its order pays: what is still open of each part, by its share. The rest was too much. */
export function receivedParts<Part extends OrderPart>(
  parts: readonly Part[],
  amountMinor: number,
): JournalPart<Part>[] {
  const open = parts.map(({ unitMinor, count, bookedMinor }) => Math.max(0, unitMinor * count - bookedMinor));
  const assigned = Math.min(amountMinor, total(open));
  return [...book(parts, share(assigned, open)), ...unassigned(amountMinor - assigned)];
}

export interface ReturnedMoney {
  readonly amountMinor: number;
  /** The offers of the tickets that go back with it, one for each; null when it is for no ticket in particular. */
  readonly offerIds: readonly string[] | null;
  /**
   * The offers of a bundle that keeps something when it is broken: what goes back beyond the price of their own tickets is taken of these
   * first, of their fees last.
   */
  readonly fellowIds?: readonly string[] | undefined;
  /** Whether the fees on these tickets stay with the seller; they do not unless it is said. */
  readonly keepsFees?: boolean | undefined;
  /** What its payment brought that was for nothing and is claimed by no other refund, and whether that goes back first. */
  readonly unassignedMinor: number;
  readonly isUnassigned: boolean;
}

/**
 * What a refund takes back: of the tickets that it is for as much as is booked for them; of all the others, by their share, what it is
 * more. So no part ever falls below nothing, and an order that is given back whole has nothing booked.
 */
export function returnedParts<Part extends OrderPart>(
  parts: readonly Part[],
  { amountMinor, offerIds, fellowIds = [], keepsFees, unassignedMinor, isUnassigned }: ReturnedMoney,
): JournalPart<Part>[] {
  const excess = isUnassigned ? Math.min(amountMinor, Math.max(0, unassignedMinor)) : 0;
  const booked = parts.map(({ bookedMinor }) => Math.max(0, bookedMinor));
  const first = ticketShares(parts, { amountMinor: amountMinor - excess, offerIds, fellowIds, keepsFees });
  const takeMore = (sofar: readonly number[], isReached: (part: Part) => boolean) => {
    const left = parts.map((part, index) =>
      isReached(part) ? (booked[index] ?? 0) - (sofar[index] ?? 0) : 0,
    );
    const more = share(Math.min(amountMinor - excess - total(sofar), total(left)), left);
    return sofar.map((minor, index) => minor + (more[index] ?? 0));
  };
  const ofTickets = takeMore(first, ({ offerId, kind }) => kind === 'ticket' && fellowIds.includes(offerId));
  const ofFellows = takeMore(ofTickets, ({ offerId }) => fellowIds.includes(offerId));
  const taken = takeMore(ofFellows, () => true);
  return [
    ...book(
      parts,
      taken.map((minor) => -minor),
    ),
    ...unassigned(total(taken) - amountMinor),
  ];
}

/** What a refund takes of each part for the tickets that it is for. What a broken bundle keeps is kept of its own tickets. */
export function ticketShares(
  parts: readonly Pick<OrderPart, 'offerId' | 'kind' | 'unitMinor' | 'bookedMinor'>[],
  { amountMinor, offerIds, fellowIds = [], keepsFees }: TicketMoney,
): number[] {
  const wanted = parts.map(({ offerId, kind, unitMinor, bookedMinor }) => {
    if (keepsFees && kind === 'fee') return 0;
    const tickets = offerIds?.filter((id) => id === offerId).length ?? 0;
    return Math.min(unitMinor * tickets, Math.max(0, bookedMinor));
  });
  const ofFellows = parts.map(({ offerId }) => fellowIds.includes(offerId));
  const [alone, together] = [false, true].map((isFellow) =>
    wanted.map((minor, index) => (ofFellows[index] === isFellow ? minor : 0)),
  ) as [number[], number[]];
  const first = share(Math.min(amountMinor, total(alone)), alone);
  const second = share(Math.min(amountMinor - total(first), total(together)), together);
  return first.map((minor, index) => minor + (second[index] ?? 0));
}

type TicketMoney = Pick<ReturnedMoney, 'amountMinor' | 'offerIds' | 'fellowIds' | 'keepsFees'>;

/** What was booked wrongly, the other way round. */
export function reversedParts<Part extends OrderPart>(
  parts: readonly Part[],
  booked: readonly { readonly offerId: string | null; readonly kind: string; readonly amountMinor: number }[],
): JournalPart<Part>[] {
  const bookedFor = (offerId: string | null, kind: string) =>
    total(
      booked
        .filter((one) => one.offerId === offerId && one.kind === kind)
        .map(({ amountMinor }) => -amountMinor),
    );
  const taken = parts.map(({ offerId, kind }) => bookedFor(offerId, kind));
  return [...book(parts, taken), ...unassigned(bookedFor(null, 'unassigned'))];
}

const total = (minors: readonly number[]): number => minors.reduce((sum, minor) => sum + minor, 0);

/** VAT follows from what is booked afterwards, so that however a sum came and went, it contains what it would at once. */
const book = <Part extends OrderPart>(
  parts: readonly Part[],
  minors: readonly number[],
): JournalPart<Part>[] =>
  parts.flatMap((part, index) => {
    const amountMinor = minors[index] ?? 0;
    const vatAfter = containedVat(part.bookedMinor + amountMinor, part.vat?.rate ?? 0);
    return amountMinor === 0 ? [] : [{ part, amountMinor, vatMinor: vatAfter - part.bookedVatMinor }];
  });

const unassigned = (amountMinor: number): JournalPart<never>[] =>
  amountMinor === 0 ? [] : [{ part: null, amountMinor, vatMinor: 0 }];
