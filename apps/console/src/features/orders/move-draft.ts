import type { CommandInput } from '@parterre/contracts/console/commands';
import type { MovableTicket, MoveOfOrder, MoveZone } from '@parterre/contracts/console/moving';
import { money } from '@parterre/domain/money/money';
import { fromWire, toWire } from '@parterre/domain/money/wire-money';
import {
  canSettle,
  type MoveSettlement,
  moveDifference,
  moveSettlements,
} from '@parterre/domain/order/ticket-move';
import { formatOfferId } from '@parterre/domain/seats/offer-id';
import type { SeatPlan } from '@parterre/domain/seats/plan/plan';

/** Where tickets are to go: seats of the plan, and places of zones without numbered seats. */
export interface Targets {
  readonly seats: ReadonlySet<number>;
  readonly places: ReadonlyMap<string, number>;
}

export const noTargets: Targets = { seats: new Set(), places: new Map() };

export interface Target {
  readonly offerId: string;
  readonly seat: number | null;
  readonly zone: string;
  /** Undefined where it is not sold in the currency of the order. */
  readonly price: number | undefined;
}

export interface Pair {
  readonly ticket: MovableTicket;
  readonly target: Target;
}

const seatZone = (plan: SeatPlan | undefined, seat: number) => plan?.zones[plan.zone[seat] ?? -1]?.id ?? '';

function listTargets(
  performanceId: number,
  { seats, places }: Targets,
  plan: SeatPlan | undefined,
  zones: readonly MoveZone[],
): Target[] {
  const price = (zone: string) => zones.find(({ id }) => id === zone)?.price;
  const ofSeats = [...seats]
    .sort((one, other) => one - other)
    .map((seat) => {
      const zone = seatZone(plan, seat);
      return {
        offerId: formatOfferId({ kind: 'seat', performanceId, seat }),
        seat,
        zone,
        price: price(zone),
      };
    });
  const ofPlaces = [...places].flatMap(([zone, count]) =>
    Array.from({ length: count }, () => ({
      offerId: formatOfferId({ kind: 'general', performanceId, zone }),
      seat: null,
      zone,
      price: price(zone),
    })),
  );
  return [...ofSeats, ...ofPlaces];
}

const isOwnPlace = (ticket: MovableTicket, { seat, zone }: Target, performanceId: number) =>
  ticket.performance_id === performanceId &&
  ticket.seat_index === seat &&
  (seat !== null || ticket.zone_id === zone);

export interface MoveDraft {
  readonly pairs: readonly Pair[];
  /** How many places are still to be chosen; below zero, how many too many are. */
  readonly lacking: number;
}

/** Who goes where, one after another. A ticket whose own place was chosen stays on it. */
export function pairUp(
  { performance, zones }: Pick<MoveOfOrder, 'performance' | 'zones'>,
  plan: SeatPlan | undefined,
  tickets: readonly MovableTicket[],
  targets: Targets,
): MoveDraft {
  const places = listTargets(performance.id, targets, plan, zones);
  const lacking = tickets.length - places.length;
  const moving = [...tickets];
  const reached = places.filter((target) => {
    const index = moving.findIndex((ticket) => isOwnPlace(ticket, target, performance.id));
    if (index >= 0) moving.splice(index, 1);
    return index < 0;
  });
  const pairs = reached.flatMap((target, index): Pair[] => {
    const ticket = moving[index];
    return ticket ? [{ ticket, target }] : [];
  });
  return { pairs, lacking };
}

/** What is to be paid for it; below zero, what goes back. */
export function pairsDifference(pairs: readonly Pair[], currency: string): number {
  const minor = (price: number) => fromWire(price, currency).amountMinor;
  const prices = pairs.map(({ ticket, target }) => ({
    oldMinor: minor(ticket.price),
    newMinor: minor(target.price ?? 0),
  }));
  return toWire(money(moveDifference(prices), currency));
}

/** The ways in which such a difference can be made up. */
export const waysToSettle = (difference: number): MoveSettlement[] =>
  moveSettlements.filter((settlement) => canSettle(settlement, difference));

/** Undefined while something is lacking. */
export function moveInput(
  { order_id, currency_code }: Pick<MoveOfOrder, 'order_id' | 'currency_code'>,
  { pairs, lacking }: MoveDraft,
  settlement: MoveSettlement,
): CommandInput<'order.move'> | undefined {
  if (pairs.length === 0 || lacking !== 0 || pairs.some(({ target }) => target.price === undefined))
    return undefined;
  return {
    order_id,
    moves: pairs.map(({ ticket, target }) => ({ ticket: ticket.number, to: target.offerId })),
    difference: pairsDifference(pairs, currency_code),
    currency_code,
    settlement,
  };
}
