import type { DemoEvent } from '../demo-event.ts';
import { noInterval, playedIn, withGrownUp } from '../facts.ts';
import { weekend } from '../run.ts';

export const theBremenTownMusicians: DemoEvent = {
  id: 'the-bremen-town-musicians',
  category: 'kids-theatre',
  title: {
    ru: 'Бременские музыканты',
    en: 'The Town Musicians of Bremen',
    de: 'Die Bremer Stadtmusikanten',
    fr: 'Les Musiciens de Brême',
    es: 'Los músicos de Bremen',
  },
  subtitle: {
    ru: 'Сказка братьев Гримм с пилой, роялем и дверным звонком',
    en: 'The Brothers Grimm with saw, piano and doorbell',
    de: 'Ein Märchen der Brüder Grimm mit Säge, Klavier und Türklingel',
    fr: 'Le conte des frères Grimm avec scie, piano et sonnette',
    es: 'El cuento de los hermanos Grimm con serrucho, piano y timbre',
  },
  story: {
    ru: [
      'Осёл, собака, кошка и петух уволены по возрасту и решают податься в музыканты. До Бремена они так и не доходят — и это, если подумать, самая весёлая часть истории.',
      '<strong>Ансельм Кляйнод</strong> играет всех четверых и оркестр в придачу: пила мяукает, рояль ревёт ослом, звонок кукарекает. Дети подсказывают, из чего сложить башню, и прогоняют разбойников криком; репетируем заранее, три раза. Если финал не понравится, Ансельм расскажет другой.',
    ],
    en: [
      'A donkey, a dog, a cat and a cock are dismissed on grounds of age and decide to become musicians. They never get to Bremen, which, if you think about it, is the best part.',
      '<strong>Anselm Kleinod</strong> plays all four and the orchestra too: the saw miaows, the piano brays, the doorbell crows. The children say what to build the tower from and scare off the robbers by shouting; we rehearse that, three times. If the ending does not please, Anselm will tell another.',
    ],
    de: [
      'Esel, Hund, Katze und Hahn werden aus Altersgründen entlassen und beschließen, Musiker zu werden. Bis Bremen kommen sie nie – und das ist, genau besehen, das Beste an der Geschichte.',
      '<strong>Anselm Kleinod</strong> spielt alle vier und das Orchester dazu: Die Säge miaut, das Klavier schreit I-ah, die Klingel kräht. Die Kinder sagen, woraus der Turm gebaut wird, und vertreiben die Räuber mit Gebrüll; das wird vorher dreimal geübt. Gefällt der Schluss nicht, erzählt Anselm einen anderen.',
    ],
    fr: [
      'Un âne, un chien, un chat et un coq, congédiés pour cause d’âge, décident de devenir musiciens. Ils n’arrivent jamais à Brême, et c’est, à bien y penser, le meilleur de l’histoire.',
      '<strong>Anselm Kleinod</strong> joue les quatre, et l’orchestre en prime : la scie miaule, le piano brait, la sonnette chante cocorico. Les enfants disent avec quoi bâtir la tour et chassent les brigands à grands cris ; on répète trois fois. Si la fin déplaît, Anselm en raconte une autre.',
    ],
    es: [
      'A un burro, un perro, un gato y un gallo los despiden por viejos y deciden hacerse músicos. A Bremen no llegan nunca, y eso, bien mirado, es lo mejor del cuento.',
      '<strong>Anselm Kleinod</strong> hace de los cuatro y además de la orquesta: el serrucho maúlla, el piano rebuzna y el timbre cacarea. Los niños dicen con qué construir la torre y espantan a los ladrones a gritos; se ensaya antes, tres veces. Si el final no gusta, Anselm cuenta otro.',
    ],
  },
  facts: [playedIn('de'), noInterval, withGrownUp],
  ageLimit: 0,
  minutes: 55,
  labels: ['family'],
  cast: [
    {
      person: 'anselm-kleinod',
      role: { ru: 'Рассказчик', en: 'Storyteller', de: 'Erzähler', fr: 'Conteur', es: 'Narrador' },
    },
  ],
  poster: { system: 'ink-line', palette: 'candy', motif: 'donkey' },
  runs: [
    { hall: 'kids-ber-hall', from: 5, days: 1, on: weekend, times: ['11:00', '15:00'] },
    { hall: 'kids-ber-hall', from: 92, days: 1, on: weekend, times: ['11:00', '15:00'] },
  ],
  topPrice: 14,
};
