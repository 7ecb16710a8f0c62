import { latinAlike } from '../../text.ts';
import type { DemoEvent } from '../demo-event.ts';
import { noInterval, noLateEntry, sungIn } from '../facts.ts';
import { midweek } from '../run.ts';

export const didoAndAeneas: DemoEvent = {
  id: 'dido-and-aeneas',
  category: 'opera',
  title: {
    ru: 'Дидона и Эней',
    en: 'Dido and Aeneas',
    de: 'Dido und Aeneas',
    fr: 'Didon et Énée',
    es: 'Dido y Eneas',
  },
  subtitle: {
    ru: 'Опера Генри Пёрселла для восьми певцов и шести инструментов',
    en: 'Henry Purcell’s opera for eight singers and six instruments',
    de: 'Henry Purcells Oper für acht Stimmen und sechs Instrumente',
    fr: 'L’opéra de Henry Purcell pour huit voix et six instruments',
    es: 'La ópera de Henry Purcell para ocho voces y seis instrumentos',
  },
  story: {
    ru: [
      'Целая опера за один час: царица полюбила, моряк уплыл, и осталась ария, которую четвёртый век поют на прощание. Пёрселл написал её для школьного спектакля и, кажется, не знал, что получилось.',
      'Зрители сидят вокруг, на расстоянии вытянутой руки от певцов; лютня слышна не хуже голоса. <strong>Имоджен Хартклифф</strong> приехала из Лондона на три вечера. Декорация — одна бельевая верёвка с простынями, которые становятся то парусом, то саваном. Возьмите платок.',
    ],
    en: [
      'A whole opera in one hour: a queen fell in love, a sailor sailed, and what remains is an aria that people have sung in farewell for more than three centuries. Purcell wrote it for a school and seems not to have known what he had done.',
      'The audience sits in a ring, an arm’s length from the singers; you can hear the lute as well as the voice. <strong>Imogen Hartcliffe</strong> comes from London for three nights. The set is one washing line whose sheets turn into a sail and then a shroud. Bring a handkerchief.',
    ],
    de: [
      'Eine ganze Oper in einer Stunde: Eine Königin liebt, ein Seemann segelt fort, und es bleibt eine Arie, mit der man seit über dreihundert Jahren Abschied nimmt. Purcell schrieb sie für eine Schule und ahnte wohl nicht, was ihm da gelungen war.',
      'Das Publikum sitzt im Kreis, eine Armlänge von den Stimmen entfernt; die Laute hört man so gut wie den Gesang. <strong>Imogen Hartcliffe</strong> kommt für drei Abende aus London. Das Bühnenbild ist eine Wäscheleine, deren Laken erst Segel werden und dann Leichentuch. Nehmen Sie ein Taschentuch mit.',
    ],
    fr: [
      'Tout un opéra en une heure : une reine aime, un marin s’en va, et il reste un air que l’on chante en adieu depuis plus de trois siècles. Purcell l’écrivit pour une école, sans savoir, semble-t-il, ce qu’il avait fait.',
      'Le public est assis en cercle, à portée de main des chanteurs ; on entend le luth aussi bien que la voix. <strong>Imogen Hartcliffe</strong> vient de Londres pour trois soirs. Pour décor, une corde à linge dont les draps deviennent voile, puis linceul. Prenez un mouchoir.',
    ],
    es: [
      'Una ópera entera en una hora: una reina se enamora, un marino zarpa y queda un aria con la que la gente se despide desde hace más de tres siglos. Purcell la escribió para una escuela y, al parecer, no supo lo que había hecho.',
      'El público se sienta en círculo, a un brazo de los cantantes; el laúd se oye tan bien como la voz. <strong>Imogen Hartcliffe</strong> viene de Londres por tres noches. El decorado es una cuerda de tender cuyas sábanas se vuelven vela y luego mortaja. Traiga pañuelo.',
    ],
  },
  facts: [sungIn('en', 'fr'), noInterval, noLateEntry],
  ageLimit: 12,
  minutes: 65,
  labels: [],
  cast: [
    {
      person: 'imogen-hartcliffe',
      role: { ru: 'Дидона', en: 'Dido', de: 'Dido', fr: 'Didon', es: 'Dido' },
    },
    {
      person: 'solene-maubert',
      role: latinAlike('Белинда', 'Belinda'),
    },
  ],
  poster: { system: 'ink-line', palette: 'sea', motif: 'wave' },
  runs: [{ hall: 'atelier-par-studio', from: 62, days: 3, on: midweek, times: ['20:00'] }],
  topPrice: 42,
};
