import { expect, it } from 'vitest';
import type { Item } from '../drafts/item.ts';
import {
  copyTicketTypes,
  readPriceLists,
  readTicketTypes,
  withEventPrices,
  withTicketTypes,
} from './price-lists.ts';

const types = (price: number): Item[] => [{ zone: 'stalls', price, service_fee: 1 }];
const date = (source_id: string, own?: number): Item => ({
  source_id,
  ...(own !== undefined && { ticket_types: types(own) }),
});
const event: Item = {
  ticket_types: types(10),
  dates: [date('1'), date('2', 20), date('3', 30), date('4', 20), date('5')],
};
const [own, gala, last] = [
  { dates: ['1', '5'], isOfEvent: true },
  { dates: ['2', '4'], isOfEvent: false },
  { dates: ['3'], isOfEvent: false },
];

it('performances whose own prices say the same share a list', () => {
  expect(readPriceLists(event)).toEqual([own, gala, last]);
  expect(readPriceLists({})).toEqual([{ dates: [], isOfEvent: true }]);
});

it.each([
  ['the event’s', own, 10],
  ['one of its own', gala, 20],
  ['a list of a performance that has none yet: the event’s', { dates: ['5'], isOfEvent: false }, 10],
])('what is sold by %s', (_what, list, price) => {
  expect(readTicketTypes(event, list)).toEqual(types(price));
});

it('nothing is sold by a performance that is not there', () => {
  expect(readTicketTypes(event, { dates: ['6'], isOfEvent: false })).toEqual([]);
});

it('a list is changed for all that are sold by it, and for nobody else', () => {
  const changed = withTicketTypes(event, gala, types(25));
  expect([own, gala, last].map((list) => readTicketTypes(changed, list)[0]?.price)).toEqual([10, 25, 30]);
  expect(readPriceLists(changed)).toEqual(readPriceLists(event));
  expect(readTicketTypes(withTicketTypes(event, own, types(15)), own)).toEqual(types(15));
});

it('performances go back to the prices of the event', () => {
  expect(readPriceLists(withEventPrices(event, gala.dates))).toEqual([
    { dates: ['1', '2', '4', '5'], isOfEvent: true },
    last,
  ]);
});

it('a copy has the zones of the plan, in its order; a new one has no price, and so is not free', () => {
  const stalls = { zone: 'stalls', name: { ru: 'Партер' }, price: 10, service_fee: 1 };
  const box = { zone: 'box', name: { ru: 'Ложа' }, price: 20, service_fee: 2 };
  expect(copyTicketTypes([stalls, box], ['balcony', 'stalls'], 'ru')).toEqual([
    { zone: 'balcony', name: { ru: 'balcony' } },
    stalls,
  ]);
  expect(copyTicketTypes([stalls, box], undefined, 'ru')).toEqual([stalls, box]);
});
