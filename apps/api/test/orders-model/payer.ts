import type { Order } from '@parterre/contracts/orders/order';
import type { OrderFixture } from '../../src/testing/order-fixture.ts';
import { describeOutcome, type Game, orderUrl } from './game.ts';

/** Payers reach the bank even when we do not, unless it breaks down at that very moment, or has not so much to give. */
export async function asPayer<Result>(
  { bank }: OrderFixture,
  { fault }: Game,
  pay: () => Promise<Result>,
): Promise<Result | 'refused'> {
  bank().breakDown('none');
  bank().loseAnswers(0);
  const result = await pay().catch(() => 'refused' as const);
  bank().breakDown(fault);
  return result;
}

export const beginPayment = ({ call }: OrderFixture, order: Pick<Order, 'token'>, acquisition_id: number) =>
  call<{ payment_id: string }>('POST', `${orderUrl(order)}/payments`, { body: { acquisition_id } });

/** From the order to the ticket, as most do it: by card, at once, and back to its page. */
export async function payAtOnce(
  fixture: OrderFixture,
  game: Game,
  order: Pick<Order, 'token'>,
): Promise<string> {
  const begun = await beginPayment(fixture, order, 1);
  if (begun.status !== 201) return describeOutcome(fixture, begun);
  const payment = await fixture.bankId(begun.body);
  await asPayer(fixture, game, () => fixture.bank().pay(payment));
  return describeOutcome(fixture, await fixture.call('GET', orderUrl(order)));
}
