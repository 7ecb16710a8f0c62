import { describe, expect, it } from 'vitest';
import { fitsText } from './fits-text.ts';
import { optionByKey } from './option-by-key.ts';

describe('whether a typed text matches', () => {
  it.each([
    ['Театр «Большая Яузская» Москва', '', true],
    ['Театр «Большая Яузская» Москва', 'яуз', true],
    ['Театр «Большая Яузская» Москва', 'моск теа', true],
    ['Театр «Большая Яузская» Москва', 'зская', false],
    ['Ёлочный базар', 'елоч', true],
    ['L’Atelier des Horloges', 'atel', true],
    ['Café Étoile', 'cafe etoile', true],
    ['Larkfield Playhouse', 'larkfeld', true],
    ['Larkfield Playhouse', 'larkfild', true],
    ['Larkfield Playhouse', 'lrakfield', true],
    ['Larkfield Playhouse', 'lark house', false],
    ['Opera', 'opr', false],
  ])('%s: %s', (text, typed, fits) => {
    expect(fitsText(text, typed)).toBe(fits);
  });
});

describe('arrows move among the options that can be chosen', () => {
  const options = [false, true, false, true];
  it.each([
    ['ArrowDown', null, 1],
    ['ArrowDown', 1, 3],
    ['ArrowDown', 3, 1],
    ['ArrowUp', null, 3],
    ['ArrowUp', 3, 1],
    ['ArrowUp', 1, 3],
    ['Home', 1, undefined],
  ])('%s from %s leads to %s', (key, active, next) => {
    expect(optionByKey(key, active, options)).toBe(next);
  });

  it('and stay in the field when there is none', () => {
    expect(optionByKey('ArrowDown', null, [false])).toBeNull();
    expect(optionByKey('ArrowUp', null, [])).toBeNull();
  });
});
