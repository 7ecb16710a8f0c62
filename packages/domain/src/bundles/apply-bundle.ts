import { divideRounded } from '../money/decimal.ts';
import { share } from '../money/share.ts';
import { wireStepMinor } from '../money/wire-money.ts';
import { type Bundle, type BundleRule, type BundleTerms, bundleState } from './bundle.ts';
import { groupBy } from './group-by.ts';

/** Tickets of one offer, at one price without fees. */
export interface BundleLine {
  readonly id: string;
  readonly eventId: number;
  readonly performanceId: number;
  readonly zone: string;
  /** What its seat is called in every hall that has it; null for general admission. */
  readonly seat: string | null;
  readonly count: number;
  readonly priceMinor: number;
}

export type BundleRefusal =
  | 'not_yet'
  | 'expired'
  | 'ended'
  | 'other_currency'
  | 'other_tickets'
  | 'incomplete'
  | 'no_effect';

/** What is taken off each ticket of a line. */
export interface LineShare {
  readonly id: string;
  readonly item: number;
  readonly minor: number;
}

export type AppliedBundle =
  | {
      readonly kind: 'applied';
      /** How many times it was bought. */
      readonly sets: number;
      readonly minor: number;
      readonly shares: readonly LineShare[];
    }
  | {
      readonly kind: 'refused';
      readonly reason: BundleRefusal;
      /** How many more performances or events it takes. */
      readonly missing: number;
    };

type Priced = Pick<Bundle, 'endedAt'> & BundleTerms;

/**
 * Prices tickets together: as often as there is one ticket for each of as many performances as the bundle has. What is taken off is
 * shared over them by their prices, so that it adds up and tickets of one line cost the same. Of more than it takes, the dearest count.
 */
export function applyBundle(
  lines: readonly BundleLine[],
  bundle: Priced,
  { currency, at }: { readonly currency: string; readonly at: Date },
): AppliedBundle {
  const state = bundleState(bundle, at);
  if (state !== 'active') return refused(state);
  const { rule, pick } = bundle;
  if (rule.kind !== 'percent' && rule.prices.every((price) => price.currency !== currency))
    return refused('other_currency');
  const own = lines.filter((line) => isInScope(line, bundle));
  if (own.length === 0) return refused('other_tickets', pick);
  const chosen = bundle.isSameSeat ? chooseSameSeats(own, bundle) : chooseItems(own, bundle);
  if (chosen.kind === 'incomplete') return refused('incomplete', chosen.missing);
  const step = wireStepMinor(currency);
  const sets = formSets(chosen.columns);
  const off = sets.map((set) => setDiscount(rule, set, { currency, step }));
  if (off.some((minor) => minor === undefined)) return refused('other_tickets');
  const wanted = off.reduce<number>((sum, minor) => sum + (minor ?? 0), 0);
  if (wanted <= 0) return refused('no_effect');
  const shares = shareOff(chosen.columns.flat(), wanted, step).map(({ line, minor }) => ({
    id: line.id,
    item: toItem(line, bundle),
    minor,
    count: line.count,
  }));
  return {
    kind: 'applied',
    sets: sets.length,
    minor: shares.reduce((sum, { minor, count }) => sum + minor * count, 0),
    shares: shares.map(({ id, item, minor }) => ({ id, item, minor })),
  };
}

const refused = (reason: BundleRefusal, missing = 0): AppliedBundle => ({ kind: 'refused', reason, missing });

const toItem = ({ eventId, performanceId }: BundleLine, { eventIds }: BundleTerms): number =>
  eventIds === null ? performanceId : eventId;

const isInScope = (line: BundleLine, { eventIds, performanceIds, zones }: BundleTerms): boolean =>
  (eventIds ?? [line.eventId]).includes(line.eventId) &&
  (performanceIds ?? [line.performanceId]).includes(line.performanceId) &&
  (zones ?? [line.zone]).includes(line.zone);

/** The lines that count, by the performance or event that they are for: each of these has as many tickets. */
type Chosen =
  | { readonly kind: 'complete'; readonly columns: readonly (readonly BundleLine[])[] }
  | { readonly kind: 'incomplete'; readonly missing: number };

function chooseItems(lines: readonly BundleLine[], bundle: BundleTerms): Chosen {
  const items = [...groupBy(lines, (line) => toItem(line, bundle)).values()];
  const counts = items.map((own) => own.reduce((sum, { count }) => sum + count, 0));
  for (let tickets = Math.max(...counts); tickets > 0; tickets -= 1) {
    const columns = items.flatMap((own) => takeLines(own, tickets) ?? []);
    if (columns.length >= bundle.pick)
      return { kind: 'complete', columns: dearestFirst(columns).slice(0, bundle.pick) };
  }
  return { kind: 'incomplete', missing: Math.max(1, bundle.pick - items.length) };
}

