import { type Hall, seatsWith, ticketsOf, zoneOf } from '../data/hall.ts';
import type { Sale } from '../data/sale.ts';
import { fullSeatName, type Words } from '../data/seat-words.ts';
import type { SeatMapProps } from '../seat-map-props.ts';
import type { ChosenTicket } from './chosen-tickets.tsx';

/** Places of general admission that are chosen. */
export const standingTickets = (
  { offers, zones }: Sale,
  { tickets, onCount }: Pick<SeatMapProps, 'tickets' | 'onCount'>,
): ChosenTicket[] =>
  offers.general.flatMap(({ ticket_id: id, zone_id, name }) => {
    const ticket = tickets.get(id);
    const price = zones.find((zone) => zone.id === zone_id)?.price;
    if (!price || !ticket || ticket.kind === 'refused' || ticket.count === 0) return [];
    const isPending = ticket.kind === 'pending';
    return [{ id, name, price, count: ticket.count, isPending, onRemove: () => onCount(id, 0) }];
  });

/** Seats that are chosen. */
export const seatTickets = (hall: Hall, words: Words, onRemove: (seat: number) => void): ChosenTicket[] =>
  seatsWith(hall, 'mine', 'pending').flatMap((seat) => {
    const price = zoneOf(hall, seat)?.price;
    const isPending = hall.seats.get(seat)?.kind === 'pending';
    const [id = ''] = ticketsOf(hall.dateId, [seat]);
    const name = fullSeatName(words, hall, seat);
    return price ? [{ id, name, price, count: 1, isPending, onRemove: () => onRemove(seat) }] : [];
  });
