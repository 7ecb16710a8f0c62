import type { BundleList, Bundle as WireBundle, WireBundleRule } from '@parterre/contracts/bundles/bundle';
import { type Bundle, type BundleRule, bundleName } from '@parterre/domain/bundles/bundle';
import { dateSaleState } from '@parterre/domain/price/sale-state';
import type { Reader } from '../../../catalogue-reader/reader.ts';
import { type Languages, wireAmount } from '../../../catalogue-reader/wire-values.ts';
import { type Memo, makeMemo } from '../../../response-cache/memo.ts';
import type { OfferCatalog } from '../../basket/offer-catalog.service.ts';
import { inLanguage } from '../../basket/wire-basket.ts';
import type { SoldPerformance } from '../../performances/performance-cache.service.ts';
import { selectDatesToCome, selectOfferedBundles } from './bundles.queries.ts';

export interface ShowBundlesDeps {
  readonly reader: Reader;
  readonly offers: Pick<OfferCatalog, 'dates'>;
}

/** The performances that are sold in bundles, as they were a moment ago: every price that is looked at asks. */
export function makeBundledList({
  freshMs,
  ...deps
}: ShowBundlesDeps & { readonly freshMs: number }): () => Promise<ReadonlySet<number>> {
  const bundled: Memo<ReadonlySet<number>> = makeMemo({
    nowMs: () => performance.now(),
    freshMs,
    staleMs: freshMs,
    maxEntries: 1,
  });
  const list = async () => {
    const { results } = await listBundles(deps, {});
    return new Set(results.flatMap(({ dates }) => dates.map(({ id }) => id)));
  };
  return () => bundled.get('all', list);
}

interface Shown {
  readonly languages: Languages;
  readonly currency: string;
  readonly at: Date;
}

/** What is sold together at this moment, and of which enough is on sale. */
export async function listBundles(
  { reader, offers }: ShowBundlesDeps,
  {
    lang,
    currency_code,
  }: { readonly lang?: string | undefined; readonly currency_code?: string | undefined },
): Promise<BundleList> {
  const { mainLang, currency: main } = await reader.settings();
  const shown = {
    languages: { lang: lang ?? mainLang, mainLang },
    currency: currency_code ?? main,
    at: reader.now(),
  };
  const bundles = await selectOfferedBundles(reader.db, shown.at);
  if (bundles.length === 0) return { currency_code: shown.currency, results: [] };
  const ids = await selectDatesToCome(reader.db, {
    eventIds: bundles.flatMap(({ eventIds }) => eventIds ?? []),
    performanceIds: bundles.flatMap(({ performanceIds }) => performanceIds ?? []),
    at: shown.at,
  });
  const dates = await Promise.all(ids.map((id) => offers.dates.read(id)));
  const results = bundles.map((bundle) =>
    wireBundle(
      bundle,
      dates.filter((date) => date !== undefined),
      shown,
    ),
  );
  return {
    currency_code: shown.currency,
    results: results.filter(
      ({ dates: own, is_by_event, pick }) =>
        new Set(own.map((date) => (is_by_event ? date.event_id : date.id))).size >= pick,
    ),
  };
}

function wireBundle(
  bundle: Bundle,
  dates: readonly SoldPerformance[],
  { languages, currency, at }: Shown,
): WireBundle {
  const { code, pick, eventIds, performanceIds, zones, isSameSeat, returns, validUntil } = bundle;
  const isOwn = ({ id, eventId, sale_data }: SoldPerformance) =>
    (eventIds ?? [eventId]).includes(eventId) &&
    (performanceIds ?? [id]).includes(id) &&
    dateSaleState({ ...sale_data, ticketsLeft: 1 }, at.getTime()) === 'on_sale';
  const shownDates = dates.filter(isOwn).map((date) => ({
    id: date.id,
    event_id: date.eventId,
    title: inLanguage(date.title, languages),
    started_at: date.startedAt,
    place: inLanguage(date.place, languages),
    zones: [...date.zones.values()].flatMap(({ id, name, prices }) => {
      const price = prices[currency];
      const isCounted = zones === null || zones.includes(id);
      return price && isCounted
        ? [
            {
              id,
              name: inLanguage(name, languages) || id,
              price: price.price,
              service_fee: price.extra.service_fee,
            },
          ]
        : [];
    }),
  }));
  return {
    code,
    name: bundleName(bundle, languages.lang),
    pick,
    is_by_event: eventIds !== null,
    is_same_seat: isSameSeat,
    rule: wireRule(bundle.rule),
    returns,
    valid_until: validUntil?.toISOString() ?? null,
    dates: shownDates.filter((date) => date.zones.length > 0),
  };
}

export const wireRule = (rule: BundleRule): WireBundleRule =>
  rule.kind === 'percent'
    ? rule
    : {
        kind: rule.kind,
        prices: rule.prices.map(({ currency, zone, minor }) => ({
          currency_code: currency,
          zone,
          amount: wireAmount(minor, currency),
        })),
      };
