import type { BasketTicket } from '@parterre/domain/basket/basket';

/** What of the stock a line is about; `units` are the seat or the numbers of places that it holds. */
export interface LineStock {
  readonly eventId: number;
  readonly dateId: number;
  readonly zone: string;
  /** Null for general admission. */
  readonly seat: number | null;
  readonly units: readonly number[];
}

/** A line of a basket as rules see it, with its place in the stock. */
export interface Line extends BasketTicket {
  readonly stock: LineStock;
}

interface LineParts {
  readonly id: string;
  readonly count: number;
  readonly price: number;
  readonly serviceFee: number;
  readonly isReleased: boolean;
  readonly stock: LineStock;
}

export const lineOf = ({ id, count, price, serviceFee, isReleased, stock }: LineParts): Line => ({
  id,
  count,
  price,
  stock,
  extra: {
    service_fee: serviceFee,
    event: { id: stock.eventId },
    date: { id: stock.dateId },
    seat: stock.seat === null ? null : { index: stock.seat },
    state: isReleased ? 'released' : 'held',
  },
});
