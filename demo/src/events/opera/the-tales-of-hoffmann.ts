import { latinAlike } from '../../text.ts';
import { conductor, director } from '../credits.ts';
import type { DemoEvent } from '../demo-event.ts';
import { sungIn, twoIntervals } from '../facts.ts';
import { allButMonday } from '../run.ts';

export const theTalesOfHoffmann: DemoEvent = {
  id: 'the-tales-of-hoffmann',
  category: 'opera',
  title: {
    ru: 'Сказки Гофмана',
    en: 'The Tales of Hoffmann',
    de: 'Hoffmanns Erzählungen',
    fr: 'Les Contes d’Hoffmann',
    es: 'Los cuentos de Hoffmann',
  },
  subtitle: {
    ru: 'Фантастическая опера Жака Оффенбаха. Премьера',
    en: 'Fantastic opera by Jacques Offenbach. New production',
    de: 'Fantastische Oper von Jacques Offenbach. Neuinszenierung',
    fr: 'Opéra fantastique de Jacques Offenbach. Nouvelle production',
    es: 'Ópera fantástica de Jacques Offenbach. Nueva producción',
  },
  story: {
    ru: [
      'Поэт в погребке рассказывает о трёх возлюбленных: кукле, певице и куртизанке. К последнему бокалу становится ясно, что это была одна женщина — или один и тот же страх.',
      'Батист Вильмонте построил на парижской сцене лестницу, которая за вечер меняет направление четыре раза, и пустил по ней всех героев сразу. <strong>Солен Мобер</strong> поёт трёх героинь подряд: холодную колоратуру Олимпии, смертельно усталую Антонию, Джульетту с её баркаролой. Смешно, страшно и очень красиво — именно в этом порядке.',
    ],
    en: [
      'A poet in a tavern tells of three loves: a doll, a singer and a courtesan. By the last glass it is plain that they were one woman, or one and the same fear.',
      'Baptiste Villemonteix has built a staircase that changes direction four times in an evening and sent everybody up it at once. <strong>Solène Maubert</strong> sings all three heroines in a row: the cool coloratura of Olympia, a dead-tired Antonia, Giulietta with her barcarolle. Funny, frightening and very beautiful, in that order.',
    ],
    de: [
      'Ein Dichter erzählt im Weinkeller von drei Geliebten: einer Puppe, einer Sängerin, einer Kurtisane. Beim letzten Glas ist klar, dass es eine einzige Frau war – oder ein und dieselbe Angst.',
      'Baptiste Villemonteix hat eine Treppe gebaut, die an einem Abend viermal die Richtung wechselt, und schickt alle zugleich hinauf. <strong>Solène Maubert</strong> singt die drei Heldinnen hintereinander: Olympias kühle Koloratur, eine todmüde Antonia, Giulietta mit ihrer Barcarole. Komisch, unheimlich und sehr schön, in dieser Reihenfolge.',
    ],
    fr: [
      'Dans une taverne, un poète raconte trois amours : une poupée, une cantatrice, une courtisane. Au dernier verre, on comprend que c’était une seule femme, ou une seule et même peur.',
      'Baptiste Villemonteix a bâti un escalier qui change quatre fois de sens dans la soirée et y lance tout le monde à la fois. <strong>Solène Maubert</strong> chante les trois héroïnes à la suite : la froide colorature d’Olympia, une Antonia morte de fatigue, Giulietta et sa barcarolle. Drôle, inquiétant et très beau, dans cet ordre.',
    ],
    es: [
      'En una taberna, un poeta habla de tres amores: una muñeca, una cantante y una cortesana. Con la última copa se comprende que era una sola mujer, o un mismo miedo.',
      'Baptiste Villemonteix ha construido una escalera que en una noche cambia cuatro veces de sentido y por ella manda a todos a la vez. <strong>Solène Maubert</strong> canta a las tres heroínas seguidas: la fría coloratura de Olympia, una Antonia exhausta, Giulietta y su barcarola. Divertido, inquietante y muy hermoso, por ese orden.',
    ],
  },
  facts: [sungIn('fr', 'en'), twoIntervals],
  ageLimit: 12,
  minutes: 200,
  labels: ['premiere', 'star_cast'],
  cast: [
    { person: 'tancrede-villaret', role: latinAlike('Гофман', 'Hoffmann') },
    {
      person: 'solene-maubert',
      role: latinAlike('Олимпия, Антония, Джульетта', 'Olympia, Antonia, Giulietta'),
    },
    { person: 'clement-daubeterre', role: conductor },
    { person: 'baptiste-villemonteix', role: director },
  ],
  poster: { system: 'halftone', palette: 'rose', motif: 'doll' },
  runs: [
    {
      hall: 'opera-par-main',
      from: 47,
      days: 4,
      on: allButMonday,
      times: ['19:30'],
      marks: { 0: 'sold-out' },
    },
  ],
  topPrice: 160,
};
