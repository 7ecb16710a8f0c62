import { latinAlike, type Text } from '../text.ts';

/** Whose work is played: the public domain is large enough for any catalogue. */
export const authors: readonly Text[] = [
  { ru: 'Чайковский', en: 'Tchaikovsky', de: 'Tschaikowski', fr: 'Tchaïkovski', es: 'Chaikovski' },
  { ru: 'Мусоргский', en: 'Mussorgsky', de: 'Mussorgski', fr: 'Moussorgski', es: 'Músorgski' },
  {
    ru: 'Римский-Корсаков',
    en: 'Rimsky-Korsakov',
    de: 'Rimski-Korsakow',
    fr: 'Rimski-Korsakov',
    es: 'Rimski-Kórsakov',
  },
  { ru: 'Чехов', en: 'Chekhov', de: 'Tschechow', fr: 'Tchekhov', es: 'Chéjov' },
  { ru: 'Гоголь', en: 'Gogol', de: 'Gogol', fr: 'Gogol', es: 'Gógol' },
  { ru: 'Пушкин', en: 'Pushkin', de: 'Puschkin', fr: 'Pouchkine', es: 'Pushkin' },
  latinAlike('Моцарт', 'Mozart'),
  latinAlike('Бетховен', 'Beethoven'),
  latinAlike('Бах', 'Bach'),
  latinAlike('Верди', 'Verdi'),
  latinAlike('Пуччини', 'Puccini'),
  latinAlike('Шуберт', 'Schubert'),
  latinAlike('Шопен', 'Chopin'),
  latinAlike('Вивальди', 'Vivaldi'),
  latinAlike('Шекспир', 'Shakespeare'),
  latinAlike('Мольер', 'Molière'),
  latinAlike('Гёте', 'Goethe'),
  latinAlike('Лорка', 'Lorca'),
];

/** What is made of it. Every form stands well before a colon, in every language. */
export const forms: readonly Text[] = [
  {
    ru: 'Большой вечер',
    en: 'A grand evening',
    de: 'Ein großer Abend',
    fr: 'Une grande soirée',
    es: 'Una gran velada',
  },
  { ru: 'Письма', en: 'Letters', de: 'Briefe', fr: 'Lettres', es: 'Cartas' },
  { ru: 'Репетиция', en: 'The rehearsal', de: 'Die Probe', fr: 'La répétition', es: 'El ensayo' },
  {
    ru: 'Ночной концерт',
    en: 'Night concert',
    de: 'Nachtkonzert',
    fr: 'Concert de nuit',
    es: 'Concierto de noche',
  },
  { ru: 'Избранное', en: 'A selection', de: 'Eine Auswahl', fr: 'Morceaux choisis', es: 'Selección' },
  { ru: 'Портрет', en: 'A portrait', de: 'Ein Porträt', fr: 'Portrait', es: 'Retrato' },
  { ru: 'Сцены', en: 'Scenes', de: 'Szenen', fr: 'Scènes', es: 'Escenas' },
  { ru: 'Импровизация', en: 'Improvisation', de: 'Improvisation', fr: 'Improvisation', es: 'Improvisación' },
  {
    ru: 'Бенефис',
    en: 'A benefit night',
    de: 'Benefizabend',
    fr: 'Soirée à bénéfice',
    es: 'Función de beneficio',
  },
  {
    ru: 'Открытая генеральная',
    en: 'Open dress rehearsal',
    de: 'Offene Generalprobe',
    fr: 'Générale publique',
    es: 'Ensayo general abierto',
  },
  {
    ru: 'Для самых младших',
    en: 'For the youngest',
    de: 'Für die Jüngsten',
    fr: 'Pour les tout-petits',
    es: 'Para los más pequeños',
  },
  {
    ru: 'Воскресное утро',
    en: 'Sunday morning',
    de: 'Sonntagsmatinee',
    fr: 'Matinée du dimanche',
    es: 'Mañana de domingo',
  },
];

/** Keeps titles apart when authors and forms come round again. */
export const seasons: Text = {
  ru: 'программа',
  en: 'programme',
  de: 'Programm',
  fr: 'programme',
  es: 'programa',
};

export const performer: Text = {
  ru: 'исполнитель',
  en: 'performer',
  de: 'Mitwirkung',
  fr: 'interprète',
  es: 'intérprete',
};
