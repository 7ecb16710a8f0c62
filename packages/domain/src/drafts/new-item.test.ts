import { expect, it } from 'vitest';
import { copiedKey, numberedKey, otherKeys, suggestKey } from './item-key.ts';
import { copyItem, copyLanding, emptyItem } from './new-item.ts';

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

it('a key with more behind it is as long as keys may be', () => {
  const long = 'a'.repeat(64);
  expect(copiedKey('swan')).toBe('swan-copy');
  expect(copiedKey(long)).toBe(`${'a'.repeat(59)}-copy`);
  expect(numberedKey(long, 12)).toBe(`${'a'.repeat(61)}-12`);
  expect(otherKeys('swan-copy', 3)).toEqual(['swan-copy', 'swan-copy-2', 'swan-copy-3']);
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
  const now = '2026-11-01T12:00';
  const swan = {
    source_id: 'swan',
    title: { ru: 'Лебединое озеро', de: 'Schwanensee' },
    dates: [
      { source_id: 'swan-9', hall: 'main', status: 'cancelled', not_for_sale: { seats: ['1-1'] } },
      { source_id: 'swan-10', hall: 'main', started_at: '2026-12-18T19:00', status: 'scheduled' },
    ],
  };
  expect(copyItem(swan, { ...beginning, firstDay: '2027-01-08', now })).toEqual({
    source_id: 'gala',
    title: { ru: 'Гала', de: 'Schwanensee' },
    dates: [
      { source_id: 'gala-1', hall: 'main', status: 'scheduled' },
      { source_id: 'gala-2', hall: 'main', started_at: '2027-01-08T19:00', status: 'scheduled' },
    ],
  });
  expect(copyItem({ source_id: 'opera', name: { ru: 'Опера' } }, { ...beginning, now })).toEqual({
    source_id: 'gala',
    name: { ru: 'Гала' },
  });
});

it('a site like another one has a domain of its own, and nobody else’s counters, chat or keys', () => {
  const landing = {
    id: 1,
    name: 'Партер',
    domain: 'parterre.example',
    online: false,
    theme: { law: 'eu', ui_metric_id: '99', umnico_widget_hash: 'abc', recaptcha_site_key: 'key' },
    pages: [{ slug: 'gifts' }],
  };
  expect(copyLanding(landing, { key: '3', name: 'Камерный', domain: 'kamer.example' })).toEqual({
    ...landing,
    id: 3,
    name: 'Камерный',
    domain: 'kamer.example',
    online: true,
    theme: { law: 'eu', ui_metric_id: null, umnico_widget_hash: null, recaptcha_site_key: null },
  });
});
