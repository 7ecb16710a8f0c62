import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isLayout, type Layout, switchLayout } from './switch-layout.ts';

const cases: readonly (readonly [typed: string, from: Layout, to: Layout, meant: string])[] = [
  ['ntfnh', 'en', 'ru', 'театр'],
  ['otkreyxbr', 'en', 'ru', 'щелкунчик'],
  ['Ntfnh', 'en', 'ru', 'театр'],
  ['[jh j,]zdbk 2 `krb', 'en', 'ru', 'хор объявил 2 ёлки'],
  ['<jhbc :fhjd "{j > } ~;br', 'en', 'ru', 'борис жаров эхо ю ъ ёжик'],
  ['рфьдуе', 'ru', 'en', 'hamlet'],
  ['еру тгескфслук', 'ru', 'en', 'the nutcracker'],
  ['нфгиукаджеу', 'ru', 'de', 'zauberflöte'],
  ['mbptk,', 'fr', 'ru', 'жизель'],
  ['уызфжф', 'ru', 'es', 'españa'],
  // Shift and these keys are no letters of the Russian keyboard anywhere else.
  ['<', 'de', 'ru', '<'],
];

it.each(cases)('%s typed as %s is meant as %s: %s', (typed, from, to, meant) => {
  expect(switchLayout(typed, from, to)).toBe(meant);
});

const layout = fc.constantFrom<Layout>('ru', 'en', 'de', 'fr', 'es');
const letters = fc.string({ unit: fc.constantFrom(...'абвгдежзийклмнопрстуфхцчшщъыьэюяё') });

it('a word typed on the wrong keyboard is found again', () => {
  fc.assert(
    fc.property(letters, layout, (text, other) => {
      expect(switchLayout(switchLayout(text, 'ru', other), other, 'ru')).toBe(text);
    }),
  );
});

it('the keyboards of all our languages are known', () => {
  expect(['ru', 'en', 'de', 'fr', 'es', 'it', 'constructor'].filter(isLayout)).toEqual([
    'ru',
    'en',
    'de',
    'fr',
    'es',
  ]);
});
