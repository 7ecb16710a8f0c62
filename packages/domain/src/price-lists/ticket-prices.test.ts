import { describe, expect, it } from 'vitest';
import { money } from '../money/money.ts';
import { isChargeable, type PricedZone, type Rate, ticketPrices } from './ticket-prices.ts';

const rate = (to: string, value: string, step: string): Rate => ({
  from: 'RUB',
  to,
  rate: value,
  step,
  setAt: '2026-11-01T00:00:00.000Z',
});
const rates = [rate('EUR', '0.0105', '0.5'), rate('JPY', '1.6', '100')];

describe('what a ticket costs', () => {
  it.each<[string, PricedZone, [string, number, number, boolean][]]>([
    [
      'derived wherever a rate leads, price and fee each rounded up to the step',
      { price: 2500, service_fee: 250 },
      [
        ['RUB', 250000, 25000, false],
        ['EUR', 2650, 300, true],
        ['JPY', 4000, 400, true],
      ],
    ],
    [
      'as it was set, whatever the rate says',
      { price: 2500, service_fee: 250, prices: { EUR: { price: 19.9, service_fee: 0 } } },
      [
        ['RUB', 250000, 25000, false],
        ['EUR', 1990, 0, false],
        ['JPY', 4000, 400, true],
      ],
    ],
    [
      'in a currency that no rate leads to, where it was set',
      { price: 0, service_fee: 0, prices: { GBP: { price: 0, service_fee: 1 } } },
      [
        ['RUB', 0, 0, false],
        ['GBP', 0, 100, false],
        ['EUR', 0, 0, true],
        ['JPY', 0, 0, true],
      ],
    ],
  ])('%s', (_what, zone, expected) => {
    const found = ticketPrices(zone, 'RUB', rates).map(({ price, serviceFee, rate: by }) => [
      price.currency,
      price.amountMinor,
      serviceFee.amountMinor,
      by !== undefined,
    ]);
    expect(found).toEqual(expected);
  });

  it('says by which rate', () => {
    const [, euros] = ticketPrices({ price: 100, service_fee: 10 }, 'RUB', rates);
    expect(euros).toEqual({ price: money(150, 'EUR'), serviceFee: money(50, 'EUR'), rate: rates[0] });
  });

  it('cannot be charged where it is more than any ticket may cost', () => {
    const dear = { price: 10, service_fee: 0 };
    expect(isChargeable(dear, rate('EUR', '100000000', '1'))).toBe(true);
    expect(isChargeable(dear, rate('EUR', '100000001', '1'))).toBe(false);
  });
});
