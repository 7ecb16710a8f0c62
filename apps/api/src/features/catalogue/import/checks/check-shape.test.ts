import { base, faultFinder, testRefusals, withEvent } from '../../../../testing/refusals.ts';
import { smallEvent, smallTicketType } from '../../../../testing/small-catalogue.ts';

const type = smallTicketType;

const findFaults = faultFinder();

testRefusals(findFaults, [
  ['no catalogue at all', null, ': must be a group of fields'],
  ['another format', { ...base, format: 'csv' }, 'format: must be one of: parterre-catalogue'],
  ['a field that nobody knows', { ...base, extra: 1 }, ': has fields that nobody knows: extra'],
  [
    'an amount beyond all measure',
    withEvent(smallEvent('x', { ticket_types: [{ ...type, price: 1e21 }] })),
    'events[0].ticket_types[0].price: must be 1000000000 or less',
  ],
  [
    'a name of nothing',
    withEvent(smallEvent('x', { ticket_types: [{ ...type, name: { ru: '' } }] })),
    'events[0].ticket_types[0].name.ru: is missing',
  ],
  [
    'a VAT rate that nobody has typed',
    withEvent(smallEvent('x', { ticket_types: [{ ...type, vat: { percent: null } }] } as object)),
    'events[0].ticket_types[0].vat.percent: is missing',
  ],
  [
    'a VAT rate above all',
    withEvent(smallEvent('x', { ticket_types: [{ ...type, vat: { percent: 101 } }] })),
    'events[0].ticket_types[0].vat.percent: must be 100 or less',
  ],
  [
    'an exemption without a reason',
    withEvent(smallEvent('x', { ticket_types: [{ ...type, vat: { exempt: '' } }] })),
    'events[0].ticket_types[0].vat.exempt: is missing',
  ],
  [
    'a rate beyond all measure',
    { ...base, exchange_rates: [{ ...base.exchange_rates?.[0], rate: 1e300 }] },
    'exchange_rates[0].rate: must be 1000000000 or less',
  ],
]);
