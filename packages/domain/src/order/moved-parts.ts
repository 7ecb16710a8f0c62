import { divideRounded } from '../money/decimal.ts';
import { share } from '../money/share.ts';
import { containedVat } from '../money/vat.ts';
import { type JournalPart, type OrderPart, type ReturnedMoney, ticketShares } from './journal-parts.ts';

/** What tickets are moved out of: a part of an old line. */
export interface LeftPart<Part extends OrderPart = OrderPart> {
  readonly part: Part;
  /** How many tickets of the line are good, and how many of these are moved. */
  readonly good: number;
  readonly moved: number;
  /** What is on its way back of each payment for others of its tickets. */
  readonly returning: readonly PaymentSum[];
  /** What is booked for it of each payment. */
  readonly booked: readonly PaymentSum[];
}

export interface PaymentSum {
  readonly paymentId: string;
  readonly minor: number;
}

export interface MovedMoney<Part extends OrderPart = OrderPart> {
  readonly from: readonly LeftPart<Part>[];
  readonly to: readonly Part[];
  /** What goes back of which payment: until it has gone, it is for nothing. */
  readonly goesBack: readonly PaymentSum[];
}

/** A refund that has not gone yet. */
export interface OpenRefund
  extends Pick<ReturnedMoney, 'amountMinor' | 'offerIds' | 'fellowIds' | 'keepsFees'> {
  readonly paymentId: string;
}

/**
 * What open refunds will take of each part for their tickets, one after another. Several may be for the same tickets, each with what its
 * payment gives of them; what is for no ticket in particular finds its part when it goes.
 */
export function returningSums<Part extends OrderPart>(
  parts: readonly Part[],
  refunds: readonly OpenRefund[],
): ReadonlyMap<Part, readonly PaymentSum[]> {
  const sums = new Map(parts.map((part) => [part, [] as PaymentSum[]]));
  let left = parts.map(({ offerId, kind, unitMinor, bookedMinor }) => ({
    offerId,
    kind,
    unitMinor,
    bookedMinor,
  }));
  for (const { paymentId, ...refund } of refunds) {
    const shares = ticketShares(left, refund);
    for (const [index, part] of parts.entries()) {
      const minor = shares[index] ?? 0;
      if (minor > 0) sums.get(part)?.push({ paymentId, minor });
    }
    left = left.map((one, index) => ({ ...one, bookedMinor: one.bookedMinor - (shares[index] ?? 0) }));
  }
  return sums;
}

/**
 * What of a part's money is for the tickets that are moved: all of it that is not on its way back, when no other is good. Where tickets of
 * the line are good no more, what is above the price of the good ones is theirs: it should have gone back, and did not.
 */
export function leavingMinor({ part, good, moved, returning }: Omit<LeftPart, 'booked'>): number {
  const kept = Math.max(0, part.bookedMinor - sum(returning.map(({ minor }) => minor)));
  const own = good < part.count ? Math.min(kept, good * part.unitMinor) : kept;
  const [leaving = 0] = share(own, [moved, good - moved]);
  return leaving;
}

/** What each payment has brought for a part, without what is on its way back of it. */
const stayingSums = ({ booked, returning }: Pick<LeftPart, 'booked' | 'returning'>): PaymentSum[] =>
  booked.map(({ paymentId, minor }) => {
    const own = returning.filter((one) => one.paymentId === paymentId);
    return { paymentId, minor: minor - sum(own.map((one) => one.minor)) };
  });

/** What is booked for tickets that are moved, fees aside: no more can go back for them. */
export const leavingTicketsMinor = (from: readonly LeftPart[]): number =>
  sum(from.filter(({ part }) => part.kind === 'ticket').map(leavingMinor));

/**
 * Money follows its tickets: what is booked for them is booked out of the old lines and into the new ones, tickets as tickets and fees as
 * fees, payment by payment, so that what each payment has brought stays what it was. The parts of a payment add up to nothing.
 */
