import { expect, it } from 'vitest';
import { type OrderSearch, parseOrderSearch } from './order-search.ts';

const found = (typed: string) =>
  Object.fromEntries(Object.entries(parseOrderSearch(typed)).filter(([, value]) => value !== undefined));

it.each<[what: string, typed: string, means: Partial<OrderSearch>]>([
  ['nothing', '  ', { words: [] }],
  ['a name', 'Анна  Иванова', { words: ['Анна', 'Иванова'] }],
  ['a part of an address', 'ivanova@', { words: ['ivanova@'] }],
  ['a name and a part of an address', 'Müller, gmx.de', { words: ['Müller', 'gmx.de'] }],
  ['the number of an order', '100001', { orderNumber: 100_001, words: ['100001'] }],
  ['the same as people write it', '№ 100001', { orderNumber: 100_001, words: ['№', '100001'] }],
  ['a short number is no telephone', '1234', { orderNumber: 1234, words: ['1234'] }],
  ['a telephone number with the code of its country', '+7 (916) 123-45-67', { words: ['9161234567'] }],
  ['the same as it is dialled at home', '8 916 123 45 67', { words: ['9161234567'] }],
  ['the end of one', '123-45-67', { providerId: '123-45-67', words: ['1234567'] }],
  ['one with the zero of a trunk call', '0171 1234567', { words: ['1711234567'] }],
  [
    'the number of a ticket, as it was read out',
    '7k3m9-qxa2c',
    { ticketNumber: '7K3M9QXA2C', providerId: '7k3m9-qxa2c', words: ['7k3m9-qxa2c'] },
  ],
  [
    'the id of a payment',
    'pi_3MtwBwLkdIwHu7ix28a3tqPa',
    { providerId: 'pi_3MtwBwLkdIwHu7ix28a3tqPa', words: ['pi_3MtwBwLkdIwHu7ix28a3tqPa'] },
  ],
  [
    'the id of a payment that has no digit by chance',
    'pay_LYAkrIFEKARXmkPthBMIMQ',
    { providerId: 'pay_LYAkrIFEKARXmkPthBMIMQ', words: ['pay_LYAkrIFEKARXmkPthBMIMQ'] },
  ],
  ['a row and a seat', '5-12', { seat: { sector: undefined, row: '5', number: '12' }, words: ['5-12'] }],
  [
    'a sector, a row and a seat',
    'Правая ложа 2 7',
    { seat: { sector: 'Правая ложа', row: '2', number: '7' }, words: ['Правая', 'ложа', '2', '7'] },
  ],
  ['a row that is a letter', 'A/4', { seat: { sector: undefined, row: 'A', number: '4' }, words: ['A/4'] }],
])('whoever types %s means it', (_what, typed, means) => {
  const { seat, ...rest } = found(typed);
  expect({ ...rest, ...(seat && { seat }) }).toEqual(means);
});

it('no more than six words are looked for', () => {
  expect(parseOrderSearch('a b c d e f g h').words).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
});
