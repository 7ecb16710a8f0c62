import type { Wish } from '@parterre/contracts/waiting-list/wish';
import type { InterfaceLanguage } from '@parterre/domain/languages/languages';
import type { SeatPlan } from '@parterre/domain/seats/plan/plan';
import { seatName } from '@parterre/domain/seats/plan/seat-name';
import { linePlace } from '@parterre/domain/waiting-list/wish';
import { wireAmount } from '../../../catalogue-reader/wire-values.ts';
import type { OfferCatalog } from '../../basket/offer-catalog.service.ts';
import type { SoldPerformance } from '../../performances/performance-cache.service.ts';
import { seatWords } from '../documents/document-views.ts';
import type { SaleDeps } from '../sale-deps.ts';
import { countBefore, type OpenAllotmentRow, type WishRow } from './waiting-list.queries.ts';
import { seatZone, totalMinor } from './waiting-stock.ts';
import type { FoundWish } from './wishes.service.ts';

type Offers = Pick<OfferCatalog, 'dates' | 'plans'>;

const inLanguage = (
  texts: Readonly<Record<string, string>> | undefined,
  lang: InterfaceLanguage,
  mainLang: string,
): string => texts?.[lang] ?? texts?.[mainLang] ?? '';

/** A wish as its own page shows it. */
export async function showWish(
  deps: SaleDeps & { readonly offers: Offers },
  { wish, allotment }: FoundWish,
  lang: InterfaceLanguage = wish.lang,
): Promise<Wish> {
  const { db, offers, reader } = deps;
  const { mainLang } = await reader.settings();
  const found = await Promise.all(wish.performance_ids.map((id) => offers.dates.read(id)));
  const dates = found.filter((date) => date !== undefined);
  const offered = allotment && (await offers.dates.read(allotment.performance_id));
  const first = offered ?? dates[0];
  const named = [...dates, ...(offered ? [offered] : [])];
  return {
    state: wishState(wish, allotment),
    ended_because: wish.ended_because,
    event: { id: wish.event_id, title: inLanguage(first?.title, lang, mainLang) },
    place: inLanguage(first?.place, lang, mainLang),
    dates: dates.map(({ id, startedAt }) => ({ id, started_at: startedAt })),
    zones: wish.zones.map((id) => ({
      id,
      name: inLanguage(named.find(({ zones }) => zones.has(id))?.zones.get(id)?.name, lang, mainLang) || id,
    })),
    count: wish.count,
    max_price: wireAmount(wish.max_minor, wish.currency),
    currency_code: wish.currency,
    line: wish.confirmed_at && !wish.ended_at ? linePlace(await countBefore(db, wish)) : null,
    offer:
      allotment && offered
        ? await showOffer(offers, { wish, allotment, date: offered }, { lang, mainLang })
        : null,
  };
}

function wishState(wish: WishRow, allotment: OpenAllotmentRow | undefined): Wish['state'] {
  if (allotment) return allotment.state === 'running' ? 'offered' : 'taken';
  if (wish.ended_at) return 'ended';
  return wish.confirmed_at ? 'waiting' : 'unconfirmed';
}

interface Offered {
  readonly wish: Pick<WishRow, 'currency'>;
  readonly allotment: Pick<OpenAllotmentRow, 'zone' | 'units' | 'kept_until'>;
  readonly date: SoldPerformance;
}

async function showOffer(
  { plans }: Offers,
  { wish, allotment, date }: Offered,
  languages: { readonly lang: InterfaceLanguage; readonly mainLang: string },
): Promise<Wish['offer']> {
  const plan = date.planHash === null ? undefined : await plans.read(date.planHash);
  const { currency } = wish;
  return {
    date: { id: date.id, started_at: date.startedAt },
    places: placeWords({ date, plan }, allotment, languages),
    total: wireAmount(totalMinor({ date, plan }, allotment, currency), currency),
    until: allotment.kept_until.toISOString(),
  };
}

/** What is kept, each seat in words: «Партер, ряд 5, место 12»; of standing places the zone, with how many. */
export function placeWords(
  { date, plan }: { readonly date: SoldPerformance; readonly plan: SeatPlan | undefined },
  { zone, units }: Pick<OpenAllotmentRow, 'zone' | 'units'>,
  { lang, mainLang }: { readonly lang: InterfaceLanguage; readonly mainLang: string },
): string[] {
  const zoneName = (id: string) => inLanguage(date.zones.get(id)?.name, lang, mainLang) || id;
  if (zone !== null) return [units.length > 1 ? `${zoneName(zone)} × ${units.length}` : zoneName(zone)];
  if (!plan) return [];
  return units.map((unit) => {
    const { section, row, seat } = seatName(plan, unit);
    const sector = section.names[lang] ?? section.name;
    return seatWords(
      { zone: { name: zoneName(seatZone(plan, unit)) }, seat: { sector, row, number: seat } },
      lang,
    );
  });
}
