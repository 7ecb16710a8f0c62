import type { TicketPrice } from '@parterre/domain/basket/basket';
import { dateSaleState, type SaleState } from '@parterre/domain/price/sale-state';
import { at } from '@parterre/domain/seats/plan/column';
import { parseTicketId } from '@parterre/domain/seats/ticket-id';
import type { SoldDate, SoldDates, SoldZone } from '../dates/sold-date.service.ts';
import type { PlanLibrary } from '../plans/plans.service.ts';

/** What is known of the tickets that are sold. */
export interface Shelf {
  readonly dates: SoldDates;
  readonly plans: PlanLibrary;
}

export interface Offer {
  readonly kind: 'offered';
  readonly date: SoldDate;
  readonly zone: SoldZone;
  /** Null for general admission. */
  readonly seat: number | null;
  priceIn(currency: string): TicketPrice | undefined;
}

export type FoundOffer =
  | Offer
  | { readonly kind: 'unknown' }
  | { readonly kind: 'closed'; readonly state: SaleState };

/** What a ticket id stands for and costs, if it is on sale at that moment. Whether it is free only the stock can say. */
export async function findOffer({ dates, plans }: Shelf, ticketId: string, now: Date): Promise<FoundOffer> {
  const ticket = parseTicketId(ticketId);
  const date = ticket && (await dates.read(ticket.dateId));
  if (!date) return { kind: 'unknown' };
  const zone =
    ticket.kind === 'general' ? generalZone(date, ticket.zone) : await seatZone(plans, date, ticket.seat);
  if (!zone) return { kind: 'unknown' };
  const state = dateSaleState({ ...date.facts, ticketsLeft: 1 }, now.getTime());
  if (state !== 'on_sale') return { kind: 'closed', state };
  const seat = ticket.kind === 'seat' ? ticket.seat : null;
  return { kind: 'offered', date, zone, seat, priceIn: (currency) => zone.prices[currency] };
}

function generalZone({ zones }: SoldDate, id: string): SoldZone | undefined {
  const zone = zones.get(id);
  return zone?.hasPlaces ? zone : undefined;
}

async function seatZone(
  plans: PlanLibrary,
  { planHash, zones }: SoldDate,
  seat: number,
): Promise<SoldZone | undefined> {
  const plan = planHash === null ? undefined : await plans.read(planHash);
  if (!plan || seat >= plan.seatCount) return undefined;
  return zones.get(plan.zones[at(plan.zone, seat)]?.id ?? '');
}