/** Whole lines that have so many tickets, the dearest first; none where no such come to the number. A list in a list, or nothing. */
function takeLines(lines: readonly BundleLine[], tickets: number): (readonly BundleLine[])[] | undefined {
  let left = tickets;
  const taken: BundleLine[] = [];
  for (const line of lines.toSorted((a, b) => b.priceMinor - a.priceMinor)) {
    if (line.count > left) continue;
    taken.push(line);
    left -= line.count;
  }
  return left === 0 ? [taken] : undefined;
}

const dearestFirst = (columns: readonly (readonly BundleLine[])[]): (readonly BundleLine[])[] =>
  columns.toSorted((a, b) => price(b) - price(a));

const price = (lines: readonly BundleLine[]): number =>
  lines.reduce((sum, { priceMinor, count }) => sum + priceMinor * count, 0);

/** Seats that are held in all of as many performances. */
function chooseSameSeats(lines: readonly BundleLine[], bundle: BundleTerms): Chosen {
  const bySeat = groupBy(
    lines.filter(({ seat }) => seat !== null),
    ({ seat }) => seat,
  );
  const whole = [...bySeat.values()].filter((own) => own.length === bundle.pick);
  if (whole.length === 0) {
    const most = Math.max(0, ...[...bySeat.values()].map((own) => own.length));
    return { kind: 'incomplete', missing: bundle.pick - most };
  }
  const items = groupBy(whole.flat(), (line) => toItem(line, bundle));
  return { kind: 'complete', columns: [...items.values()] };
}

/** One ticket of each column, zone by zone, so that those of one zone meet where they can. */
function formSets(columns: readonly (readonly BundleLine[])[]): BundleLine[][] {
  const tickets = columns.map((lines) =>
    lines
      .toSorted((a, b) => Number(a.zone > b.zone) - Number(a.zone < b.zone))
      .flatMap((line) => Array.from({ length: line.count }, () => line)),
  );
  const [first = []] = tickets;
  return first.map((_, place) => tickets.flatMap((own) => own[place] ?? []));
}

interface Coin {
  readonly currency: string;
  /** What prices are whole multiples of. */
  readonly step: number;
}

/** Off all tickets of one set; undefined where it has no price for them. What is left is rounded half up. */
function setDiscount(
  rule: BundleRule,
  set: readonly BundleLine[],
  { currency, step }: Coin,
): number | undefined {
  const whole = set.reduce((sum, { priceMinor }) => sum + priceMinor, 0);
  if (rule.kind === 'percent') {
    const left = divideRounded(BigInt(whole) * BigInt(100 - rule.percent), BigInt(100 * step), 'half-up');
    // Only a whole percentage makes tickets free.
    const least = rule.percent < 100 && whole > 0 ? step : 0;
    return whole - Math.min(whole, Math.max(least, Number(left) * step));
  }
  const zones = new Set(set.map(({ zone }) => zone));
  const [only = null] = zones.size === 1 ? zones : [];
  const own = rule.prices.filter((one) => one.currency === currency);
  const found =
    own.find(({ zone }) => zone !== null && zone === only) ?? own.find(({ zone }) => zone === null);
  if (!found) return undefined;
  return rule.kind === 'amount' ? Math.min(whole, found.minor) : Math.max(0, whole - found.minor);
}

/**
 * A sum over lines by what they cost. A line of several tickets takes off the same of each; what does not go into them is taken off lines
 * of one. Where there is none, a line takes off a step more of each ticket: in doubt for the buyer.
 */
function shareOff(
  lines: readonly BundleLine[],
  minor: number,
  step: number,
): { readonly line: BundleLine; readonly minor: number }[] {
  const common = lines.map(({ count }) => count).reduce(commonDivisor);
  const parts = lines.map((line) => ({ line, count: line.count / common, units: 0 }));
  const steps = Math.ceil(minor / step / common);
  const weights = parts.map(({ line, count }) => line.priceMinor * count);
  for (const [index, units] of share(steps, weights).entries()) {
    const part = parts[index];
    if (part) part.units = Math.floor(units / part.count);
  }
  let left = steps - parts.reduce((sum, { count, units }) => sum + count * units, 0);
  // The fewer tickets a line has, the less is taken off too much.
  const byCount = parts.toSorted((a, b) => a.count - b.count);
  while (left > 0) {
    const room = byCount.filter(({ line, units }) => line.priceMinor - units * step >= step);
    const part = room.find(({ count }) => count <= left) ?? room[0];
    if (!part) break;
    const more = part.count === 1 ? Math.min(left, Math.floor(part.line.priceMinor / step) - part.units) : 1;
    part.units += more;
    left -= more * part.count;
  }
  return parts.map(({ line, units }) => ({ line, minor: units * step }));
}

const commonDivisor = (a: number, b: number): number => (b === 0 ? a : commonDivisor(b, a % b));
