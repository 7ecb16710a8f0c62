import type { BasketTicket } from '@parterre/domain/basket/basket';
import { type Hold, holdLeftMs, releaseTickets } from '@parterre/domain/basket/hold';
import { wireAmount } from '../../catalogue-reader/wire-values.ts';
import type { BasketRow, LineRow, Moment } from './basket.queries.ts';

/** What of the stock a line is about; `units` are the seat or the numbers of places that it holds. */
export interface LineStock {
  readonly eventId: number;
  readonly performanceId: number;
  readonly zone: string;
  /** Null for general admission. */
  readonly seat: number | null;
  readonly units: readonly number[];
  /** The batches of vouchers whose codes opened any of them. */
  readonly openedBy: readonly string[];
}

/** A line of a basket as rules see it, with its place in the stock. */
export interface Line extends BasketTicket {
  readonly stock: LineStock;
}

interface NewLine {
  readonly id: string;
  readonly count: number;
  readonly price: number;
  readonly serviceFee: number;
  readonly isReleased: boolean;
  readonly stock: LineStock;
}

export const makeLine = ({ id, count, price, serviceFee, isReleased, stock }: NewLine): Line => ({
  id,
  count,
  price,
  stock,
  extra: {
    service_fee: serviceFee,
    event: { id: stock.eventId },
    date: { id: stock.performanceId },
    seat: stock.seat === null ? null : { index: stock.seat },
    state: isReleased ? 'released' : 'held',
  },
});

/** A basket as it stands at a moment: lines whose hold has ended are released, whether or not that was written down. */
export interface StoredBasket {
  readonly id: string;
  readonly at: Date;
  /** 0 when there is none yet. */
  readonly version: number;
  /** Undefined until something is put in. */
  readonly createdAt: Date | undefined;
  readonly currency: string;
  /** Undefined when it has ended, or never began. It goes on while nothing is held, so that giving all back renews nothing. */
  readonly hold: Hold | undefined;
  readonly lines: readonly Line[];
  readonly recentKeys: readonly string[];
}

export const emptyBasket = (id: string, at: Date, currency: string): StoredBasket => ({
  id,
  at,
  version: 0,
  createdAt: undefined,
  currency,
  hold: undefined,
  lines: [],
  recentKeys: [],
});

export function storedBasket(id: string, { at, ...row }: BasketRow & Moment): StoredBasket {
  const { currency, version, created_at: createdAt, recent_keys: recentKeys } = row;
  const hold =
    row.held_since && row.expires_at
      ? {
          sinceMs: row.held_since.getTime(),
          expiresAtMs: row.expires_at.getTime(),
          extensionsLeft: row.extensions_left,
        }
      : undefined;
  const lines = row.lines.map((line) => readLine(line, currency));
  return basketAt({ id, at, version, createdAt, currency, hold, lines, recentKeys }, at);
}

/** The same basket at a later moment. */
export function basketAt(basket: StoredBasket, at: Date): StoredBasket {
  const isLive = basket.hold !== undefined && holdLeftMs(basket.hold, at.getTime()) > 0;
  if (isLive) return { ...basket, at };
  return { ...basket, at, hold: undefined, lines: releaseTickets(basket.lines) };
}

const readLine = (row: LineRow, currency: string): Line =>
  makeLine({
    id: row.offer_id,
    count: row.units.length || row.count,
    price: wireAmount(row.price_minor, currency),
    serviceFee: wireAmount(row.service_fee_minor, currency),
    isReleased: row.units.length === 0,
    stock: {
      eventId: row.event_id,
      performanceId: row.performance_id,
      zone: row.zone,
      seat: row.seat,
      units: row.units,
      openedBy: row.opened_by ?? [],
    },
  });
