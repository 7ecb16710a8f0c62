import type { Basket, BasketTicket } from '@parterre/contracts/basket/basket';
import type { RestoredBasket } from '@parterre/contracts/basket/restored-basket';
import { isHeld } from '@parterre/domain/basket/basket';
import { basketTotal } from '@parterre/domain/basket/basket-total';
import { extensionsAllowed } from '@parterre/domain/basket/hold';
import { invoiceOffer } from '@parterre/domain/order/invoice-terms';
import type { SeatPlan } from '@parterre/domain/seats/plan/plan';
import { seatName } from '@parterre/domain/seats/plan/seat-name';
import { type Languages, wirePicture } from '../../catalogue-reader/wire-values.ts';
import type { SoldPerformance } from '../performances/performance-cache.service.ts';
import type { Line, StoredBasket } from './basket.ts';
import type { OfferCatalog } from './offer-catalog.service.ts';
import type { RestoredLines } from './restore-basket.service.ts';

/** A basket as pages read it, in one language. */
export async function wireBasket(
  offers: OfferCatalog,
  basket: StoredBasket,
  languages: Languages,
): Promise<Basket> {
  const tickets = await Promise.all(
    basket.lines.map((line) => wireTicket(offers, line, languages, basket.at)),
  );
  return {
    created: basket.createdAt?.toISOString() ?? null,
    currency_code: basket.currency,
    expires_at:
      basket.hold && basket.lines.some(isHeld) ? new Date(basket.hold.expiresAtMs).toISOString() : null,
    extensions_left: basket.hold?.extensionsLeft ?? extensionsAllowed,
    tickets: tickets.filter((ticket) => ticket !== undefined),
    // Of the same lines by the same function as the page's own.
    total: total(basket.lines),
    now: basket.at.toISOString(),
  };
}

function total(lines: readonly Line[]): Basket['total'] {
  const { selectedTickets, ...sums } = basketTotal(lines);
  return { ...sums, selectedTickets: [...selectedTickets] };
}

/** Undefined when its date has gone from the catalogue, which only happens to released lines. */
async function wireTicket(
  { dates, plans, invoiceTerms }: OfferCatalog,
  { id, count, price, extra, stock }: Line,
  languages: Languages,
  at: Date,
): Promise<BasketTicket | undefined> {
  const date = await dates.read(stock.performanceId);
  if (!date) return undefined;
  const plan = stock.seat !== null && date.planHash !== null ? await plans.read(date.planHash) : undefined;
  const { service_fee, state } = extra;
  return {
    id,
    count,
    price,
    extra: {
      service_fee,
      ...subject(date, languages),
      zone: { id: stock.zone, name: inLanguage(date.zones.get(stock.zone)?.name, languages) || stock.zone },
      seat: plan && stock.seat !== null ? wireSeat(plan, stock.seat, languages) : null,
      invoice: invoiceOffer(
        { isOffered: date.invoices, startsAtMs: date.sale_data.startedAtMs },
        at.getTime(),
        invoiceTerms,
      ),
      state,
    },
  };
}

const subject = (date: SoldPerformance, languages: Languages) => ({
  event: {
    id: date.eventId,
    title: inLanguage(date.title, languages),
    picture: date.poster ? wirePicture(date.poster, languages) : null,
  },
  date: {
    id: date.id,
    started_at: date.startedAt,
    hall: inLanguage(date.hall, languages),
    place: inLanguage(date.place, languages),
  },
});

function wireSeat(plan: SeatPlan, seat: number, { lang }: Languages) {
  const { section, row, seat: number } = seatName(plan, seat);
  return { sector: section.names[lang] ?? section.name, row, number };
}

export const inLanguage = (
  texts: Readonly<Record<string, string>> | undefined,
  { lang, mainLang }: Languages,
): string => texts?.[lang] ?? texts?.[mainLang] ?? '';

export const wireRestored = ({ lost, repriced }: RestoredLines, basket: Basket): RestoredBasket => ({
  ...basket,
  lost: lost.map(({ id, count, reason, left, alternatives }) => ({
    ticket_id: id,
    count,
    reason,
    left,
    alternatives: [...alternatives],
  })),
  repriced: repriced.map(({ id, price, extra }) => ({
    ticket_id: id,
    price,
    service_fee: extra.service_fee,
  })),
});
