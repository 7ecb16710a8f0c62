import { choreographer } from '../credits.ts';
import type { DemoEvent } from '../demo-event.ts';
import { bagRules, oneInterval, wordless } from '../facts.ts';

export const theSnowQueenOnIce: DemoEvent = {
  id: 'the-snow-queen-on-ice',
  category: 'figure-skating',
  title: {
    ru: 'Снежная королева на льду',
    en: 'The Snow Queen on Ice',
    de: 'Die Schneekönigin auf dem Eis',
    fr: 'La Reine des neiges sur glace',
    es: 'La Reina de las Nieves sobre hielo',
  },
  subtitle: {
    ru: 'Сказка Ханса Кристиана Андерсена для всей семьи',
    en: 'Hans Christian Andersen’s tale for the whole family',
    de: 'Hans Christian Andersens Märchen für die ganze Familie',
    fr: 'Le conte de Hans Christian Andersen, pour toute la famille',
    es: 'El cuento de Hans Christian Andersen para toda la familia',
  },
  story: {
    ru: [
      'Осколок зеркала падает с высоты сорока метров, и по всей арене разбегаются зайчики. Кай замолкает. Герда надевает красные башмаки и отправляется в путь — через сад, где не бывает осени, мимо ворона, разбойницы и оленя на лезвиях длиной с лыжи.',
      'Королеву катает <strong>Алиса Карельская</strong>, и дети в первых рядах говорят, что от неё правда холодно. Никто не разговаривает: всё понятно по музыке и льду. После дневных показов артисты выезжают к бортику и здороваются с каждым, кто протянет варежку.',
    ],
    en: [
      'A splinter of the mirror falls from forty metres up and scatters light all over the arena. Kai goes silent. Gerda puts on her red shoes and sets out: through the garden that knows no autumn, past a crow, a robber girl and a reindeer on blades as long as skis.',
      '<strong>Alisa Karelskaya</strong> skates the Queen, and children in the front rows say she really is cold. Nobody speaks: the music and the ice tell all. After the matinees the cast come to the boards and greet everyone who holds out a mitten.',
    ],
    de: [
      'Ein Spiegelsplitter fällt aus vierzig Metern Höhe, und Lichtflecken huschen durch die ganze Arena. Kay verstummt. Gerda zieht die roten Schuhe an und macht sich auf: durch den Garten ohne Herbst, vorbei an Krähe, Räubermädchen und einem Rentier auf Kufen, lang wie Skier.',
      'Die Königin läuft <strong>Alissa Karelskaja</strong>, und die Kinder in den vorderen Reihen sagen, von ihr werde einem wirklich kalt. Gesprochen wird nicht: Musik und Eis erzählen alles. Nach den Nachmittagsvorstellungen kommen alle an die Bande und begrüßen jeden, der einen Fäustling ausstreckt.',
    ],
    fr: [
      'Un éclat de miroir tombe de quarante mètres, et la lumière s’éparpille dans toute l’aréna. Kay se tait. Gerda chausse ses souliers rouges et se met en route : par le jardin sans automne, devant la corneille, la petite brigande et un renne aux lames longues comme des skis.',
      '<strong>Alissa Karelskaïa</strong> patine la Reine, et les enfants des premiers rangs disent qu’elle donne vraiment froid. Personne ne parle : la musique et la glace racontent tout. Après les matinées, la troupe vient à la balustrade saluer quiconque tend une moufle.',
    ],
    es: [
      'Una esquirla del espejo cae desde cuarenta metros y llena de reflejos todo el pabellón. Kay enmudece. Gerda se calza los zapatos rojos y echa a andar: por el jardín donde nunca es otoño, junto a la corneja, la bandolera y un reno con cuchillas largas como esquís.',
      '<strong>Alisa Karélskaya</strong> patina a la Reina, y los niños de las primeras filas dicen que da frío de verdad. Nadie habla: lo cuentan la música y el hielo. Tras las funciones de mediodía, el elenco se acerca a la valla y saluda a quien le tienda una manopla.',
    ],
  },
  facts: [wordless, oneInterval, bagRules],
  ageLimit: 0,
  minutes: 110,
  labels: ['family'],
  cast: [
    {
      person: 'alisa-karelskaya',
      role: {
        ru: 'Снежная королева',
        en: 'The Snow Queen',
        de: 'Die Schneekönigin',
        fr: 'La Reine des neiges',
        es: 'La Reina de las Nieves',
      },
    },
    { person: 'mark-tagantsev', role: choreographer },
  ],
  poster: { system: 'paper-cut', palette: 'ice', motif: 'snowflake' },
  runs: [{ hall: 'arena-spb-main', from: 46, days: 2, on: ['sat', 'sun'], times: ['12:00', '17:00'] }],
  topPrice: 5500,
  closedZones: ['standing'],
};
