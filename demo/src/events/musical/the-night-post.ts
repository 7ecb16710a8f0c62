import { designer, director } from '../credits.ts';
import type { DemoEvent } from '../demo-event.ts';
import { oneInterval, playedIn } from '../facts.ts';
import { lateWeek } from '../run.ts';

export const theNightPost: DemoEvent = {
  id: 'the-night-post',
  category: 'musical',
  title: {
    ru: 'Ночная почта',
    en: 'The Night Post',
    de: 'Nachtpost',
    fr: 'La Poste de nuit',
    es: 'El correo de la noche',
  },
  subtitle: {
    ru: 'Мюзикл о письмах, которые дошли не сразу',
    en: 'A musical about letters that took their time',
    de: 'Ein Musical über Briefe, die sich Zeit ließen',
    fr: 'Une comédie musicale sur des lettres qui ont pris leur temps',
    es: 'Un musical sobre cartas que se tomaron su tiempo',
  },
  story: {
    ru: [
      'На маленькой станции сортируют почту всю ночь. За сорок лет в щель за шкафом упало двести писем, и вот шкаф двигают. Новая сотрудница решает разнести все — до утра, пешком, по адресам, которых наполовину нет.',
      'Двадцать две песни, восемнадцать артистов, почтовый вагон в натуральную величину, который собирают на сцене за одну музыкальную фразу. Поставил <strong>Савва Лопухов</strong>, построил <strong>Тихон Парусов</strong>. Это большой, нежный, смешной спектакль для вечера вдвоём или втроём с бабушкой. Продажа откроется скоро.',
    ],
    en: [
      'At a small station the mail is sorted all night. In forty years two hundred letters have slipped behind a cupboard, and now the cupboard is being moved. The new girl decides to deliver them all: by morning, on foot, to addresses half of which no longer exist.',
      'Twenty-two songs, a cast of eighteen, and a full-size mail coach assembled on stage within one musical phrase. Directed by <strong>Savva Lopukhov</strong>, built by <strong>Tikhon Parusov</strong>. A big, tender, funny show for an evening for two, or three with grandmother. Booking opens soon.',
    ],
    de: [
      'Auf einem kleinen Bahnhof wird die ganze Nacht Post sortiert. In vierzig Jahren sind zweihundert Briefe hinter einen Schrank gerutscht, und nun wird er verrückt. Die Neue beschließt, alle zuzustellen: bis zum Morgen, zu Fuß, an Adressen, die es zur Hälfte nicht mehr gibt.',
      'Zweiundzwanzig Lieder, achtzehn Mitwirkende und ein Postwagen in voller Größe, der während einer einzigen Phrase auf der Bühne entsteht. Regie führt <strong>Sawwa Lopuchow</strong>, gebaut hat <strong>Tichon Parussow</strong>. Ein großer, zarter, komischer Abend zu zweit – oder zu dritt mit Großmutter. Der Verkauf beginnt bald.',
    ],
    fr: [
      'Dans une petite gare, on trie le courrier toute la nuit. En quarante ans, deux cents lettres ont glissé derrière une armoire, et voici qu’on la déplace. La nouvelle décide de tout distribuer : avant l’aube, à pied, à des adresses dont la moitié n’existe plus.',
      'Vingt-deux chansons, dix-huit artistes, un wagon postal grandeur nature monté sur scène en une phrase musicale. Mise en scène de <strong>Savva Lopoukhov</strong>, décor de <strong>Tikhon Parousov</strong>. Un grand spectacle tendre et drôle, pour une soirée à deux, ou à trois avec la grand-mère. La vente ouvre bientôt.',
    ],
    es: [
      'En una pequeña estación se clasifica el correo toda la noche. En cuarenta años han caído doscientas cartas detrás de un armario, y ahora lo mueven. La nueva decide repartirlas todas: antes del alba, a pie, a direcciones que ya casi no existen.',
      'Veintidós canciones, dieciocho artistas y un vagón postal de tamaño natural que se arma en escena en una sola frase musical. Dirige <strong>Savva Lopujov</strong>, construye <strong>Tijon Párusov</strong>. Un espectáculo grande, tierno y divertido para una noche de dos, o de tres con la abuela. La venta se abre pronto.',
    ],
  },
  facts: [playedIn('ru', 'en'), oneInterval],
  ageLimit: 6,
  minutes: 155,
  labels: ['premiere', 'family'],
  cast: [
    { person: 'savva-lopukhov', role: director },
    { person: 'tikhon-parusov', role: designer },
    {
      person: 'taisia-vyazemtseva',
      role: { ru: 'Новенькая', en: 'The new girl', de: 'Die Neue', fr: 'La nouvelle', es: 'La nueva' },
    },
  ],
  poster: { system: 'paper-cut', palette: 'dusk', motif: 'letter' },
  runs: [{ hall: 'bolshaya-msk-main', from: 92, days: 5, on: lateWeek, times: ['19:00'], saleOpensIn: 14 }],
  topPrice: 7500,
};
