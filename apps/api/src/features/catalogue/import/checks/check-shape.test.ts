import { base, faultFinder, testRefusals, withEvent } from '../../../../testing/refusals.ts';
import { smallEvent, smallTicketType } from '../../../../testing/small-catalogue.ts';

const type = smallTicketType;

const findFaults = faultFinder();

testRefusals(findFaults, [
  ['no catalogue at all', null, ': Invalid input: expected object, received null'],
  ['another format', { ...base, format: 'csv' }, 'format: Invalid input: expected "parterre-catalogue"'],
  ['a field that nobody knows', { ...base, extra: 1 }, ': Unrecognized key: "extra"'],
  [
    'an amount beyond all measure',
    withEvent(smallEvent('x', { ticket_types: [{ ...type, price: 1e21 }] })),
    'events[0].ticket_types[0].price: Too big: expected number to be <=1000000000',
  ],
  [
    'a rate beyond all measure',
    { ...base, exchange_rates: [{ ...base.exchange_rates?.[0], rate: 1e300 }] },
    'exchange_rates[0].rate: Too big: expected number to be <=1000000000',
  ],
]);
