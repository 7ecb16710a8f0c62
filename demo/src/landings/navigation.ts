import type { Text } from '../text.ts';

const entry = (path: string, title: Text) => ({ path, title });

export const sections = [
  entry('/events', { ru: 'События', en: 'Events', de: 'Programm', fr: 'Programme', es: 'Eventos' }),
  entry('/places', { ru: 'Площадки', en: 'Venues', de: 'Spielorte', fr: 'Lieux', es: 'Recintos' }),
  entry('/persons', { ru: 'Артисты', en: 'Artists', de: 'Künstler', fr: 'Artistes', es: 'Artistas' }),
  entry('/news', { ru: 'Новости', en: 'News', de: 'Aktuelles', fr: 'Actualités', es: 'Noticias' }),
];

export const certificates = entry('/sertifikaty', {
  ru: 'Сертификаты',
  en: 'Gift cards',
  de: 'Gutscheine',
  fr: 'Cartes cadeaux',
  es: 'Tarjetas regalo',
});
