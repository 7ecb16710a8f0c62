import type { GeneralOffer, Offers, Zone } from '@parterre/contracts/dates/offers';
import { dateSaleState } from '@parterre/domain/price/sale-state';
import { formatOfferId } from '@parterre/domain/seats/offer-id';
import type { Reader } from '../../catalogue-reader/reader.ts';
import { wireAmount } from '../../catalogue-reader/wire-values.ts';
import { selectPerformance, selectPerformancePlan } from './performances.queries.ts';
import { planPath } from './plan-cache.service.ts';
import { countZones, readOpenBatches, readVersion, type ZoneRow } from './stock/stock.service.ts';

export interface SaleRules {
  readonly maxTicketsPerOrder: number;
  /** Where compiled plans are served from: the static asset host, or nothing for this origin. */
  readonly assetHost: string;
}

export interface OffersQuery {
  readonly lang?: string | undefined;
  readonly currency_code?: string | undefined;
  /** Of codes that open what is withheld. */
  readonly keys?: readonly string[] | undefined;
}

/** What is sold for one date, counted now. */
export async function readOffers(
  reader: Reader,
  rules: SaleRules,
  performanceId: number,
  query: OffersQuery,
): Promise<Offers | undefined> {
  const settings = await reader.settings();
  const at = reader.now();
  const date = await selectPerformance(reader.db, performanceId, query.currency_code ?? settings.currency);
  if (!date) return undefined;
  const { event_id, currency } = date;
  const batches = await readOpenBatches(reader.db, query.keys ?? [], at);
  const version = await readVersion(reader.db);
  const [zones, plan] = await Promise.all([
    countZones(reader.db, { events: [{ id: event_id, currency }], performanceId, at, batches }),
    selectPerformancePlan(reader.db, event_id, performanceId),
  ]);
  const ticketsLeft = zones.reduce((sum, { seats_left, units_left }) => sum + seats_left + units_left, 0);
  const priced = (row: ZoneRow) => ({
    name: row.name[query.lang ?? settings.mainLang] ?? row.name[settings.mainLang] ?? row.zone,
    price: wireAmount(row.price_minor, currency),
    service_fee: wireAmount(row.service_fee_minor, currency),
  });
  return {
    currency_code: currency,
    sale_state: dateSaleState({ ...date.sale_data, ticketsLeft }, at.getTime()),
    plan: plan ? { url: `${rules.assetHost}${planPath(plan.hash)}`, hash: plan.hash } : null,
    zones: zones
      .filter(({ seats }) => seats > 0)
      .map((row): Zone => ({ id: row.zone, ...priced(row), left: row.seats_left, colour: row.colour ?? '' })),
    general: zones
      .filter(({ units, seats }) => units > 0 || seats === 0)
      .map(
        (row): GeneralOffer => ({
          ticket_id: formatOfferId({ kind: 'general', performanceId, zone: row.zone }),
          zone_id: row.zone,
          ...priced(row),
          left: row.units_left,
        }),
      ),
    max_per_order: Math.min(rules.maxTicketsPerOrder, date.max_tickets ?? Number.POSITIVE_INFINITY),
    version,
  };
}
