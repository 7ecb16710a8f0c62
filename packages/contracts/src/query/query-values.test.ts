import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { checkInput } from '../errors/check-input.ts';
import type { FieldReason } from '../errors.ts';
import { currencyCode } from '../values/currency-code.ts';
import { amount } from './amount.ts';
import { idList } from './comma-list.ts';
import { language } from './language.ts';
import { moment } from './moment.ts';
import { searchText } from './search-text.ts';
import { idParameter, wholeNumber } from './whole-number.ts';

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

interface Cases {
  schema: z.ZodType;
  good: [values: string | string[], read: unknown][];
  bad: [values: unknown, reason: FieldReason][];
}

const table: Record<string, Cases> = {
  'a whole number from 1 to 500': {
    schema: wholeNumber(1, 500),
    good: [
      ['1', 1],
      ['007', 7],
      ['500', 500],
    ],
    bad: [
      ['0', 'too_small'],
      ['-1', 'too_small'],
      ['501', 'too_large'],
      ['999999999999999', 'too_large'],
      ['99999999999999999999999', 'bad_format'],
      ['', 'bad_format'],
      ['1.5', 'bad_format'],
      ['1e3', 'bad_format'],
      ['0x10', 'bad_format'],
      [' 1', 'bad_format'],
      ['1\n', 'bad_format'],
      ['١', 'bad_format'],
      ['NaN', 'bad_format'],
      ['Infinity', 'bad_format'],
      ["1'; drop table events", 'bad_format'],
      [['1', '2'], 'not_single'],
      [{ gte: '1' }, 'wrong_type'],
      [1, 'wrong_type'],
      [undefined, 'required'],
    ],
  },
  'an id': {
    schema: idParameter,
    good: [['2147483647', 2147483647]],
    bad: [
      ['0', 'too_small'],
      ['2147483648', 'too_large'],
    ],
  },
  'a list of ids': {
    schema: idList,
    good: [
      ['5', [5]],
      ['2,1,2', [2, 1]],
      [
        ['1', '2,3'],
        [1, 2, 3],
      ],
      [numbers(500).join(','), numbers(500)],
    ],
    bad: [
      ['', 'bad_format'],
      [',', 'bad_format'],
      ['1,,2', 'bad_format'],
      ['1,a', 'bad_format'],
      ['1;2', 'bad_format'],
      ['1,2.5', 'bad_format'],
      ['1\0', 'bad_format'],
      ['1,-2', 'too_small'],
      ['2147483648', 'too_large'],
      [numbers(501).join(','), 'too_long'],
      [numbers(501).map(String), 'too_long'],
      [{ 0: '1' }, 'bad_format'],
      [undefined, 'required'],
    ],
  },
  'a moment': {
    schema: moment,
    good: [
      ['2026-12-24', { kind: 'day', day: '2026-12-24' }],
      ['2028-02-29', { kind: 'day', day: '2028-02-29' }],
      ['1900-01-01', { kind: 'day', day: '1900-01-01' }],
      ['2100-12-31', { kind: 'day', day: '2100-12-31' }],
      ['2026-12-24T19:00:00Z', { kind: 'instant', at: new Date('2026-12-24T19:00:00Z') }],
      ['2026-12-24T19:00+03:00', { kind: 'instant', at: new Date('2026-12-24T16:00:00Z') }],
      ['2026-12-24T19:00:00.5Z', { kind: 'instant', at: new Date('2026-12-24T19:00:00.500Z') }],
    ],
    bad: [
      ['', 'bad_format'],
      ['tomorrow', 'bad_format'],
      ['24.12.2026', 'bad_format'],
      ['2026-02-29', 'bad_format'],
      ['2026-13-01', 'bad_format'],
      ['2026-12-24T19:00:00', 'bad_format'],
      ['2026-12-24T25:00:00Z', 'bad_format'],
      ['+012026-12-24', 'bad_format'],
      ['1899-12-31', 'out_of_range'],
      ['2101-01-01', 'out_of_range'],
      ['0000-01-01T00:00:00Z', 'out_of_range'],
      [['2026-12-24', '2026-12-25'], 'not_single'],
    ],
  },
  'an amount': {
    schema: amount,
    good: [
      ['0', 0],
      ['1500', 1500],
      ['12.5', 12.5],
      ['999999999.99', 999999999.99],
    ],
    bad: [
      ['', 'bad_format'],
      ['-1', 'bad_format'],
      ['1,5', 'bad_format'],
      ['1.555', 'bad_format'],
      ['1e9', 'bad_format'],
      ['9999999999', 'bad_format'],
    ],
  },
  'a currency code': {
    schema: currencyCode,
    good: [['EUR', 'EUR']],
    bad: [
      ['', 'bad_format'],
      ['eur', 'bad_format'],
      ['EURO', 'bad_format'],
      [['EUR', 'RUB'], 'not_single'],
    ],
  },
  'a language': {
    schema: language,
    good: [
      ['ru', 'ru'],
      ['he', 'he'],
    ],
    bad: [
      ['', 'unknown_value'],
      ['it', 'unknown_value'],
      ['RU', 'unknown_value'],
      ['toString', 'unknown_value'],
      [['ru', 'en'], 'not_single'],
    ],
  },
  'a search': {
    schema: searchText,
    good: [
      ['Щелкунчик', 'Щелкунчик'],
      ['  Hamlet ', 'Hamlet'],
      ['e\u0301', 'é'],
      ["'; drop table events; --", "'; drop table events; --"],
      ['100% <b>_', '100% <b>_'],
      ['', undefined],
      ['   ', undefined],
      ['я'.repeat(200), 'я'.repeat(200)],
    ],
    bad: [
      ['a\0b', 'bad_format'],
      ['a\nb', 'bad_format'],
      ['\ud800', 'bad_format'],
      ['я'.repeat(201), 'too_long'],
      [['a', 'b'], 'not_single'],
    ],
  },
};

describe.each(Object.entries(table))('%s in an address', (_, { schema, good, bad }) => {
  const check = (values: unknown) => checkInput(z.object({ field: schema }), { field: values });

  it.each(good)('is read from %j', (values, read) => {
    expect(check(values)).toEqual({ kind: 'valid', value: { field: read } });
  });

  it.each(bad)('refuses %j', (values, reason) => {
    expect(check(values)).toEqual({
      kind: 'refused',
      details: [{ field: 'field', reason, message: expect.any(String) }],
    });
  });
});
