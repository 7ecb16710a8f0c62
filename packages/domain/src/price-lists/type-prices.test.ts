import { describe, expect, it } from 'vitest';
import type { Item } from '../drafts/item.ts';
import { clearPrice, readRate } from './edit-prices.ts';
import { readBlock } from './read-block.ts';
import { type PriceCell, setDerived, showAmount, typePrices } from './type-prices.ts';

const rate = { from: 'RUB', to: 'EUR', rate: '0.0105', step: '0.5', setAt: '2026-11-01T00:00:00.000Z' };
const basis = { currency: 'RUB', rates: [rate] };
const stalls: Item = { zone: 'stalls', price: 1000, service_fee: 100 };
const inEuros = (price: number, service_fee: number): Item => ({
  ...stalls,
  prices: { EUR: { price, service_fee } },
});
const cell = (currency: string, field: PriceCell['field'] = 'price', zone = 'stalls'): PriceCell => ({
  zone,
  currency,
  field,
});

describe('what is typed into a price list', () => {
  it.each<[string, Item, PriceCell, string, Item]>([
    ['a base price', stalls, cell('RUB'), '1 200', { ...stalls, price: 1200 }],
    ['a fee', stalls, cell('RUB', 'service_fee'), '0', { ...stalls, service_fee: 0 }],
    ['a price that was derived: its fee is set as it is', stalls, cell('EUR'), '11', inEuros(11, 1.5)],
    ['a fee that was derived', stalls, cell('EUR', 'service_fee'), '2', inEuros(10.5, 2)],
    ['a price that was set', inEuros(11, 2), cell('EUR'), '12,5', inEuros(12.5, 2)],
    ['nothing: the price follows the rate again', inEuros(11, 2), cell('EUR'), '', stalls],
    [
      'nothing for a base price, which is missing then',
      stalls,
      cell('RUB'),
      '',
      { zone: 'stalls', service_fee: 100 },
    ],
    [
      'a price no rate leads to: its fee is missing',
      stalls,
      cell('GBP'),
      '9',
      { ...stalls, prices: { GBP: { price: 9 } } },
    ],
    ['of another zone', stalls, cell('RUB', 'price', 'box'), '5', stalls],
  ])('%s', (_what, type, where, text, expected) => {
    expect(typePrices([type], [{ ...where, text }], basis)).toEqual({ types: [expected], faults: [] });
  });

  it('a block from a spreadsheet, and what of it cannot be read at its cell', () => {
    const [row = []] = readBlock('1 100\tabc\t11\r\n');
    const cells = [cell('RUB'), cell('RUB', 'service_fee'), cell('EUR')];
    const typed = cells.map((one, index) => ({ ...one, text: row[index] ?? '' }));
    expect(typePrices([stalls], typed, basis)).toEqual({
      types: [{ ...stalls, price: 1100, prices: { EUR: { price: 11, service_fee: 1.5 } } }],
      faults: [{ ...cell('RUB', 'service_fee'), text: 'abc', fault: 'no_number' }],
    });
  });
});

it('a block is read line by line, whoever copied it', () => {
  expect(readBlock('1\t2\n\t3')).toEqual([
    ['1', '2'],
    ['', '3'],
  ]);
});

it.each<[string, Item, string, string, number | undefined]>([
  ['the base', stalls, 'RUB', 'base', 100000],
  ['by the rate', stalls, 'EUR', 'derived', 1050],
  ['set', inEuros(11, 2), 'EUR', 'set', 1100],
  ['set, while the fee is not written', { ...stalls, prices: { GBP: { price: 9 } } }, 'GBP', 'set', 900],
  ['nothing leads there', stalls, 'GBP', 'missing', undefined],
  ['not written yet', { zone: 'stalls' }, 'RUB', 'missing', undefined],
  ['nothing to derive it from', { zone: 'stalls' }, 'EUR', 'missing', undefined],
])('where an amount comes from: %s', (_what, type, currency, origin, amount) => {
  const shown = showAmount(type, cell(currency), basis);
  expect([shown.origin, shown.amount?.amountMinor]).toEqual([origin, amount]);
  expect(shown.derivation?.rate).toEqual(origin === 'derived' ? rate : undefined);
});

it('a derived price is set as it is, and follows the rate again', () => {
  const set = setDerived(stalls, 'EUR', basis);
  expect(set).toEqual(inEuros(10.5, 1.5));
  expect(clearPrice(set, 'EUR')).toEqual(stalls);
  expect(setDerived(set, 'EUR', basis)).toEqual(set);
  expect(setDerived(stalls, 'GBP', basis)).toEqual(stalls);
});

it.each<[string, Item, boolean]>([
  ['whole', { from: 'RUB', to: 'EUR', rate: 0.0105, step: 0.5, set_at: '2026-11-01T00:00:00.000Z' }, true],
  ['without a rate', { from: 'RUB', to: 'EUR', step: 0.5 }, false],
  ['of nothing', { from: 'RUB', to: 'EUR', rate: 0, step: 0.5 }, false],
])('a rate that is %s', (_what, item, isRate) => {
  expect(readRate(item)).toEqual(isRate ? rate : undefined);
});
