import type { CatalogueFile } from '@parterre/contracts/catalogue-file/catalogue-file';

export const locations = [
  {
    source_id: 'moscow',
    name: { ru: 'Москва', en: 'Moscow', de: 'Moskau', fr: 'Moscou', es: 'Moscú' },
    time_zone: 'Europe/Moscow',
    country: 'ru',
  },
  {
    source_id: 'saint-petersburg',
    name: {
      ru: 'Санкт-Петербург',
      en: 'Saint Petersburg',
      de: 'Sankt Petersburg',
      fr: 'Saint-Pétersbourg',
      es: 'San Petersburgo',
    },
    time_zone: 'Europe/Moscow',
    country: 'ru',
  },
  {
    source_id: 'berlin',
    name: { ru: 'Берлин', en: 'Berlin', de: 'Berlin', fr: 'Berlin', es: 'Berlín' },
    time_zone: 'Europe/Berlin',
    country: 'de',
  },
  {
    source_id: 'paris',
    name: { ru: 'Париж', en: 'Paris', de: 'Paris', fr: 'Paris', es: 'París' },
    time_zone: 'Europe/Paris',
    country: 'fr',
  },
  {
    source_id: 'madrid',
    name: { ru: 'Мадрид', en: 'Madrid', de: 'Madrid', fr: 'Madrid', es: 'Madrid' },
    time_zone: 'Europe/Madrid',
    country: 'es',
  },
  {
    source_id: 'london',
    name: { ru: 'Лондон', en: 'London', de: 'London', fr: 'Londres', es: 'Londres' },
    time_zone: 'Europe/London',
    country: 'gb',
  },
] satisfies CatalogueFile['locations'];
