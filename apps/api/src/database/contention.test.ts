import { expect, it } from 'vitest';
import { Contended, isContended } from './contention.ts';

const fault = (code: string) => Object.assign(new Error(), { code });

it.each([
  [true, new Contended('it changed all the while')],
  [true, fault('40001')],
  [true, fault('40P01')],
  [true, fault('55P03')],
  [false, fault('23505')],
  [false, fault('57014')],
  [false, new Error('40001')],
  [false, '40001'],
])('says %s of %s', (isSo, error) => {
  expect(isContended(error)).toBe(isSo);
});
