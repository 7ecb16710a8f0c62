import type { DemoEvent } from '../demo-event.ts';
import { noInterval, playedIn, relaxed, withGrownUp } from '../facts.ts';
import { weekend } from '../run.ts';

export const pussInBoots: DemoEvent = {
  id: 'puss-in-boots',
  category: 'kids-theatre',
  title: {
    ru: 'Кот в сапогах',
    en: 'Puss in Boots',
    de: 'Der gestiefelte Kater',
    fr: 'Le Chat botté',
    es: 'El gato con botas',
  },
  subtitle: {
    ru: 'Кукольный спектакль по сказке Шарля Перро',
    en: 'A puppet show after Charles Perrault',
    de: 'Puppenspiel nach Charles Perrault',
    fr: 'Spectacle de marionnettes d’après Charles Perrault',
    es: 'Función de títeres según Charles Perrault',
  },
  story: {
    ru: [
      'Этот Кот близорук. Людоеда он принял за шкаф, короля — за тётю, а себя в зеркале считает другом. Зато сапоги у него настоящие, кожаные, на кошачью ногу, и скрипят на весь зал.',
      '<strong>Захар Кукушкин</strong> вырезал девять кукол из липы и водит их на виду, без ширмы: через минуту дети смотрят только на Кота. Дважды за спектакль ему понадобится помощь зала — подсказать, куда бежать. После показа куклу можно подержать, сапоги примерить на палец.',
    ],
    en: [
      'This Puss is short-sighted. He takes the ogre for a wardrobe, the king for an aunt, and himself in the mirror for a friend. But the boots are real leather, made to fit a cat, and they creak all over the house.',
      '<strong>Zakhar Kukushkin</strong> carved nine puppets from lime wood and works them in full view: within a minute children see only the cat. Twice in the show he will need the audience to tell him which way to run. Afterwards you may hold him and try the boots on a finger.',
    ],
    de: [
      'Dieser Kater ist kurzsichtig. Den Menschenfresser hält er für einen Schrank, den König für eine Tante und sich selbst im Spiegel für einen Freund. Dafür sind die Stiefel aus echtem Leder, nach Maß, und knarren durch den ganzen Saal.',
      '<strong>Sachar Kukuschkin</strong> hat neun Puppen aus Lindenholz geschnitzt und führt sie ganz offen: Nach einer Minute sehen die Kinder nur noch den Kater. Zweimal braucht er Hilfe aus dem Saal, wohin er laufen soll. Nachher darf man ihn halten und die Stiefel am Finger anprobieren.',
    ],
    fr: [
      'Ce Chat est myope. Il prend l’ogre pour une armoire, le roi pour une tante et son reflet pour un ami. Mais ses bottes sont de vrai cuir, à sa pointure, et craquent dans toute la salle.',
      '<strong>Zakhar Koukouchkine</strong> a taillé neuf marionnettes dans le tilleul et les mène à vue : au bout d’une minute, les enfants ne voient plus que le Chat. Deux fois, il aura besoin de la salle pour savoir où courir. Après le spectacle, on peut le tenir et essayer les bottes au doigt.',
    ],
    es: [
      'Este gato es miope. Toma al ogro por un armario, al rey por una tía y a su reflejo por un amigo. Eso sí, las botas son de cuero de verdad, hechas a medida, y crujen por toda la sala.',
      '<strong>Zajar Kukushkin</strong> talló nueve títeres en madera de tilo y los mueve a la vista: al minuto los niños solo ven al gato. Dos veces necesitará que el público le diga por dónde correr. Al terminar se puede coger en brazos y probarse las botas en un dedo.',
    ],
  },
  facts: [playedIn('ru'), noInterval, relaxed, withGrownUp],
  ageLimit: 0,
  minutes: 50,
  labels: ['family'],
  cast: [
    {
      person: 'zakhar-kukushkin',
      role: {
        ru: 'Кот и все остальные',
        en: 'Puss and everyone else',
        de: 'Der Kater und alle anderen',
        fr: 'Le Chat et tous les autres',
        es: 'El gato y todos los demás',
      },
    },
  ],
  poster: { system: 'paper-cut', palette: 'candy', motif: 'cat' },
  runs: [
    {
      hall: 'kids-msk-hall',
      from: 2,
      days: 2,
      on: weekend,
      times: ['11:00', '14:00'],
      marks: { 0: 'sold-out' },
    },
    {
      hall: 'kids-msk-hall',
      from: 74,
      days: 1,
      on: weekend,
      times: ['11:00', '14:00'],
    },
  ],
  topPrice: 1400,
};
