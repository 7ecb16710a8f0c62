import { latinAlike } from '../../text.ts';
import { conductor } from '../credits.ts';
import type { DemoEvent } from '../demo-event.ts';
import { oneInterval, sungIn } from '../facts.ts';
import { lateWeek } from '../run.ts';

export const eugeneOnegin: DemoEvent = {
  id: 'eugene-onegin',
  category: 'opera',
  title: {
    ru: 'Евгений Онегин',
    en: 'Eugene Onegin',
    de: 'Eugen Onegin',
    fr: 'Eugène Onéguine',
    es: 'Eugenio Oneguin',
  },
  subtitle: {
    ru: 'Лирические сцены Петра Чайковского по роману Пушкина',
    en: 'Lyric scenes by Pyotr Tchaikovsky after Pushkin',
    de: 'Lyrische Szenen von Pjotr Tschaikowski nach Puschkin',
    fr: 'Scènes lyriques de Piotr Tchaïkovski d’après Pouchkine',
    es: 'Escenas líricas de Piotr Chaikovski según Pushkin',
  },
  story: {
    ru: [
      'Письмо, написанное за одну ночь, и ответ на него, который опоздает на несколько лет. Всё главное в этой опере происходит шёпотом: за вареньем, у окна, на краю бала.',
      'В петербургском спектакле нет ни одной берёзы. Есть комната, где Татьяна пишет, и дверь, за которой её ждёт жизнь. <strong>Тимофей Ракитов</strong> поёт Онегина, который понимает всё на минуту позже зала. А ради арии Гремина в исполнении Игната Велихова стоит дождаться третьего действия, даже если вы спешите на мосты.',
    ],
    en: [
      'A letter written in a single night, and an answer that will come some years too late. Everything that matters in this opera happens in an undertone: over the jam, by a window, at the edge of a ball.',
      'There is not one birch tree in this St Petersburg staging. There is a room in which Tatyana writes, and a door behind which life is waiting. <strong>Timofey Rakitov</strong> sings an Onegin who understands everything a minute after the audience does. And Ignat Velikhov’s Gremin is worth staying for, even if the bridges are about to rise.',
    ],
    de: [
      'Ein Brief, in einer einzigen Nacht geschrieben, und eine Antwort, die um Jahre zu spät kommt. Alles Wichtige geschieht in dieser Oper halblaut: beim Einkochen, am Fenster, am Rand eines Balls.',
      'In der Petersburger Inszenierung steht keine einzige Birke. Es gibt ein Zimmer, in dem Tatjana schreibt, und eine Tür, hinter der das Leben wartet. <strong>Timofei Rakitow</strong> singt einen Onegin, der alles eine Minute später begreift als das Publikum. Und für Ignat Welichows Gremin lohnt es sich zu bleiben, selbst wenn gleich die Brücken hochgehen.',
    ],
    fr: [
      'Une lettre écrite en une nuit, et une réponse qui viendra quelques années trop tard. Dans cet opéra, tout ce qui compte se dit à mi-voix : devant les confitures, à la fenêtre, au bord d’un bal.',
      'Pas un seul bouleau dans ce spectacle pétersbourgeois. Une chambre où Tatiana écrit, une porte derrière laquelle la vie l’attend. <strong>Timofeï Rakitov</strong> chante un Onéguine qui comprend tout une minute après la salle. Quant au Grémine d’Ignat Velikhov, il vaut qu’on reste, même si les ponts vont se lever.',
    ],
    es: [
      'Una carta escrita en una sola noche y una respuesta que llegará con años de retraso. En esta ópera, lo importante sucede a media voz: entre mermeladas, junto a una ventana, al margen de un baile.',
      'En este montaje de San Petersburgo no hay ni un abedul. Hay un cuarto donde Tatiana escribe y una puerta tras la que espera la vida. <strong>Timoféi Rakítov</strong> canta un Oneguin que lo entiende todo un minuto después que el público. Y por el Gremin de Ignat Vélijov merece la pena quedarse, aunque estén a punto de alzarse los puentes.',
    ],
  },
  facts: [sungIn('ru', 'en'), oneInterval],
  ageLimit: 12,
  minutes: 170,
  labels: [],
  cast: [
    {
      person: 'timofey-rakitov',
      role: { ru: 'Онегин', en: 'Onegin', de: 'Onegin', fr: 'Onéguine', es: 'Oneguin' },
    },
    {
      person: 'marfa-zimina',
      role: latinAlike('Ольга', 'Olga'),
    },
    {
      person: 'ignat-velikhov',
      role: { ru: 'Гремин', en: 'Gremin', de: 'Gremin', fr: 'Grémine', es: 'Gremin' },
    },
    { person: 'yevdokia-streletskaya', role: conductor },
  ],
  poster: { system: 'ink-line', palette: 'frost', motif: 'letter' },
  runs: [
    { hall: 'novaya-spb-main', from: -12, days: 1, on: lateWeek, times: ['19:00'], marks: { 0: 'sold-out' } },
    { hall: 'novaya-spb-main', from: 56, days: 3, on: lateWeek, times: ['19:00'] },
  ],
  topPrice: 8500,
};
