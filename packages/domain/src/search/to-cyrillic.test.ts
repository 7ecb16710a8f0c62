import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toCyrillic } from './to-cyrillic.ts';

it.each([
  ['shchelkunchik', 'щелкунчик'],
  ['schelkunchik', 'щелкунчик'],
  ['baletov', 'балетов'],
  ['zhizel', 'жизел'],
  ["zhizel'", 'жизель'],
  ['khovanshchina', 'хованщина'],
  ['tsar', 'цар'],
  ['shakhmaty', 'шахматы'],
  ['yarmarka iarmarka jarmarka', 'ярмарка ярмарка ярмарка'],
  ['yubiley iubilei jubilej', 'юбилей юбилеи юбилей'],
  ['yevgeniy yevgenyy jelena', 'евгений евгеный елена'],
  ['yolka jolka', 'елка елка'],
  ['bolshoy may duy', 'болшой май дуй'],
  ['faust quartet max wagner', 'фауст куартет макс вагнер'],
  ['bdfghijklmnprstvwz', 'бдфгхийклмнпрстввз'],
  ['cello', 'келло'],
  ['2026 год', '2026 год'],
])('%s is written %s in Cyrillic', (latin, cyrillic) => {
  expect(toCyrillic(latin)).toBe(cyrillic);
});

it('a word written in Cyrillic has no Latin letter left', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz') }), (word) => {
      expect(toCyrillic(word)).toMatch(/^[а-я]*$/);
    }),
  );
});
