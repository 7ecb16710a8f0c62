import { conductor, sopranoPart, tenorPart } from '../credits.ts';
import type { DemoEvent } from '../demo-event.ts';
import { introductionBefore, noInterval, sungIn } from '../facts.ts';

export const beethovensNinth: DemoEvent = {
  id: 'beethovens-ninth',
  category: 'classical',
  title: {
    ru: 'Девятая симфония',
    en: 'Beethoven’s Ninth',
    de: 'Beethovens Neunte',
    fr: 'La Neuvième de Beethoven',
    es: 'La Novena de Beethoven',
  },
  subtitle: {
    ru: 'Оркестр, солисты и хор из двухсот берлинцев',
    en: 'Orchestra, soloists and a choir of two hundred Berliners',
    de: 'Orchester, Solisten und ein Chor aus zweihundert Berlinern',
    fr: 'Orchestre, solistes et un chœur de deux cents Berlinois',
    es: 'Orquesta, solistas y un coro de doscientos berlineses',
  },
  story: {
    ru: [
      'Час музыки, чтобы дойти до одной песни. Когда хор наконец встаёт, среди него учителя, водители, стоматологи и один министр на пенсии: Корнелия Виттгенау собирает их каждую осень и берёт всех, кто приходит вовремя.',
      'Оркестр при этом профессиональный и злой, в лучшем смысле: скерцо идёт в указанном Бетховеном темпе, который долго считали опечаткой. <strong>Фридерика Ловассер</strong> и <strong>Конрад Эллербек</strong> поют в финале. На бис повторяют последнюю строфу, и встать и подпеть не возбраняется; слова напечатаны на билете.',
    ],
    en: [
      'An hour of music in order to arrive at one song. When the choir stands at last there are teachers in it, drivers, dentists and a retired minister: Cornelia Wittgenau gathers them every autumn and takes anyone who comes on time.',
      'The orchestra, mind you, is professional, and fierce in the best sense: the scherzo goes at the speed Beethoven marked, long thought a misprint. <strong>Friederike Lohwasser</strong> and <strong>Konrad Ellerbeck</strong> sing in the finale. As an encore the last verse is repeated, and you are welcome to stand and join in; the words are on the programme.',
    ],
    de: [
      'Eine Stunde Musik, um bei einem Lied anzukommen. Wenn der Chor endlich aufsteht, singen Lehrerinnen, Busfahrer, Zahnärzte und ein Minister im Ruhestand: Cornelia Wittgenau versammelt sie jeden Herbst und nimmt alle, die pünktlich sind.',
      'Das Orchester ist dagegen vom Fach und bissig im besten Sinn: Das Scherzo läuft in Beethovens Tempo, das lange als Druckfehler galt. <strong>Friederike Lohwasser</strong> und <strong>Konrad Ellerbeck</strong> singen im Finale. Als Zugabe wird die letzte Strophe wiederholt; aufstehen und mitsingen ist erlaubt, der Text steht im Programm.',
    ],
    fr: [
      'Une heure de musique pour arriver à une chanson. Quand le chœur se lève enfin, on y trouve des enseignants, des chauffeurs, des dentistes et un ministre retraité : Cornelia Wittgenau les réunit chaque automne et prend tous ceux qui arrivent à l’heure.',
      'L’orchestre, lui, est professionnel et mordant au meilleur sens : le scherzo va au tempo indiqué par Beethoven, qu’on prit longtemps pour une coquille. <strong>Friederike Lohwasser</strong> et <strong>Konrad Ellerbeck</strong> chantent le finale. En bis, on reprend la dernière strophe ; libre à vous de vous lever et de chanter, les paroles sont au programme.',
    ],
    es: [
      'Una hora de música para llegar a una canción. Cuando el coro por fin se levanta, en él hay maestros, conductores, dentistas y un ministro jubilado: Cornelia Wittgenau los reúne cada otoño y acepta a quien llegue puntual.',
      'La orquesta, eso sí, es profesional y fiera en el mejor sentido: el scherzo va al tempo que marcó Beethoven, tenido mucho tiempo por errata. <strong>Friederike Lohwasser</strong> y <strong>Konrad Ellerbeck</strong> cantan el final. De propina se repite la última estrofa; puede levantarse y cantar, la letra está en el programa.',
    ],
  },
  facts: [sungIn('de', 'en'), noInterval, introductionBefore],
  ageLimit: 6,
  minutes: 75,
  labels: ['star_cast'],
  cast: [
    { person: 'cornelia-wittgenau', role: conductor },
    { person: 'friederike-lohwasser', role: sopranoPart },
    { person: 'konrad-ellerbeck', role: tenorPart },
  ],
  poster: { system: 'type-only', palette: 'gold-leaf', motif: 'sun' },
  runs: [{ hall: 'opernhaus-ber-main', from: 41, days: 2, on: ['tue', 'wed'], times: ['20:00'] }],
  topPrice: 88,
};
