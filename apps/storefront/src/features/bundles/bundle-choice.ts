import type { Bundle } from '@parterre/contracts/bundles/bundle';
import { applyBundle, type BundleLine } from '@parterre/domain/bundles/apply-bundle';
import type { BundleRule } from '@parterre/domain/bundles/bundle';
import { fromWire } from '@parterre/domain/money/wire-money';

export type BundleDate = Bundle['dates'][number];
export type BundleZone = BundleDate['zones'][number];

/** What a date counts as: itself, or its event. */
export const toItem = ({ is_by_event }: Pick<Bundle, 'is_by_event'>, date: BundleDate): number =>
  is_by_event ? date.event_id : date.id;

export const countItems = (bundle: Bundle): number =>
  new Set(bundle.dates.map((date) => toItem(bundle, date))).size;

/** Whether there is nothing to choose: every date is part of it. */
export const isFixed = (bundle: Bundle): boolean => bundle.dates.length === bundle.pick;

/** Where all there is must be taken, the earliest date of each is chosen at first. */
export function firstChoice(bundle: Bundle): readonly number[] {
  if (countItems(bundle) > bundle.pick) return [];
  const byItem = new Map(bundle.dates.toReversed().map((date) => [toItem(bundle, date), date.id]));
  return bundle.dates.flatMap(({ id }) => ([...byItem.values()].includes(id) ? [id] : []));
}

/** A date is taken, or left. Another one of the same event takes its place; beyond what a bundle takes nothing changes. */
export function toggleDate(bundle: Bundle, chosen: readonly number[], id: number): readonly number[] {
  if (chosen.includes(id)) return chosen.filter((one) => one !== id);
  const date = bundle.dates.find((one) => one.id === id);
  if (!date) return chosen;
  const others = bundle.dates.filter(
    (one) => chosen.includes(one.id) && toItem(bundle, one) !== toItem(bundle, date),
  );
  return others.length >= bundle.pick ? chosen : [...others.map((one) => one.id), id];
}

/** The zones of all dates, in the order in which they are named, each at its lowest price with the fee. */
export function listZones(
  dates: readonly BundleDate[],
): readonly { readonly id: string; readonly name: string; readonly price: number }[] {
  const zones = new Map<string, { id: string; name: string; price: number }>();
  for (const { id, name, price, service_fee } of dates.flatMap((date) => date.zones)) {
    const all = price + service_fee;
    zones.set(id, { id, name, price: Math.min(all, zones.get(id)?.price ?? all) });
  }
  return [...zones.values()];
}

/** The zone of a date: the one chosen for it, else the one chosen for all, else any that it has. */
export const zoneAt = (
  date: BundleDate,
  { all, own }: { readonly all: string; readonly own: Readonly<Record<number, string>> },
): BundleZone | undefined =>
  date.zones.find(({ id }) => id === own[date.id]) ??
  date.zones.find(({ id }) => id === all) ??
  date.zones[0];

export interface BundleSum {
  /** One by one, with fees. */
  readonly singleMinor: number;
  readonly offMinor: number;
}

interface Priced {
  readonly chosen: readonly { readonly date: BundleDate; readonly zone: BundleZone }[];
  readonly count: number;
  readonly currency: string;
}

/** What the chosen tickets come to, by the rule that the cart prices them by. */
export function sumBundle(bundle: Bundle, { chosen, count, currency }: Priced): BundleSum {
  const minor = (amount: number) => fromWire(amount, currency).amountMinor;
  const lines = chosen.flatMap(({ date, zone }) =>
    Array.from(
      { length: count },
      (_, person): BundleLine => ({
        id: `${date.id} ${person}`,
        eventId: date.event_id,
        performanceId: date.id,
        zone: zone.id,
        seat: null,
        count: 1,
        priceMinor: minor(zone.price),
      }),
    ),
  );
  const ids = (of: (date: BundleDate) => number) => [...new Set(bundle.dates.map(of))];
  const applied = applyBundle(
    lines,
    {
      pick: bundle.pick,
      eventIds: bundle.is_by_event ? ids(({ event_id }) => event_id) : null,
      performanceIds: bundle.is_by_event ? null : ids(({ id }) => id),
      zones: null,
      // Which seats they are is found when they are held.
      isSameSeat: false,
      rule: toRule(bundle.rule),
      isCombinable: false,
      returns: bundle.returns,
      // What is on the list is sold now.
      validFrom: null,
      validUntil: null,
      endedAt: null,
    },
    { currency, at: new Date(0) },
  );
  return {
    singleMinor: chosen.reduce(
      (sum, { zone }) => sum + count * (minor(zone.price) + minor(zone.service_fee)),
      0,
    ),
    offMinor: applied.kind === 'applied' ? applied.minor : 0,
  };
}

const toRule = (rule: Bundle['rule']): BundleRule =>
  rule.kind === 'percent'
    ? rule
    : {
        kind: rule.kind,
        prices: rule.prices.map(({ currency_code, zone, amount }) => ({
          currency: currency_code,
          zone,
          minor: fromWire(amount, currency_code).amountMinor,
        })),
      };
