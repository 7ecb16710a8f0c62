import type { Vat } from '@parterre/domain/money/vat';
import { wireAmount } from '../../catalogue-reader/wire-values.ts';
import type { Db } from '../../database/connect.ts';
import { type Memo, makeMemo } from '../../response-cache/memo.ts';
import {
  type PerformanceSubjectRow,
  type SoldZoneRow,
  selectPerformanceSubject,
  selectSoldZones,
  type Translated,
} from './performances.queries.ts';

export interface SoldZone {
  readonly id: string;
  readonly name: Translated;
  readonly hasUnits: boolean;
  /** By currency, in decimals as on the wire. */
  readonly prices: Readonly<Record<string, ZonePrice>>;
  /** That the price contains, and the fee; null where the catalogue does not say. */
  readonly vat: Vat | null;
  readonly feeVat: Vat | null;
}

interface ZonePrice {
  readonly price: number;
  readonly extra: { readonly service_fee: number };
}

/** All that a sale must know of a date, and all that a line of a basket shows of it. */
export interface SoldPerformance extends Omit<PerformanceSubjectRow, 'event_id' | 'started_text'> {
  readonly id: number;
  readonly eventId: number;
  readonly startedAt: string;
  readonly planHash: string | null;
  readonly zones: ReadonlyMap<string, SoldZone>;
}

/** Dates as they are sold, read once and kept until the catalogue changes. */
export interface PerformanceCache {
  read(performanceId: number): Promise<SoldPerformance | undefined>;
  forget(): void;
}

const maxPerformances = 5000;

/** `mayKeep` says whether changes of the catalogue are heard of. */
export function makePerformanceCache(db: Db, mayKeep: () => boolean): PerformanceCache {
  const dates: Memo<SoldPerformance | undefined> = makeMemo({
    nowMs: () => 0,
    freshMs: Number.POSITIVE_INFINITY,
    maxEntries: maxPerformances,
  });
  return {
    read: (id) => (mayKeep() ? dates.get(String(id), () => load(db, id)) : load(db, id)),
    forget: dates.clear,
  };
}

async function load(db: Db, id: number): Promise<SoldPerformance | undefined> {
  const subject = await selectPerformanceSubject(db, id);
  if (!subject) return undefined;
  const { event_id: eventId, started_text: startedAt, ...rest } = subject;
  const zones = await selectSoldZones(db, eventId, id);
  return {
    ...rest,
    id,
    eventId,
    startedAt,
    planHash: zones[0]?.plan_hash ?? null,
    zones: new Map(zones.map((row) => [row.zone, soldZone(row)])),
  };
}

function soldZone(row: SoldZoneRow): SoldZone {
  const { zone, name, has_units, prices, vat_rate, vat_exemption, fee_vat_rate, fee_vat_exemption } = row;
  const wire = Object.entries(prices).map(([currency, [price, fee]]) => [
    currency,
    { price: wireAmount(price, currency), extra: { service_fee: wireAmount(fee, currency) } },
  ]);
  return {
    id: zone,
    name,
    hasUnits: has_units,
    prices: Object.fromEntries(wire),
    vat: vat_rate === null ? null : { rate: vat_rate, exemption: vat_exemption },
    feeVat: fee_vat_rate === null ? null : { rate: fee_vat_rate, exemption: fee_vat_exemption },
  };
}
