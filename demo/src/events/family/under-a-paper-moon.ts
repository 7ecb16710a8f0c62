import { designer } from '../credits.ts';
import type { DemoEvent } from '../demo-event.ts';
import { noAnimals, oneInterval, unnumbered, wordless } from '../facts.ts';
import { weekend } from '../run.ts';

export const underAPaperMoon: DemoEvent = {
  id: 'under-a-paper-moon',
  category: 'circus',
  title: {
    ru: 'Под бумажной луной',
    en: 'Under a Paper Moon',
    de: 'Unter dem Papiermond',
    fr: 'Sous la lune de papier',
    es: 'Bajo la luna de papel',
  },
  subtitle: {
    ru: 'Воздушный цирк для всей семьи',
    en: 'An aerial circus for all the family',
    de: 'Luftzirkus für die ganze Familie',
    fr: 'Un cirque aérien pour toute la famille',
    es: 'Circo aéreo para toda la familia',
  },
  story: {
    ru: [
      'Луна — шесть метров в поперечнике, из папиросной бумаги, и внутри неё живут. Ночью из неё спускаются по верёвкам четырнадцать воздушных гимнастов, чтобы вернуть людям потерянное: пуговицы, сны, одну собаку (её играет человек).',
      'Всё представление идёт на высоте от двух до семнадцати метров, и лучшие места, как ни странно, под самым куполом. Луну и лестницы придумал <strong>Тихон Парусов</strong>. Музыка — духовой квартет, который тоже висит. Перед началом детей учат складывать фонарик; в финале их зажигают разом.',
    ],
    en: [
      'The moon is six metres across, made of tissue paper, and people live in it. By night fourteen aerialists come down from it on ropes to give back what others have lost: buttons, dreams, one dog (played by a man).',
      'The whole show takes place between two and seventeen metres up, and the best seats, oddly, are right at the top. Moon and ladders are by <strong>Tikhon Parusov</strong>; the music is a brass quartet, hanging too. Beforehand children learn to fold a lantern, and in the finale all are lit at once.',
    ],
    de: [
      'Der Mond misst sechs Meter, ist aus Seidenpapier und bewohnt. Nachts lassen sich vierzehn Luftakrobaten an Seilen herab, um den Menschen Verlorenes zurückzubringen: Knöpfe, Träume, einen Hund (den spielt ein Mensch).',
      'Die ganze Vorstellung findet zwischen zwei und siebzehn Metern Höhe statt, und die besten Plätze sind seltsamerweise ganz oben. Mond und Leitern stammen von <strong>Tichon Parussow</strong>, die Musik macht ein Bläserquartett, ebenfalls hängend. Vorher lernen die Kinder, eine Laterne zu falten; im Finale leuchten alle zugleich.',
    ],
    fr: [
      'La lune a six mètres de large, elle est en papier de soie, et l’on y habite. La nuit, quatorze acrobates en descendent par des cordes pour rendre aux gens ce qu’ils ont perdu : des boutons, des rêves, un chien (joué par un homme).',
      'Tout se passe entre deux et dix-sept mètres de haut, et les meilleures places, curieusement, sont sous la coupole. Lune et échelles sont de <strong>Tikhon Parousov</strong> ; un quatuor de cuivres joue, suspendu lui aussi. Avant le début, les enfants apprennent à plier une lanterne ; au final, toutes s’allument ensemble.',
    ],
    es: [
      'La luna mide seis metros, es de papel de seda y está habitada. De noche bajan por cuerdas catorce acróbatas para devolver a la gente lo perdido: botones, sueños, un perro (lo hace un hombre).',
      'Todo ocurre entre dos y diecisiete metros de altura, y los mejores sitios, curiosamente, están arriba del todo. La luna y las escaleras son de <strong>Tijon Párusov</strong>; la música, de un cuarteto de metales que también cuelga. Antes de empezar los niños aprenden a plegar un farol; al final se encienden todos a la vez.',
    ],
  },
  facts: [wordless, noAnimals, oneInterval, unnumbered],
  ageLimit: 0,
  minutes: 120,
  labels: ['family', 'premiere'],
  cast: [{ person: 'tikhon-parusov', role: designer }],
  poster: { system: 'stage-light', palette: 'moonlight', motif: 'moon' },
  runs: [{ hall: 'circus-spb-ring', from: 97, days: 2, on: weekend, times: ['12:00', '17:00'] }],
  topPrice: 3200,
};
