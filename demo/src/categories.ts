import type { Text } from './text.ts';

interface CategoryType {
  readonly source_id: string;
  readonly name: Text;
}

interface Category extends CategoryType {
  readonly type: string;
}

export const categoryTypes = [
  { source_id: 'theatre', name: { ru: 'Театр', en: 'Theatre', de: 'Theater', fr: 'Théâtre', es: 'Teatro' } },
  { source_id: 'music', name: { ru: 'Музыка', en: 'Music', de: 'Musik', fr: 'Musique', es: 'Música' } },
  { source_id: 'comedy', name: { ru: 'Юмор', en: 'Comedy', de: 'Comedy', fr: 'Humour', es: 'Humor' } },
  { source_id: 'sport', name: { ru: 'Спорт', en: 'Sport', de: 'Sport', fr: 'Sport', es: 'Deporte' } },
  {
    source_id: 'exhibitions',
    name: { ru: 'Выставки', en: 'Exhibitions', de: 'Ausstellungen', fr: 'Expositions', es: 'Exposiciones' },
  },
  {
    source_id: 'family',
    name: { ru: 'Детям', en: 'For children', de: 'Für Kinder', fr: 'Jeune public', es: 'Para niños' },
  },
] as const satisfies readonly CategoryType[];

export const categories = [
  {
    source_id: 'opera',
    type: 'theatre',
    name: { ru: 'Опера', en: 'Opera', de: 'Oper', fr: 'Opéra', es: 'Ópera' },
  },
  {
    source_id: 'ballet',
    type: 'theatre',
    name: { ru: 'Балет', en: 'Ballet', de: 'Ballett', fr: 'Ballet', es: 'Ballet' },
  },
  {
    source_id: 'dance',
    type: 'theatre',
    name: { ru: 'Современный танец', en: 'Dance', de: 'Tanz', fr: 'Danse', es: 'Danza' },
  },
  {
    source_id: 'drama',
    type: 'theatre',
    name: { ru: 'Драма', en: 'Drama', de: 'Schauspiel', fr: 'Théâtre dramatique', es: 'Teatro dramático' },
  },
  {
    source_id: 'musical',
    type: 'theatre',
    name: { ru: 'Мюзикл', en: 'Musical', de: 'Musical', fr: 'Comédie musicale', es: 'Musical' },
  },
  {
    source_id: 'classical',
    type: 'music',
    name: {
      ru: 'Классическая музыка',
      en: 'Classical',
      de: 'Klassik',
      fr: 'Musique classique',
      es: 'Música clásica',
    },
  },
  { source_id: 'jazz', type: 'music', name: { ru: 'Джаз', en: 'Jazz', de: 'Jazz', fr: 'Jazz', es: 'Jazz' } },
  {
    source_id: 'rock',
    type: 'music',
    name: {
      ru: 'Рок и песни',
      en: 'Rock and songs',
      de: 'Rock und Songs',
      fr: 'Rock et chanson',
      es: 'Rock y canción',
    },
  },
  {
    source_id: 'electronic',
    type: 'music',
    name: { ru: 'Электроника', en: 'Electronic', de: 'Elektronik', fr: 'Électro', es: 'Electrónica' },
  },
  {
    source_id: 'stand-up',
    type: 'comedy',
    name: { ru: 'Стендап', en: 'Stand-up', de: 'Stand-up', fr: 'Stand-up', es: 'Monólogos' },
  },
  {
    source_id: 'improv',
    type: 'comedy',
    name: {
      ru: 'Импровизация',
      en: 'Improv',
      de: 'Improtheater',
      fr: 'Improvisation',
      es: 'Improvisación',
    },
  },
  {
    source_id: 'figure-skating',
    type: 'sport',
    name: {
      ru: 'Фигурное катание',
      en: 'Figure skating',
      de: 'Eiskunstlauf',
      fr: 'Patinage artistique',
      es: 'Patinaje artístico',
    },
  },
  {
    source_id: 'basketball',
    type: 'sport',
    name: { ru: 'Баскетбол', en: 'Basketball', de: 'Basketball', fr: 'Basket-ball', es: 'Baloncesto' },
  },
  {
    source_id: 'football',
    type: 'sport',
    name: { ru: 'Футбол', en: 'Football', de: 'Fußball', fr: 'Football', es: 'Fútbol' },
  },
  {
    source_id: 'fine-art',
    type: 'exhibitions',
    name: { ru: 'Искусство', en: 'Art', de: 'Kunst', fr: 'Beaux-arts', es: 'Arte' },
  },
  {
    source_id: 'photography',
    type: 'exhibitions',
    name: { ru: 'Фотография', en: 'Photography', de: 'Fotografie', fr: 'Photographie', es: 'Fotografía' },
  },
  {
    source_id: 'kids-theatre',
    type: 'family',
    name: {
      ru: 'Спектакли и концерты',
      en: 'Shows and concerts',
      de: 'Theater und Konzerte',
      fr: 'Spectacles et concerts',
      es: 'Espectáculos y conciertos',
    },
  },
  {
    source_id: 'circus',
    type: 'family',
    name: { ru: 'Цирк', en: 'Circus', de: 'Zirkus', fr: 'Cirque', es: 'Circo' },
  },
] as const satisfies readonly Category[];

export type CategoryId = (typeof categories)[number]['source_id'];
