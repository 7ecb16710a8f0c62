import type { Text } from '../text.ts';

const entry = (path: string, title: Text) => ({ path, title });

export const sections = [
  entry('/events', { ru: 'События', en: 'Events', de: 'Programm', fr: 'Programme', es: 'Programación' }),
  entry('/places', { ru: 'Площадки', en: 'Places', de: 'Spielorte', fr: 'Lieux', es: 'Lugares' }),
  entry('/persons', { ru: 'Люди', en: 'People', de: 'Menschen', fr: 'Artistes', es: 'Artistas' }),
  entry('/news', { ru: 'Новости', en: 'News', de: 'Aktuelles', fr: 'Actualités', es: 'Noticias' }),
];

export const certificates = entry('/sertifikaty', {
  ru: 'Сертификаты',
  en: 'Gift certificates',
  de: 'Gutscheine',
  fr: 'Chèques-cadeaux',
  es: 'Vales regalo',
});
