import { expect, it } from 'vitest';
import { suggestKey } from './item-key.ts';
import { copyItem, emptyItem } from './new-item.ts';

it.each([
  ['Лебединое озеро', 'lebedinoe-ozero'],
  ['Щелкунчик, или ёлка!', 'schelkunchik-ili-elka'],
  ['Die Möwe', 'die-mowe'],
  ['Straße ins Glück', 'strasse-ins-gluck'],
  ['L’Élixir d’amour', 'l-elixir-d-amour'],
  ['—', ''],
  [`${'a'.repeat(60)}`, 'a'.repeat(48)],
  [`${'a'.repeat(47)} b`, 'a'.repeat(47)],
])('a key is suggested for %s', (name, expected) => {
  expect(suggestKey(name)).toBe(expected);
});

const beginning = { key: 'gala', name: 'Гала', mainLang: 'ru', currency: 'RUB' };

it('a new item has its name and its key', () => {
  expect(emptyItem('events', beginning)).toMatchObject({
    source_id: 'gala',
    title: { ru: 'Гала' },
    currency: 'RUB',
  });
  expect(emptyItem('halls', beginning)).toEqual({ source_id: 'gala', name: { ru: 'Гала' } });
  expect(emptyItem('landings', { ...beginning, key: '2' })).toMatchObject({ id: 2, name: 'Гала' });
  expect(emptyItem('exchange_rates', { ...beginning, key: 'EUR-GBP' })).toEqual({ from: 'EUR', to: 'GBP' });
});

it('a copy is called otherwise, and its dates are its own, with nothing withheld and nothing called off', () => {
  const swan = {
    source_id: 'swan',
    title: { ru: 'Лебединое озеро', de: 'Schwanensee' },
    dates: [
      { source_id: 'swan-9', hall: 'main', status: 'cancelled', not_for_sale: { seats: ['1-1'] } },
      { source_id: 'swan-10', hall: 'main', status: 'scheduled' },
    ],
  };
  expect(copyItem(swan, beginning)).toEqual({
    source_id: 'gala',
    title: { ru: 'Гала', de: 'Schwanensee' },
    dates: [
      { source_id: 'gala-1', hall: 'main', status: 'scheduled' },
      { source_id: 'gala-2', hall: 'main', status: 'scheduled' },
    ],
  });
  expect(copyItem({ source_id: 'opera', name: { ru: 'Опера' } }, beginning)).toEqual({
    source_id: 'gala',
    name: { ru: 'Гала' },
  });
});
