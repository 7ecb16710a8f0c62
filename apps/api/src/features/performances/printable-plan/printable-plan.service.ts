import type { Offers } from '@parterre/contracts/dates/offers';
import { plainRoomPage } from '@parterre/contracts/paths/waiting-room-paths';
import { type InterfaceLanguage, isInterfaceLanguage } from '@parterre/domain/languages/languages';
import type { SeatPlan } from '@parterre/domain/seats/plan/plan';
import type { Reader } from '../../../catalogue-reader/reader.ts';
import { type OffersQuery, readOffers, type SaleRules } from '../offers.service.ts';
import type { PerformanceCache } from '../performance-cache.service.ts';
import type { Translated } from '../performances.queries.ts';
import type { PlanLibrary } from '../plan-cache.service.ts';

/** What is sold by one price, from the dearest on. The letter stands for it where colours cannot. */
export interface SheetZone {
  readonly letter: string;
  readonly id: string;
  readonly name: string;
  readonly colour: string;
  /** All-in, in decimals. */
  readonly price: number;
  readonly fee: number;
  readonly left: number;
}

export interface Sheet {
  readonly lang: InterfaceLanguage;
  readonly title: string;
  readonly place: string;
  readonly hall: string;
  /** By the clock of the place. */
  readonly startedAt: string;
  readonly readAt: Date;
  readonly currency: string;
  readonly zones: readonly SheetZone[];
  readonly plan: SeatPlan | undefined;
  /** Where it is bought. */
  readonly url: string;
  /** Where to wait first, if its sale has a waiting room. */
  readonly waitingUrl: string | undefined;
}

export interface SheetParts {
  readonly reader: Reader;
  readonly rules: SaleRules;
  readonly dates: PerformanceCache;
  readonly plans: PlanLibrary;
  readonly pageUrl: (lang: InterfaceLanguage, path: string) => Promise<string>;
  /** The waiting room that is on for a performance, if any. */
  readonly findRoom: (performanceId: number) => Promise<number | undefined>;
}

export async function readSheet(
  parts: SheetParts,
  performanceId: number,
  query: OffersQuery,
): Promise<Sheet | undefined> {
  const { mainLang } = await parts.reader.settings();
  const wanted = query.lang ?? mainLang;
  const lang = isInterfaceLanguage(wanted) ? wanted : 'en';
  const [date, offers] = await Promise.all([
    parts.dates.read(performanceId),
    readOffers(parts.reader, parts.rules, performanceId, { ...query, lang }),
  ]);
  if (!date || !offers) return undefined;
  const plan = offers.plan ? await parts.plans.read(offers.plan.hash) : undefined;
  const room = await parts.findRoom(performanceId);
  const inWords = (texts: Translated) => texts[lang] ?? texts[mainLang] ?? '';
  return {
    lang,
    title: inWords(date.title),
    place: inWords(date.place),
    hall: inWords(date.hall),
    startedAt: date.startedAt,
    readAt: parts.reader.now(),
    currency: offers.currency_code,
    zones: pricedZones(offers, plan),
    plan,
    url: await parts.pageUrl(lang, `/events/${date.eventId}?date=${performanceId}#tickets`),
    waitingUrl: room === undefined ? undefined : plainRoomPage(room, lang),
  };
}

const ink = '#211a17';

function pricedZones({ zones, general }: Offers, plan: SeatPlan | undefined): SheetZone[] {
  const zoneColour = (id: string) => plan?.zones.find((zone) => zone.id === id)?.colour ?? ink;
  const seated = new Map(zones.map((zone) => [zone.id, zone]));
  const standing = general.map((offer) => ({
    ...offer,
    id: offer.zone_id,
    colour: zoneColour(offer.zone_id),
  }));
  for (const offer of standing) {
    const both = seated.get(offer.id);
    seated.set(offer.id, both ? { ...both, left: both.left + offer.left } : offer);
  }
  return [...seated.values()]
    .toSorted((a, b) => b.price + b.service_fee - (a.price + a.service_fee))
    .map(({ id, name, colour, price, service_fee, left }, rank) => ({
      letter: String.fromCharCode(65 + (rank % 26)),
      id,
      name,
      colour,
      left,
      price: price + service_fee,
      fee: service_fee,
    }));
}
