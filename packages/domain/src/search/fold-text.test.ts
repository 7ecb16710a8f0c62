import fc from 'fast-check';
import { expect, it } from 'vitest';
import { foldText } from './fold-text.ts';

it.each([
  ['ЩЕЛКУНЧИК', 'щелкунчик'],
  ['Ёлка', 'елка'],
  ['йод, Киї́в, Ма́ўр', 'йод, київ, маўр'],
  ['Große Straße', 'grosse strasse'],
  ['L’Été à Œuvre', 'l’ete a oeuvre'],
  ['Ægir på Ørsted', 'aegir pa orsted'],
  ['Ǽ, ǿ', 'ae, o'],
  ['Łódź, Đorđe, Þórr, Ðuro', 'lodz, dorde, thorr, duro'],
  ['Iğdır', 'igdir'],
  ['ﬁn, Ⅷ', 'fin, viii'],
  ['Niño 2026!', 'nino 2026!'],
])('%s is folded to %s', (text, folded) => {
  expect(foldText(text)).toBe(folded);
});

it('an accent is folded the same whether it is part of its letter or stands apart', () => {
  const text = 'Ёжик, été, Zauberflöte, йогурт';
  expect(foldText(text.normalize('NFD'))).toBe(foldText(text));
});

it('folding a folded text changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(foldText(foldText(text))).toBe(foldText(text));
    }),
  );
});
