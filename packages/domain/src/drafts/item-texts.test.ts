import { expect, it } from 'vitest';
import type { Item } from './item.ts';
import { checkTexts, listTexts, measureCompleteness, readTexts, type TextFinding } from './item-texts.ts';

const event: Item = {
  source_id: 'swan',
  title: { ru: 'Лебединое озеро', de: 'Schwanensee' },
  description: { ru: '<p>Балет в 2 актах.</p>', de: '<p>Ballett in 3 Akten.</p>' },
  persons: [{ person: 'odette', role: { ru: 'Одетта' } }],
  ticket_types: [{ zone: 'stalls', name: { ru: 'Партер', de: 'Parkett', en: 'Stalls' } }],
  images: { poster: { src: '/media/swan', alt: { ru: 'Афиша' } } },
};

it('texts are found wherever they stand, by the key of what they are of', () => {
  expect(readTexts('events', event).map(({ path }) => path.join('.'))).toEqual([
    'title',
    'description',
    'persons.odette.role',
    'ticket_types.stalls.name',
    'images.poster.alt',
  ]);
});

it('a form asks for every text that could be there', () => {
  expect(listTexts('events', event).map(({ path }) => path.join('.'))).toEqual([
    'title',
    'subtitle',
    'description',
    'persons.odette.role',
    'ticket_types.stalls.name',
    'images.poster.alt',
  ]);
});

it('each language is as complete as the texts that it has', () => {
  expect(measureCompleteness('events', event, ['ru', 'de', 'en'])).toEqual([
    { lang: 'ru', share: 1 },
    { lang: 'de', share: 0.6 },
    { lang: 'en', share: 0.2 },
  ]);
  expect(measureCompleteness('exchange_rates', { from: 'EUR', to: 'GBP' }, ['ru'])).toEqual([
    { lang: 'ru', share: 1 },
  ]);
});

const languages = { main: 'ru', others: ['de'] };

it.each<[string, Item, TextFinding[]]>([
  ['nothing to say', { name: { ru: 'Опера', de: 'Oper' } }, []],
  ['no translation', { name: { ru: 'Опера' } }, [{ path: ['name'], lang: 'de', fault: 'missing' }]],
  ['no main text', { name: { de: 'Oper' } }, [{ path: ['name'], lang: 'ru', fault: 'missing' }]],
  [
    'the main text again',
    { name: { ru: 'Опера', de: 'Опера' } },
    [{ path: ['name'], lang: 'de', fault: 'same' }],
  ],
])('a category is looked at: %s', (_what, item, expected) => {
  expect(checkTexts({ kind: 'categories', item }, languages)).toEqual(expected);
});

it('a name may be the same in two languages, and what it is of is told once', () => {
  const item = { name: { ru: 'Hamlet', de: 'Hamlet' }, role: { ru: 'Принц', de: 'Принц' } };
  expect(checkTexts({ kind: 'persons', item }, languages)).toEqual([
    { path: ['role'], lang: 'de', fault: 'same' },
  ]);
});

it.each<[string, number | undefined, number | undefined, boolean]>([
  ['both are of files', undefined, undefined, false],
  ['only the main text was written anew', 5, undefined, true],
  ['only the translation was', undefined, 5, false],
  ['the translation after it', 5, 6, false],
  ['with it', 5, 5, false],
  ['before it', 6, 5, true],
])('a translation is older than its main text: %s', (_what, written, translated, isOlder) => {
  const item = { name: { ru: 'Опера', de: 'Oper' } };
  const found = checkTexts({ kind: 'categories', item }, languages, (_path, lang) =>
    lang === 'ru' ? written : translated,
  );
  expect(found.map(({ fault }) => fault)).toEqual(isOlder ? ['older'] : []);
});

const told = { ru: 'Сцена', de: 'Bühne' };

it.each<[string, Parameters<typeof readTexts>, string[]]>([
  [
    'pictures of a gallery',
    ['events', { images: { gallery: [{ src: '/media/a', alt: told }, { src: '/media/b' }] } }],
    ['images.gallery./media/a.alt'],
  ],
  ['pictures of a place', ['places', { images: [{ src: '/media/a', alt: told }] }], ['images./media/a.alt']],
  [
    'entries of a menu',
    [
      'landings',
      {
        navigation: [
          { title: told, path: '/events' },
          { title: told, path: '/news' },
        ],
      },
    ],
    ['navigation./events.title', 'navigation./news.title'],
  ],
])('texts stand on %s, too', (_what, read, paths) => {
  expect(readTexts(...read).map(({ path }) => path.join('.'))).toEqual(paths);
});

it('a translation of any of them is missed, and counts for how much is told', () => {
  const item = { navigation: [{ title: { ru: 'Афиша' }, path: '/events' }] };
  expect(checkTexts({ kind: 'landings', item }, languages)).toEqual([
    { path: ['navigation', '/events', 'title'], lang: 'de', fault: 'missing' },
  ]);
  expect(measureCompleteness('landings', item, ['ru', 'de'])).toEqual([
    { lang: 'ru', share: 1 },
    { lang: 'de', share: 0 },
  ]);
});
