import { expect, it } from 'vitest';
import { byFamilyName, indexLetter } from './family-name.ts';

it.each([
  ['Аглая Крутоярова', 'К'],
  ['Фёдор Ёлкин', 'Е'],
  ['Игорь Йотов', 'Й'],
  ['Zoé Élysée', 'E'],
  ['Трио «Река»', 'Р'],
  ['Bonobo', 'B'],
  ['Studio 54', '#'],
])('%s is indexed under %s', (name, letter) => {
  expect(indexLetter(name)).toBe(letter);
});

it('names are sorted by family name, then by the whole name', () => {
  const names = ['Вера Лисицкая', 'Борис Ёлкин', 'Анна Лисицкая', 'Зоя Жукова'];
  expect(names.toSorted(byFamilyName('ru'))).toEqual([
    'Борис Ёлкин',
    'Зоя Жукова',
    'Анна Лисицкая',
    'Вера Лисицкая',
  ]);
});
