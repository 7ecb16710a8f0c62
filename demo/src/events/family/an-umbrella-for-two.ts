import { onStage } from '../credits.ts';
import type { DemoEvent } from '../demo-event.ts';
import { noAnimals, oneInterval, unnumbered, wordless } from '../facts.ts';
import { weekend } from '../run.ts';

export const anUmbrellaForTwo: DemoEvent = {
  id: 'an-umbrella-for-two',
  category: 'circus',
  title: {
    ru: 'Зонт на двоих',
    en: 'An Umbrella for Two',
    de: 'Ein Schirm für zwei',
    fr: 'Un parapluie pour deux',
    es: 'Un paraguas para dos',
  },
  subtitle: {
    ru: 'Цирк для тех, кто боится клоунов',
    en: 'Circus for people who are afraid of clowns',
    de: 'Zirkus für alle, die sich vor Clowns fürchten',
    fr: 'Du cirque pour ceux qui ont peur des clowns',
    es: 'Circo para quien teme a los payasos',
  },
  story: {
    ru: [
      'Над манежем идёт дождь, настоящий, тонкой стенкой. Под единственным зонтом стоит <strong>Фёкла Заплаткина</strong> и ищет, с кем им поделиться. За полтора часа желающими окажутся канатоходец, семеро жонглёров, велосипед и весь третий ряд.',
      'Здесь никого не обливают, не тащат на сцену силой и не орут в микрофон. Смешно бывает тихо: чайник, который обиделся, шляпа, идущая своей дорогой. Воздушные номера — под живую скрипку. Первые ряды выдают дождевики, но промокнуть всё равно не удастся: проверено.',
    ],
    en: [
      'Rain falls over the ring, real rain, in a thin curtain. Under the only umbrella stands <strong>Fyokla Zaplatkina</strong>, looking for someone to share it with. In ninety minutes the takers include a tightrope walker, seven jugglers, a bicycle and the whole of row three.',
      'Nobody here gets drenched, dragged into the ring or shouted at through a microphone. The funny parts are quiet: a teapot that has taken offence, a hat going its own way. The aerial acts are to a live violin. The front rows are given ponchos, but you won’t manage to get wet; it has been tried.',
    ],
    de: [
      'Über der Manege regnet es, echt, in einem dünnen Vorhang. Unter dem einzigen Schirm steht <strong>Fjokla Saplatkina</strong> und sucht jemanden, mit dem sie ihn teilen kann. In anderthalb Stunden melden sich ein Seiltänzer, sieben Jongleure, ein Fahrrad und die ganze dritte Reihe.',
      'Niemand wird hier nass gespritzt, mit Gewalt in die Manege geholt oder durchs Mikrofon angebrüllt. Komisch geht es leise zu: eine beleidigte Teekanne, ein Hut, der eigene Wege geht. Die Luftnummern begleitet eine Geige. In den ersten Reihen gibt es Regencapes, doch nass zu werden ist noch niemandem gelungen.',
    ],
    fr: [
      'Il pleut sur la piste, pour de vrai, en un mince rideau. Sous l’unique parapluie, <strong>Fiokla Zaplatkina</strong> cherche avec qui le partager. En une heure et demie se présentent un funambule, sept jongleurs, une bicyclette et tout le troisième rang.',
      'Ici, personne n’est arrosé, traîné en piste ni sermonné au micro. On rit tout bas : une théière vexée, un chapeau qui suit son chemin. Les numéros aériens se font au son d’un violon. Aux premiers rangs, on distribue des ponchos, mais nul n’a encore réussi à se mouiller.',
    ],
    es: [
      'Llueve sobre la pista, de verdad, en una cortina fina. Bajo el único paraguas está <strong>Fiokla Zaplátkina</strong>, que busca con quién compartirlo. En hora y media se apuntan un funambulista, siete malabaristas, una bicicleta y toda la fila tres.',
      'Aquí no se moja a nadie, ni se arrastra a la pista, ni se grita por el micrófono. La risa es callada: una tetera ofendida, un sombrero que va por su cuenta. Los números aéreos llevan un violín en directo. A las primeras filas se les dan chubasqueros, pero nadie ha logrado mojarse: está comprobado.',
    ],
  },
  facts: [wordless, noAnimals, oneInterval, unnumbered],
  ageLimit: 0,
  minutes: 110,
  labels: ['family', 'star_cast'],
  cast: [{ person: 'fyokla-zaplatkina', role: onStage }],
  poster: { system: 'paper-cut', palette: 'dusk', motif: 'umbrella' },
  runs: [
    { hall: 'circus-spb-ring', from: -4, days: 1, on: weekend, times: ['12:00'] },
    {
      hall: 'circus-spb-ring',
      from: 4,
      days: 2,
      on: weekend,
      times: ['12:00', '17:00'],
      marks: { 1: 'sold-out' },
    },
    {
      hall: 'circus-spb-ring',
      from: 87,
      days: 1,
      on: weekend,
      times: ['12:00', '17:00'],
    },
  ],
  topPrice: 2800,
};