export function movedParts<Part extends OrderPart>({
  from,
  to,
  goesBack,
}: MovedMoney<Part>): ReadonlyMap<string, readonly JournalPart<Part>[]> {
  const book = bookkeeper<Part>();
  for (const kind of ['ticket', 'fee'] as const) {
    const left = from.filter(({ part }) => part.kind === kind);
    const reached = to.filter((part) => part.kind === kind);
    const byPayment = new Map<string, number>();
    const add = (paymentId: string, minor: number) =>
      byPayment.set(paymentId, (byPayment.get(paymentId) ?? 0) + minor);
    for (const one of left)
      for (const { paymentId, minor } of spread(leavingMinor(one), stayingSums(one))) {
        book.add(paymentId, one.part, -minor);
        add(paymentId, minor);
      }
    if (kind === 'ticket')
      for (const { paymentId, minor } of goesBack) {
        book.add(paymentId, null, minor);
        add(paymentId, -minor);
      }
    const weights = reached.map(({ unitMinor, count }) => unitMinor * count);
    const sums = share(sum([...byPayment.values()]), weights);
    for (const [paymentId, index, minor] of fill([...byPayment], sums)) {
      const part = reached[index];
      if (part) book.add(paymentId, part, minor);
    }
  }
  return book.entries();
}

const sum = (minors: readonly number[]): number => minors.reduce((total, minor) => total + minor, 0);

/** A sum by the payments that brought it. Running sums are rounded, so that the parts add up and the whole takes each payment's own. */
function spread(minor: number, booked: readonly PaymentSum[]): PaymentSum[] {
  const total = sum(booked.map((one) => one.minor));
  if (total <= 0) return [];
  let [soFar, given] = [0, 0];
  return booked.map((one) => {
    soFar += one.minor;
    const until = Number(divideRounded(BigInt(minor) * BigInt(soFar), BigInt(total), 'half-up'));
    const own = until - given;
    given = until;
    return { paymentId: one.paymentId, minor: own };
  });
}

/** Which payment fills which of the new parts, one after the other. A payment that gives back more than it brought takes from what others filled. */
function* fill(
  payments: readonly (readonly [string, number])[],
  sums: readonly number[],
): Generator<readonly [paymentId: string, index: number, minor: number]> {
  const ends = sums.map((_, index) => sum(sums.slice(0, index + 1)));
  let at = 0;
  for (const [paymentId, minor] of payments) {
    const [low, high] = [Math.min(at, at + minor), Math.max(at, at + minor)];
    for (const [index, end] of ends.entries()) {
      const start = index === 0 ? Number.NEGATIVE_INFINITY : (ends[index - 1] ?? 0);
      const stop = index === ends.length - 1 ? Number.POSITIVE_INFINITY : end;
      const overlap = Math.min(high, stop) - Math.max(low, start);
      if (overlap > 0) yield [paymentId, index, minor < 0 ? -overlap : overlap];
    }
    at += minor;
  }
}

/** Adds up what is booked of each payment for each part, and finds the VAT in it: what is booked afterwards contains it, however it came. */
function bookkeeper<Part extends OrderPart>() {
  const amounts = new Map<string, Map<Part | null, number>>();
  return {
    add(paymentId: string, part: Part | null, minor: number): void {
      const own = amounts.get(paymentId) ?? new Map<Part | null, number>();
      amounts.set(paymentId, own.set(part, (own.get(part) ?? 0) + minor));
    },
    entries(): ReadonlyMap<string, readonly JournalPart<Part>[]> {
      const states = new Map<Part, { minor: number; vatMinor: number }>();
      const toPart = ([part, amountMinor]: readonly [Part | null, number]): JournalPart<Part>[] => {
        if (amountMinor === 0) return [];
        if (part === null) return [{ part, amountMinor, vatMinor: 0 }];
        const before = states.get(part) ?? { minor: part.bookedMinor, vatMinor: part.bookedVatMinor };
        const minor = before.minor + amountMinor;
        const vatMinor = containedVat(minor, part.vat?.rate ?? 0);
        states.set(part, { minor, vatMinor });
        return [{ part, amountMinor, vatMinor: vatMinor - before.vatMinor }];
      };
      const entries = [...amounts].map(([id, own]) => [id, [...own].flatMap(toPart)] as const);
      return new Map(entries.filter(([, parts]) => parts.length > 0));
    },
  };
}
