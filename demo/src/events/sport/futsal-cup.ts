import { captain } from '../credits.ts';
import type { DemoEvent } from '../demo-event.ts';
import { bagRules } from '../facts.ts';

export const futsalCup: DemoEvent = {
  id: 'futsal-cup',
  category: 'football',
  title: {
    ru: 'Кубок набережных по мини-футболу',
    en: 'Quayside Futsal Cup',
    de: 'Futsal-Uferpokal',
    fr: 'Coupe des quais de futsal',
    es: 'Copa de los Muelles de fútbol sala',
  },
  subtitle: {
    ru: 'Полуфиналы и финал в один день',
    en: 'Semi-finals and final in one day',
    de: 'Halbfinale und Finale an einem Tag',
    fr: 'Demi-finales et finale le même jour',
    es: 'Semifinales y final en un solo día',
  },
  story: {
    ru: [
      'Четыре команды, три матча, один вечер. Мини-футбол хорош тем, что между двумя голами не успеваешь дойти до буфета: площадка маленькая, борта высокие, вратари безумные.',
      'Хозяев, петербургский «Маяк», выводит капитан <strong>Рустам Чулпанов</strong>, левша, который бьёт раз за матч и попадает. Соперники — «Камские сапсаны», «Ладога» и сборная портовых грузчиков, выигравшая отбор и сердца. Между играми на площадку выходят дети и команда «Второй тайм», где самому молодому шестьдесят один.',
    ],
    en: [
      'Four teams, three matches, one evening. The beauty of futsal is that between two goals there is no time to reach the buffet: the pitch is small, the boards are high, the goalkeepers mad.',
      'The home side, Mayak of St Petersburg, is led by <strong>Rustam Chulpanov</strong>, a left-footer who shoots once a match and scores. Against them: the Kama Peregrines, Ladoga, and a team of dockers who won the qualifiers and everyone’s heart. Between games children take the floor, and so does Second Half, whose youngest player is sixty-one.',
    ],
    de: [
      'Vier Mannschaften, drei Spiele, ein Abend. Das Schöne am Futsal: Zwischen zwei Toren schafft man es nicht bis zum Buffet. Das Feld ist klein, die Banden sind hoch, die Torhüter verrückt.',
      'Gastgeber Majak Sankt Petersburg wird von <strong>Rustam Tschulpanow</strong> angeführt, einem Linksfuß, der einmal pro Spiel schießt und trifft. Die Gegner: die Kama-Falken, Ladoga und eine Auswahl der Hafenarbeiter, die sich durch die Qualifikation in alle Herzen spielte. Dazwischen kommen Kinder aufs Feld und die „Zweite Halbzeit“, deren Jüngster einundsechzig ist.',
    ],
    fr: [
      'Quatre équipes, trois matchs, une soirée. Le charme du futsal : entre deux buts, on n’a pas le temps d’aller au buffet. Le terrain est petit, les bandes hautes, les gardiens fous.',
      'Le Maïak de Saint-Pétersbourg, qui reçoit, est mené par <strong>Roustam Tchoulpanov</strong>, gaucher qui tire une fois par match et marque. En face : les Faucons de la Kama, Ladoga et une équipe de dockers, victorieuse des qualifications et de tous les cœurs. Entre les matchs jouent les enfants, puis « Seconde mi-temps », dont le benjamin a soixante et un ans.',
    ],
    es: [
      'Cuatro equipos, tres partidos, una tarde. Lo bueno del fútbol sala es que entre dos goles no da tiempo a llegar al bar: la pista es pequeña, las vallas altas y los porteros están locos.',
      'Al local, el Mayak de San Petersburgo, lo dirige <strong>Rustam Chulpánov</strong>, un zurdo que tira una vez por partido y marca. Enfrente: los Halcones del Kama, el Ladoga y un equipo de estibadores que ganó la previa y los corazones. Entre partidos salen los niños y también «Segunda parte», cuyo benjamín tiene sesenta y un años.',
    ],
  },
  facts: [
    {
      ru: 'Билет действует на все три матча, с перерывами по 30 минут',
      en: 'One ticket for all three matches, with 30-minute breaks',
      de: 'Die Karte gilt für alle drei Spiele, dazwischen je 30 Minuten Pause',
      fr: 'Un billet pour les trois matchs, pauses de 30 minutes',
      es: 'La entrada vale para los tres partidos, con pausas de 30 minutos',
    },
    bagRules,
  ],
  ageLimit: 0,
  minutes: 300,
  labels: ['family'],
  cast: [{ person: 'rustam-chulpanov', role: captain }],
  poster: { system: 'paper-cut', palette: 'forest', motif: 'ball' },
  runs: [{ hall: 'arena-spb-main', from: 95, days: 1, on: ['sat'], times: ['15:00'], saleOpensIn: 21 }],
  topPrice: 3500,
  closedZones: ['standing'],
};
