import { addDecimals, type Decimal, parseDecimal } from '../money/decimal.ts';
import { decimalToWire } from '../money/wire-money.ts';
import { type BasketTicket, isHeld } from './basket.ts';

/** Spec §3. `price` is the tickets without their fees, `service_fee` the fees of all of them: the two add up to what is owed. */
export interface BasketTotal {
  readonly price: number;
  readonly count: number;
  readonly service_fee: number;
  readonly selectedTickets: readonly { readonly id: string; readonly count: number }[];
}

/** Spec §3: the total is rounded to 2 decimals, not each ticket. Released lines are not owed. */
export function basketTotal(tickets: readonly BasketTicket[]): BasketTotal {
  const held = tickets.filter(isHeld);
  return {
    price: decimalToWire(sumAmounts(held, ({ price }) => price)),
    count: held.reduce((count, ticket) => count + ticket.count, 0),
    service_fee: decimalToWire(sumAmounts(held, ({ extra }) => extra.service_fee)),
    selectedTickets: held.map(({ id, count }) => ({ id, count })),
  };
}

/** What the visitor pays: the sum of the two amounts shown, so that the breakdown always adds up. */
export const amountDue = (total: Pick<BasketTotal, 'price' | 'service_fee'>): number =>
  decimalToWire(addDecimals(exact(total.price), exact(total.service_fee)));

const exact = (amount: number): Decimal =>
  Number.isSafeInteger(amount) ? { units: BigInt(amount), scale: 0 } : parseDecimal(String(amount));

function sumAmounts(tickets: readonly BasketTicket[], readAmount: (ticket: BasketTicket) => number): Decimal {
  const zero: Decimal = { units: 0n, scale: 0 };
  return tickets.reduce((sum, ticket) => {
    const { units, scale } = exact(readAmount(ticket));
    return addDecimals(sum, { units: units * BigInt(ticket.count), scale });
  }, zero);
}
