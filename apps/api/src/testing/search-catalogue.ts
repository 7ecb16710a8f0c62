import type { CatalogueFile } from '@parterre/contracts/catalogue-file/catalogue-file';
import { smallCatalogue, smallDate, smallEvent } from './small-catalogue.ts';

const titles = [
  {
    ru: 'Щелкунчик',
    en: 'The Nutcracker',
    de: 'Der Nussknacker',
    fr: 'Casse-Noisette',
    es: 'El cascanueces',
  },
  {
    ru: 'Ёлка в Большом театре',
    en: 'A tree at the Bolshoi',
    de: 'Die Tanne im großen Theater',
    fr: 'L’Été du théâtre',
    es: 'El año del teatro',
  },
  {
    ru: 'Лебединое озеро',
    en: 'Swan Lake',
    de: 'Schwanensee',
    fr: 'Le Lac des cygnes',
    es: 'El lago de los cisnes',
  },
  { ru: 'Гамлет', en: 'Hamlet', de: 'Hamlet', fr: 'Hamlet', es: 'Hamlet' },
  { ru: 'Щелкунчик для самых маленьких', en: 'A small Nutcracker' },
  { ru: 'Кто там?' },
];

/** Events that are searched for in five languages: 1 to 6 in the order of `titles`, 7 is over. */
export const searchCatalogue = (): CatalogueFile => ({
  ...smallCatalogue(),
  events: [
    ...titles.map((title, index) => smallEvent(`found-${index}`, { title })),
    smallEvent('over', {
      title: { ru: 'Щелкунчик, прошлый сезон' },
      dates: [smallDate('over-1', '2026-01-05T19:00')],
    }),
    smallEvent('body', {
      title: { ru: 'Вечер' },
      subtitle: { ru: 'Музыка Чайковского' },
      description: { ru: '<p>Звучит музыка из балета <em>Щелкунчик</em> и вальсы Штрауса.</p>' },
      persons: [{ person: 'ivanova', role: { ru: 'Арфа' } }],
      dates: [smallDate('body-1', '2026-12-15T19:30', { hall: 'buehne-main' })],
    }),
  ],
  news: [],
});
