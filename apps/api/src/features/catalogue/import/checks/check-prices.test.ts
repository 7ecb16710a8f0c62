import { expect, it } from 'vitest';
import { base, faultFinder, testRefusals, withEvent } from '../../../../testing/refusals.ts';
import { smallEvent, smallTicketType } from '../../../../testing/small-catalogue.ts';

const type = smallTicketType;

const findFaults = faultFinder();

testRefusals(findFaults, [
  [
    'a price by hand in the event’s own currency',
    withEvent(
      smallEvent('x', {
        ticket_types: [{ ...type, prices: { RUB: { price: 1, service_fee: 0 } } }],
      }),
    ),
    'events[0].ticket_types[0].prices.RUB: is the currency of `price` itself',
  ],
  [
    'a currency that only some zones have',
    withEvent(
      smallEvent('x', {
        ticket_types: [
          { ...type, prices: { USD: { price: 1, service_fee: 0 } } },
          { ...type, zone: 'other' },
        ],
      }),
    ),
    'events[0].ticket_types[1].prices: has no USD, in which other zones are sold',
  ],
  [
    'a price that a rate makes too high',
    {
      ...withEvent(smallEvent('x', { ticket_types: [{ ...type, price: 1e8, service_fee: 0 }] })),
      exchange_rates: [{ ...base.exchange_rates?.[0], rate: 11 }],
    },
    'events[0].ticket_types[0].price: is too much in EUR by its rate',
  ],
]);

it('refuses a rate that makes a stored price too high', async () => {
  const stored = smallEvent('dear', { ticket_types: [{ ...type, price: 1e8, service_fee: 0 }] });
  expect(await findFaults(withEvent(stored))).toEqual([]);
  const exchange_rates = [{ ...base.exchange_rates?.[0], rate: 11 }];
  expect(await findFaults({ ...base, exchange_rates, events: [] })).toEqual([
    'exchange_rates[0].rate: makes a price that is stored too much in EUR',
  ]);
});
