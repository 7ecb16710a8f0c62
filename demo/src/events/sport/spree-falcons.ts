import { captain } from '../credits.ts';
import type { DemoEvent } from '../demo-event.ts';
import { bagRules } from '../facts.ts';

export const spreeFalcons: DemoEvent = {
  id: 'spree-falcons',
  category: 'basketball',
  title: {
    ru: '«Шпрее-фальконы» — «Изарские львы»',
    en: 'Spree Falcons v Isar Lions',
    de: 'Spreefalken gegen Isarlöwen',
    fr: 'Faucons de la Spree – Lions de l’Isar',
    es: 'Halcones del Spree – Leones del Isar',
  },
  subtitle: {
    ru: 'Баскетбол, домашние игры плей-офф',
    en: 'Basketball, home play-off games',
    de: 'Basketball, Heimspiele der Play-offs',
    fr: 'Basket-ball, matchs de barrage à domicile',
    es: 'Baloncesto, eliminatorias en casa',
  },
  story: {
    ru: [
      'Самое шумное дерби Германии: восемьсот километров рек на двоих и барабанщики с обеих сторон. Побеждает тот, у кого хватит дыхания на четвёртую четверть, и это касается не только игроков.',
      'Центровой <strong>Малик Брандштеттер</strong> — два метра одиннадцать, диплом биолога и бабушка в восьмом ряду. После финальной сирены он час раздаёт автографы и спрашивает детей про оценки. Клубный ярус с рестораном, нижний — с барабанами; выбирайте, с чем вам ближе.',
    ],
    en: [
      'The noisiest derby in Germany: two rivers, one cup and drummers at both ends. It goes to the side with breath left for the fourth quarter, and that does not mean the players alone.',
      'Centre <strong>Malik Brandstetter</strong> has two metres eleven, a biology degree and a grandmother in row eight. After the buzzer he signs autographs for an hour and asks children about their marks. The club tier comes with a restaurant, the lower tier with drums; choose what suits you.',
    ],
    de: [
      'Das lauteste Derby des Landes: zwei Flüsse, ein Pokal und Trommler auf beiden Seiten. Es gewinnt, wer im letzten Viertel noch Luft hat, und das gilt nicht nur für die Spieler.',
      'Center <strong>Malik Brandstetter</strong> bringt zwei Meter elf mit, ein Biologieexamen und eine Großmutter in Reihe acht. Nach der Schlusssirene gibt er eine Stunde Autogramme und fragt die Kinder nach ihren Noten. Zum Club-Rang gehört ein Restaurant, zum Unterrang gehören die Trommeln; wählen Sie, was Ihnen liegt.',
    ],
    fr: [
      'Le derby le plus bruyant d’Allemagne : deux fleuves, une coupe et des tambours des deux côtés. L’emporte qui garde du souffle au quatrième quart-temps, et cela ne vaut pas que pour les joueurs.',
      'Le pivot <strong>Malik Brandstetter</strong> apporte deux mètres onze, un diplôme de biologie et une grand-mère au rang huit. Après la sirène, il signe des autographes pendant une heure et demande aux enfants leurs notes. Le gradin club a un restaurant, le gradin bas les tambours ; à vous de choisir.',
    ],
    es: [
      'El derbi más ruidoso de Alemania: dos ríos, una copa y tambores en ambos fondos. Gana quien conserve aliento para el último cuarto, y no solo entre los jugadores.',
      'El pívot <strong>Malik Brandstetter</strong> aporta dos metros once, un título de Biología y una abuela en la fila ocho. Tras la bocina firma autógrafos una hora y pregunta a los niños por sus notas. La grada club tiene restaurante; la baja, tambores. Elija lo que más le guste.',
    ],
  },
  facts: [
    {
      ru: 'В клубном ярусе ужин в буфете входит в билет',
      en: 'Club tier tickets include the buffet',
      de: 'Im Club-Rang ist das Buffet inbegriffen',
      fr: 'Au gradin club, le buffet est compris',
      es: 'En la grada club, el bufé está incluido',
    },
    bagRules,
  ],
  ageLimit: 0,
  minutes: 120,
  labels: [],
  cast: [{ person: 'malik-brandstetter', role: captain }],
  poster: { system: 'stage-light', palette: 'neon', motif: 'ball' },
  runs: [{ hall: 'arena-ber-main', from: 22, days: 2, on: ['sat', 'wed'], times: ['18:30'] }],
  topPrice: 75,
  closedZones: ['standing'],
};
