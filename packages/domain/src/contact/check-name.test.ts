import { describe, expect, it } from 'vitest';
import { checkName, hasUnusualDigits } from './check-name.ts';

describe('a name is accepted', () => {
  it.each([
    'Плисецкая Майя Михайловна',
    'Ёлкин Пётр',
    "O'Neill",
    'Siobhán O’Neill',
    'Jürgen von der Größe',
    'Anne-Marie D‘Arc',
    'María de la Peña Núñez',
    'J. R. R. Tolkien',
    'A.Petrov',
    'Dr. St.John',
    'Madonna',
    'O',
    '山田 太郎',
    'ジョン・スミス',
    'Gal·la',
    'שמעון ג׳ורג׳',
    'محمد علی\u200cزاده',
    'श्री\u200dनाथ',
    'Henry VIII',
    'Charles 3',
    'Ann‐Lee Ann‑Lee',
    'x'.repeat(100),
    '𠮷'.repeat(100),
  ])('%s', (name) => {
    expect(checkName(name)).toEqual({ kind: 'valid', value: name });
  });

  it('with its spaces put in order', () => {
    expect(checkName('  Anna \n Maria ')).toEqual({ kind: 'valid', value: 'Anna Maria' });
  });
});

describe('a name is refused', () => {
  it.each([
    ['', 'required'],
    ['  \t', 'required'],
    ['x'.repeat(101), 'too_long'],
    ['Anna <b>', 'forbidden_characters'],
    ['{name}', 'forbidden_characters'],
    ['100 %', 'forbidden_characters'],
    ['$Anna', 'forbidden_characters'],
    ['Anna/Maria', 'forbidden_characters'],
    ['Anna\u0000', 'forbidden_characters'],
    ['Anna\u202egro', 'forbidden_characters'],
    ['https://example.com', 'forbidden_characters'],
    ['www.example', 'contains_link'],
    ['Win at WWW.example', 'contains_link'],
    ['Anna example.com', 'contains_link'],
    ['приз.рф', 'contains_link'],
    ['example.com. Anna', 'contains_link'],
    ['. - .', 'bad_format'],
    ['12', 'bad_format'],
  ])('%j: %s', (name, fault) => {
    expect(checkName(name)).toEqual({ kind: 'invalid', fault });
  });

  it.each('com net org info biz ru рф de fr es uk io xyz top site online shop link'.split(' '))(
    'that ends like an address in .%s',
    (zone) => {
      expect(checkName(`Anna.${zone}`)).toEqual({ kind: 'invalid', fault: 'contains_link' });
      expect(checkName(`Anna.${zone}ova`)).toMatchObject({ kind: 'valid' });
    },
  );
});

describe('digits in a name', () => {
  it('are worth a second look', () => {
    expect(hasUnusualDigits('Charles 3')).toBe(true);
    expect(hasUnusualDigits('Charles III')).toBe(false);
  });
});
