import { director } from '../credits.ts';
import type { DemoEvent } from '../demo-event.ts';
import { oneInterval, playedIn } from '../facts.ts';

export const faust: DemoEvent = {
  id: 'faust',
  category: 'drama',
  title: {
    ru: 'Фауст. Часть первая',
    en: 'Faust, Part One',
    de: 'Faust I',
    fr: 'Faust, première partie',
    es: 'Fausto. Primera parte',
  },
  subtitle: {
    ru: 'Трагедия Иоганна Вольфганга Гёте для троих',
    en: 'Johann Wolfgang von Goethe’s tragedy, for three',
    de: 'Johann Wolfgang von Goethes Tragödie für drei',
    fr: 'La tragédie de Johann Wolfgang von Goethe, à trois',
    es: 'La tragedia de Johann Wolfgang von Goethe, para tres',
  },
  story: {
    ru: [
      'Приёмная нотариуса, талончик с номером, кофе из автомата. Напротив садится вежливый господин с папкой: в ней всё, чего вы хотели. Хенрике Остерло начинает «Фауста» с договора, который каждый из нас однажды подписал не читая.',
      'Три актёра, двенадцать тысяч слов Гёте и ни одного лишнего. <strong>Фальк Реддерсен</strong> — Мефистофель, с которым приятно иметь дело, <strong>Матильда Корнблюм</strong> — Гретхен, понимающая больше доктора. Вечер для тех, кто в школе не дочитал, и для тех, кто помнит наизусть.',
    ],
    en: [
      'A notary’s waiting room, a numbered slip, coffee from a machine. A courteous gentleman with a folder sits down opposite; it holds everything you ever wanted. Henrike Osterloh opens <em>Faust</em> with the contract each of us once signed unread.',
      'Three actors, twelve thousand words of Goethe, and not one too many. <strong>Falk Reddersen</strong> is a Mephistopheles it is a pleasure to deal with; <strong>Mathilde Kornblum</strong> is a Gretchen who understands more than the doctor. For those who never finished it at school, and those who know it by heart.',
    ],
    de: [
      'Das Wartezimmer eines Notars, eine gezogene Nummer, Kaffee aus dem Automaten. Gegenüber nimmt ein höflicher Herr mit Mappe Platz; darin liegt alles, was Sie je wollten. Henrike Osterloh beginnt mit dem Vertrag, den jeder von uns schon einmal ungelesen unterschrieben hat.',
      'Drei Schauspieler, zwölftausend Wörter Goethe und keines zu viel. <strong>Falk Reddersen</strong> ist ein Mephisto, mit dem man gern zu tun hat, <strong>Mathilde Kornblum</strong> ein Gretchen, das mehr begreift als der Doktor. Ein Abend für alle, die in der Schule nicht fertig wurden, und für alle, die es auswendig können.',
    ],
    fr: [
      'La salle d’attente d’un notaire, un numéro à la main, le café de la machine. Un monsieur courtois s’assied en face avec un dossier : tout ce que vous désiriez s’y trouve. Henrike Osterloh ouvre « Faust » par ce contrat que chacun a un jour signé sans le lire.',
      'Trois acteurs, douze mille mots de Goethe, pas un de trop. <strong>Falk Reddersen</strong> est un Méphistophélès avec qui l’on traite volontiers, <strong>Mathilde Kornblum</strong> une Gretchen qui comprend mieux que le docteur. Pour ceux qui ne l’ont jamais fini à l’école, et pour ceux qui le savent par cœur.',
    ],
    es: [
      'La sala de espera de un notario, un número en la mano, café de máquina. Enfrente se sienta un señor cortés con una carpeta: en ella está todo lo que usted quería. Henrike Osterloh empieza «Fausto» con ese contrato que todos firmamos alguna vez sin leer.',
      'Tres actores, doce mil palabras de Goethe y ninguna de más. <strong>Falk Reddersen</strong> es un Mefistófeles con quien da gusto tratar; <strong>Mathilde Kornblum</strong>, una Margarita que entiende más que el doctor. Para quien no lo acabó en el colegio y para quien se lo sabe de memoria.',
    ],
  },
  facts: [playedIn('de', 'en'), oneInterval],
  ageLimit: 16,
  minutes: 145,
  labels: [],
  cast: [
    {
      person: 'falk-reddersen',
      role: {
        ru: 'Мефистофель',
        en: 'Mephistopheles',
        de: 'Mephistopheles',
        fr: 'Méphistophélès',
        es: 'Mefistófeles',
      },
    },
    {
      person: 'mathilde-kornblum',
      role: { ru: 'Гретхен', en: 'Gretchen', de: 'Gretchen', fr: 'Gretchen', es: 'Margarita' },
    },
    { person: 'henrike-osterloh', role: director },
  ],
  poster: { system: 'type-only', palette: 'ember', motif: 'queue-number' },
  runs: [
    { hall: 'kammer-ber-studio', from: 10, days: 2, on: ['wed', 'thu', 'sun'], times: ['19:30'] },
    { hall: 'kammer-ber-studio', from: 84, days: 2, on: ['wed', 'thu', 'sun'], times: ['19:30'] },
  ],
  topPrice: 36,
};
