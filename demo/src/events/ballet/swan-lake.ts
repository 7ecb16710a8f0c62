import { conductor } from '../credits.ts';
import type { DemoEvent } from '../demo-event.ts';
import { liveOrchestra, twoIntervals, wordless } from '../facts.ts';
import { lateWeek } from '../run.ts';

export const swanLake: DemoEvent = {
  id: 'swan-lake',
  category: 'ballet',
  title: {
    ru: 'Лебединое озеро',
    en: 'Swan Lake',
    de: 'Schwanensee',
    fr: 'Le Lac des cygnes',
    es: 'El lago de los cisnes',
  },
  subtitle: {
    ru: 'Балет Петра Чайковского в четырёх картинах',
    en: 'Ballet in four scenes to music by Pyotr Tchaikovsky',
    de: 'Ballett in vier Bildern zur Musik von Pjotr Tschaikowski',
    fr: 'Ballet en quatre tableaux, musique de Piotr Tchaïkovski',
    es: 'Ballet en cuatro cuadros con música de Piotr Chaikovski',
  },
  story: {
    ru: [
      'Балет, который каждый видел по телевизору и мало кто — из зала, где слышно, как тридцать две пары пуантов одновременно касаются пола. Этот тихий звук и есть озеро.',
      'В новой петербургской редакции финал возвращён таким, каким его задумал композитор: буря, и никто не спасён. <strong>Ксения Ладожская</strong> танцует Одетту и Одиллию как двух сестёр, <strong>Матвей Орлецкий</strong> — принца, который ошибается от доброты. Дирижирует Евдокия Стрелецкая: темпы живые, слёз у оркестра нет, они остаются вам.',
    ],
    en: [
      'The ballet that everyone has seen on television and few from a seat where you can hear thirty-two pairs of pointe shoes meet the floor together. That quiet sound is the lake.',
      'This new St Petersburg version restores the ending the composer meant: a storm, and nobody saved. <strong>Ksenia Ladozhskaya</strong> dances Odette and Odile as two sisters, <strong>Matvey Orletsky</strong> a prince whose mistake is kindness. Yevdokia Streletskaya conducts: the tempi are alive, the orchestra sheds no tears, those are left to you.',
    ],
    de: [
      'Das Ballett, das alle aus dem Fernsehen kennen und wenige aus einem Saal, in dem man hört, wie zweiunddreißig Paar Spitzenschuhe zugleich den Boden berühren. Dieser leise Klang ist der See.',
      'Die neue Petersburger Fassung gibt dem Werk den Schluss zurück, den der Komponist wollte: Sturm, und niemand wird gerettet. <strong>Xenia Ladoschskaja</strong> tanzt Odette und Odile wie zwei Schwestern, <strong>Matwei Orlezki</strong> einen Prinzen, der sich aus Güte irrt. Jewdokija Strelezkaja dirigiert lebendige Tempi; die Tränen überlässt das Orchester Ihnen.',
    ],
    fr: [
      'Le ballet que tout le monde a vu à la télévision, et peu de gens depuis une salle où l’on entend trente-deux paires de pointes toucher le sol ensemble. Ce bruit léger, c’est le lac.',
      'Cette nouvelle version pétersbourgeoise rend au ballet la fin voulue par le compositeur : la tempête, et personne n’est sauvé. <strong>Xenia Ladojskaïa</strong> danse Odette et Odile comme deux sœurs, <strong>Matveï Orletski</strong> un prince qui se trompe par bonté. Evdokia Streletskaïa dirige : tempi vifs, orchestre sans larmes ; elles sont pour vous.',
    ],
    es: [
      'El ballet que todos han visto por televisión y pocos desde una sala donde se oye a treinta y dos pares de puntas tocar el suelo a la vez. Ese rumor es el lago.',
      'Esta nueva versión de San Petersburgo recupera el final que quiso el compositor: la tormenta, y nadie se salva. <strong>Ksenia Ladózhskaya</strong> baila a Odette y Odile como dos hermanas; <strong>Matvéi Orletski</strong>, a un príncipe que se equivoca por bondad. Dirige Yevdokía Strelétskaya: tempi vivos, una orquesta sin lágrimas; esas quedan para usted.',
    ],
  },
  facts: [wordless, liveOrchestra, twoIntervals],
  ageLimit: 6,
  minutes: 170,
  labels: ['star_cast'],
  cast: [
    {
      person: 'ksenia-ladozhskaya',
      role: {
        ru: 'Одетта — Одиллия',
        en: 'Odette and Odile',
        de: 'Odette und Odile',
        fr: 'Odette et Odile',
        es: 'Odette y Odile',
      },
    },
    {
      person: 'matvey-orletsky',
      role: {
        ru: 'Принц Зигфрид',
        en: 'Prince Siegfried',
        de: 'Prinz Siegfried',
        fr: 'Le prince Siegfried',
        es: 'El príncipe Sigfrido',
      },
    },
    { person: 'yevdokia-streletskaya', role: conductor },
  ],
  poster: { system: 'paper-cut', palette: 'moonlight', motif: 'swan' },
  runs: [
    { hall: 'novaya-spb-main', from: 24, days: 3, on: lateWeek, times: ['19:00'], marks: { 0: 'sold-out' } },
    { hall: 'novaya-spb-main', from: 82, days: 2, on: lateWeek, times: ['19:00'] },
  ],
  topPrice: 11000,
};
