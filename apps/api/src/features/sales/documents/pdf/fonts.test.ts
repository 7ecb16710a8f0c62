import { expect, it } from 'vitest';
import { type Face, fontFor } from './fonts.ts';

it.each<[string, Face, string]>([
  ['Лебединое озеро', 'display', 'display'],
  ['La Bohème — Пуччини', 'display', 'display'],
  ['Заказ № 7', 'display', 'text'],
  ['1 234,50 ₽ · 12,50 €', 'bold', 'bold'],
  ['Łódź, Čapek, Ğüneş', 'text', 'text'],
  ['Әлия Қасымова', 'text', 'wide'],
  ['Հայկ Hayk', 'text', 'armenian'],
  ['ქართული', 'text', 'georgian'],
  ['שלום', 'text', 'hebrew'],
  ['سلام', 'text', 'arabic'],
  ['日本', 'display', 'display'],
])('sets %s (%s) in the font that has its letters: %s', (text, face, font) => {
  expect(fontFor(text, face)).toBe(font);
});
