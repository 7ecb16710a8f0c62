import { latinAlike } from '../../text.ts';
import { conductor, director } from '../credits.ts';
import type { DemoEvent } from '../demo-event.ts';
import { oneInterval, sungIn } from '../facts.ts';

export const theMagicFlute: DemoEvent = {
  id: 'the-magic-flute',
  category: 'opera',
  title: {
    ru: 'Волшебная флейта',
    en: 'The Magic Flute',
    de: 'Die Zauberflöte',
    fr: 'La Flûte enchantée',
    es: 'La flauta mágica',
  },
  subtitle: {
    ru: 'Зингшпиль Вольфганга Амадея Моцарта',
    en: 'Singspiel by Wolfgang Amadeus Mozart',
    de: 'Singspiel von Wolfgang Amadeus Mozart',
    fr: 'Singspiel de Wolfgang Amadeus Mozart',
    es: 'Singspiel de Wolfgang Amadeus Mozart',
  },
  story: {
    ru: [
      'Ребёнок не может уснуть, родители ссорятся за стеной, и луна в окне вдруг оказывается дверью. Хенрике Остерло рассказывает «Волшебную флейту» как сон, в котором взрослые наконец мирятся.',
      'Змей сшит из одеял, три мальчика летают на качелях, а Королева ночи в исполнении <strong>Фридерики Ловассер</strong> берёт своё знаменитое фа с балкона, в трёх метрах от зрителей. Диалоги сокращены, музыка — нет. Приходите с детьми от шести лет: мы проверили, они смеются там же, где Моцарт.',
    ],
    en: [
      'A child cannot sleep, the parents are quarrelling behind the wall, and the moon in the window turns out to be a door. Henrike Osterloh tells <em>The Magic Flute</em> as a dream in which the grown-ups make peace at last.',
      'The serpent is sewn from blankets, the three boys fly on swings, and <strong>Friederike Lohwasser</strong> as the Queen of the Night takes her famous top F from a balcony, three metres from the audience. The dialogue is cut, the music is not. Bring children of six and over: we checked, and they laugh where Mozart does.',
    ],
    de: [
      'Ein Kind kann nicht schlafen, nebenan streiten die Eltern, und der Mond im Fenster entpuppt sich als Tür. Henrike Osterloh erzählt „Die Zauberflöte“ als Traum, in dem sich die Erwachsenen endlich vertragen.',
      'Die Schlange ist aus Decken genäht, die drei Knaben fliegen auf Schaukeln, und <strong>Friederike Lohwasser</strong> singt als Königin der Nacht ihr berühmtes F vom Rang aus, drei Meter vor dem Publikum. Die Dialoge sind gekürzt, die Musik nicht. Bringen Sie Kinder ab sechs mit: Wir haben es ausprobiert, sie lachen an denselben Stellen wie Mozart.',
    ],
    fr: [
      'Un enfant ne dort pas, ses parents se disputent derrière le mur, et la lune à la fenêtre se révèle être une porte. Henrike Osterloh raconte « La Flûte enchantée » comme un rêve où les grands se réconcilient enfin.',
      'Le serpent est cousu de couvertures, les trois garçons volent sur des balançoires, et la Reine de la nuit de <strong>Friederike Lohwasser</strong> lance son célèbre fa depuis un balcon, à trois mètres du public. Les dialogues sont abrégés, la musique non. Venez avec les enfants dès six ans : vérification faite, ils rient aux mêmes endroits que Mozart.',
    ],
    es: [
      'Un niño no puede dormir, sus padres discuten al otro lado de la pared y la luna de la ventana resulta ser una puerta. Henrike Osterloh cuenta «La flauta mágica» como un sueño en el que los mayores por fin hacen las paces.',
      'La serpiente está cosida con mantas, los tres muchachos vuelan en columpios y la Reina de la Noche de <strong>Friederike Lohwasser</strong> lanza su célebre fa desde un palco, a tres metros del público. Los diálogos se han abreviado; la música, no. Traiga a niños desde los seis años: lo hemos comprobado, se ríen donde se ríe Mozart.',
    ],
  },
  facts: [sungIn('de', 'en'), oneInterval],
  ageLimit: 6,
  minutes: 155,
  labels: ['family'],
  cast: [
    {
      person: 'friederike-lohwasser',
      role: {
        ru: 'Королева ночи',
        en: 'Queen of the Night',
        de: 'Königin der Nacht',
        fr: 'La Reine de la nuit',
        es: 'La Reina de la Noche',
      },
    },
    { person: 'konrad-ellerbeck', role: latinAlike('Тамино', 'Tamino') },
    { person: 'cornelia-wittgenau', role: conductor },
    { person: 'henrike-osterloh', role: director },
  ],
  poster: { system: 'stage-light', palette: 'moonlight', motif: 'flute' },
  runs: [{ hall: 'opernhaus-ber-main', from: 19, days: 4, on: ['fri', 'sat', 'sun'], times: ['18:00'] }],
  topPrice: 118,
};
