import { artist } from '../credits.ts';
import type { DemoEvent } from '../demo-event.ts';
import { audioGuide, noFlash, timedEntry } from '../facts.ts';
import { weekend } from '../run.ts';

export const lightOnWater: DemoEvent = {
  id: 'light-on-water',
  category: 'fine-art',
  title: {
    ru: 'Свет на воде',
    en: 'Light on Water',
    de: 'Licht auf dem Wasser',
    fr: 'Lumière sur l’eau',
    es: 'Luz sobre el agua',
  },
  subtitle: {
    ru: 'Живопись Ефросиньи Луговой',
    en: 'Paintings by Yefrosinya Lugova',
    de: 'Malerei von Jefrossinja Lugowa',
    fr: 'Peintures d’Efrossinia Lougova',
    es: 'Pinturas de Yefrosinia Lugova',
  },
  story: {
    ru: [
      'Сто двенадцать холстов, и на каждом вода: утренняя, паводковая, та, что осталась в следе от сапога. <strong>Ефросинья Лугова</strong> тридцать лет измеряла Оку для сводок, пока не поняла, что в таблице нет графы «цвет».',
      'Картины висят не по годам, а по температуре: от минус четырёх к двадцати шести. Идти нужно в этом порядке, и к последнему залу вы заметите, что расстегнули пальто. В центре стоит лодка, с которой всё писано; в неё можно сесть. Лучшее время — первый сеанс, когда солнце ещё в окнах.',
    ],
    en: [
      'A hundred and twelve canvases, each of them water: at daybreak, in flood, left behind in the print of a boot. <strong>Yefrosinya Lugova</strong> measured the Oka for the bulletins for thirty years, until she saw that the form had no box for colour.',
      'The pictures hang not by year but by temperature, from minus four to twenty-six. Walk in that order and by the last room you will find you have unbuttoned your coat. In the middle stands the boat from which all was painted, and you may sit in it. The first slot is best, while the sun is in the windows.',
    ],
    de: [
      'Hundertzwölf Bilder, und auf jedem Wasser: am Morgen, bei Hochwasser, im Abdruck eines Stiefels. <strong>Jefrossinja Lugowa</strong> hat dreißig Jahre lang die Oka vermessen, bis ihr auffiel, dass im Formular eine Spalte für die Farbe fehlt.',
      'Die Bilder hängen nicht nach Jahren, sondern nach Temperatur, von minus vier bis sechsundzwanzig Grad. Gehen Sie in dieser Reihenfolge; im letzten Raum werden Sie den Mantel aufgeknöpft haben. In der Mitte liegt das Boot, aus dem alles gemalt wurde; man darf darin sitzen. Am schönsten ist der erste Einlass, wenn die Sonne in den Fenstern steht.',
    ],
    fr: [
      'Cent douze toiles, et sur chacune de l’eau : celle du matin, celle des crues, celle restée dans l’empreinte d’une botte. <strong>Efrossinia Lougova</strong> a mesuré l’Oka trente ans durant, jusqu’à s’apercevoir que le formulaire n’avait pas de case pour la couleur.',
      'Les tableaux sont accrochés non par année, mais par température, de moins quatre à vingt-six degrés. Suivez cet ordre : à la dernière salle, vous aurez déboutonné votre manteau. Au centre, la barque d’où tout fut peint ; on peut s’y asseoir. Préférez le premier créneau, quand le soleil est aux fenêtres.',
    ],
    es: [
      'Ciento doce lienzos, y en cada uno agua: la del alba, la de la crecida, la que quedó en la huella de una bota. <strong>Yefrosinia Lugova</strong> midió el Oká treinta años, hasta que vio que en el impreso no había casilla para el color.',
      'Los cuadros no se ordenan por años, sino por temperatura, de cuatro bajo cero a veintiséis grados. Siga ese orden y en la última sala verá que se ha desabrochado el abrigo. En el centro está la barca desde la que se pintó todo; puede sentarse en ella. Lo mejor es el primer turno, con el sol en las ventanas.',
    ],
  },
  facts: [timedEntry, audioGuide, noFlash],
  ageLimit: 0,
  minutes: 90,
  labels: ['family'],
  cast: [{ person: 'yefrosinya-lugova', role: artist }],
  poster: { system: 'halftone', palette: 'sea', motif: 'fish' },
  runs: [
    { hall: 'museum-msk-gallery', from: -9, days: 1, on: weekend, times: ['11:00', '14:00'] },
    {
      hall: 'museum-msk-gallery',
      from: 1,
      days: 3,
      on: ['wed', 'sat', 'sun'],
      times: ['11:00', '14:00', '17:00'],
    },
    {
      hall: 'museum-msk-gallery',
      from: 45,
      days: 1,
      on: ['wed', 'sat', 'sun'],
      times: ['11:00', '14:00', '17:00'],
    },
  ],
  topPrice: 700,
};
