import { guitar } from '../credits.ts';
import type { DemoEvent } from '../demo-event.ts';
import { noInterval, wordless } from '../facts.ts';
import { lateWeek } from '../run.ts';

export const limeAndShadow: DemoEvent = {
  id: 'lime-and-shadow',
  category: 'dance',
  title: {
    ru: 'Известь и тень',
    en: 'Lime and Shadow',
    de: 'Kalk und Schatten',
    fr: 'Chaux et ombre',
    es: 'Cal y sombra',
  },
  subtitle: {
    ru: 'Фламенко для одного тела, одной гитары и белой стены',
    en: 'Flamenco for one body, one guitar and a white wall',
    de: 'Flamenco für einen Körper, eine Gitarre und eine weiße Wand',
    fr: 'Flamenco pour un corps, une guitare et un mur blanc',
    es: 'Flamenco para un cuerpo, una guitarra y una pared blanca',
  },
  story: {
    ru: [
      'Полдень в андалусском дворе: стена побелена, тень узкая, и в неё по очереди помещается вся жизнь — бабушка, свадьба, ссора, сиеста. <strong>Соледад Кинтанар</strong> танцует час без перерыва, и самое громкое в этом часе — её паузы.',
      '<strong>Хоакин Торреальта</strong> играет без усиления, в двух шагах от первого ряда: слышно, как пальцы переходят со струны на струну. Это фламенко без юбок с оборками и без «оле» по расписанию. Кричать можно, если захочется. К третьему номеру обычно хочется.',
    ],
    en: [
      'Noon in an Andalusian courtyard: the wall is limewashed, the shadow narrow, and a whole life fits into it by turns – grandmother, wedding, quarrel, siesta. <strong>Soledad Quintanar</strong> dances for an hour without a break, and the loudest thing in it is her silence.',
      '<strong>Joaquín Torrealta</strong> plays unamplified, two steps from the front row; you can hear his fingers cross the strings. This is flamenco without flounces and without an olé on schedule. You may shout if you feel like it. By the third number people usually do.',
    ],
    de: [
      'Mittag in einem andalusischen Hof: Die Wand ist frisch gekalkt, der Schatten schmal, und nacheinander passt ein ganzes Leben hinein – Großmutter, Hochzeit, Streit, Siesta. <strong>Soledad Quintanar</strong> tanzt eine Stunde ohne Unterbrechung, und das Lauteste daran sind ihre Pausen.',
      '<strong>Joaquín Torrealta</strong> spielt unverstärkt, zwei Schritte vor der ersten Reihe; man hört, wie die Finger die Saiten wechseln. Das ist Flamenco ohne Rüschen und ohne „Olé“ nach Fahrplan. Rufen dürfen Sie, wenn Ihnen danach ist. Ab der dritten Nummer ist es das meistens.',
    ],
    fr: [
      'Midi dans une cour andalouse : le mur est passé à la chaux, l’ombre est étroite, et toute une vie y tient tour à tour : la grand-mère, la noce, la dispute, la sieste. <strong>Soledad Quintanar</strong> danse une heure sans s’arrêter ; le plus bruyant, ce sont ses silences.',
      '<strong>Joaquín Torrealta</strong> joue sans ampli, à deux pas du premier rang : on entend les doigts changer de corde. Un flamenco sans volants ni « olé » programmé. Vous pouvez crier si l’envie vous prend. Au troisième numéro, elle vous prend.',
    ],
    es: [
      'Mediodía en un patio andaluz: la pared recién encalada, la sombra estrecha, y en ella va cabiendo una vida entera: la abuela, la boda, la riña, la siesta. <strong>Soledad Quintanar</strong> baila una hora sin parar, y lo que más suena son sus silencios.',
      '<strong>Joaquín Torrealta</strong> toca sin amplificar, a dos pasos de la primera fila: se oyen los dedos cambiar de cuerda. Es flamenco sin volantes y sin olés de reglamento. Puede jalear si le apetece. Al tercer número suele apetecer.',
    ],
  },
  facts: [wordless, noInterval],
  ageLimit: 6,
  minutes: 65,
  labels: ['star_cast'],
  cast: [
    {
      person: 'soledad-quintanar',
      role: { ru: 'Танец', en: 'Dance', de: 'Tanz', fr: 'Danse', es: 'Baile' },
    },
    { person: 'joaquin-torrealta', role: guitar },
  ],
  poster: { system: 'ink-line', palette: 'ember', motif: 'hand' },
  runs: [
    { hall: 'sala-mad-studio', from: 4, days: 4, on: lateWeek, times: ['20:30'], marks: { 1: 'sold-out' } },
  ],
  topPrice: 38,
};
