import { latinAlike } from '../../text.ts';
import { conductor, director } from '../credits.ts';
import type { DemoEvent } from '../demo-event.ts';
import { introductionBefore, sungIn, twoIntervals } from '../facts.ts';
import { lateWeek } from '../run.ts';

export const laTraviata: DemoEvent = {
  id: 'la-traviata',
  category: 'opera',
  title: { ru: 'Травиата', en: 'La traviata', de: 'La traviata', fr: 'La Traviata', es: 'La traviata' },
  subtitle: {
    ru: 'Опера Джузеппе Верди в трёх действиях',
    en: 'Opera in three acts by Giuseppe Verdi',
    de: 'Oper in drei Akten von Giuseppe Verdi',
    fr: 'Opéra en trois actes de Giuseppe Verdi',
    es: 'Ópera en tres actos de Giuseppe Verdi',
  },
  story: {
    ru: [
      'Париж, бал, бокалы звенят, и среди двухсот гостей только один замечает, что хозяйка дома кашляет. С этой минуты у Виолетты есть три действия, чтобы узнать, чем любовь отличается от праздника.',
      'Савва Лопухов поставил «Травиату» без кринолинов: пустой зал, длинный стол и сотня камелий, которых с каждой картиной становится меньше. <strong>Вера Лисицкая</strong> поёт последнее действие почти шёпотом, и оркестр Всеволода Ярцева слушает её вместе с вами. Если вы никогда не были в опере, начните отсюда.',
    ],
    en: [
      'Paris, a ball, glasses ringing, and among two hundred guests just one notices that the hostess is coughing. From that minute Violetta has three acts in which to learn how love differs from a party.',
      'Savva Lopukhov stages <em>La traviata</em> without crinolines: an empty room, a long table and a hundred camellias, fewer of them in every scene. <strong>Vera Lisitskaya</strong> sings the last act almost in a whisper, and Vsevolod Yartsev’s orchestra listens along with you. If you have never been to an opera, begin here.',
    ],
    de: [
      'Paris, ein Ball, Gläser klingen, und unter zweihundert Gästen bemerkt nur einer, dass die Gastgeberin hustet. Von diesem Augenblick an bleiben Violetta drei Akte, um zu erfahren, was die Liebe vom Fest unterscheidet.',
      'Sawwa Lopuchow kommt ohne Krinolinen aus: ein leerer Saal, eine lange Tafel und hundert Kamelien, die mit jedem Bild weniger werden. <strong>Wera Lissizkaja</strong> singt den letzten Akt fast flüsternd, und das Orchester unter Wsewolod Jarzew hört mit Ihnen zu. Wenn Sie noch nie in der Oper waren: Fangen Sie hier an.',
    ],
    fr: [
      'Paris, un bal, les verres tintent ; parmi deux cents invités, un seul remarque que la maîtresse de maison tousse. Dès lors, Violetta dispose de trois actes pour apprendre ce qui sépare l’amour d’une fête.',
      'Savva Lopoukhov monte « La Traviata » sans crinolines : une salle vide, une longue table et cent camélias, moins nombreux à chaque tableau. <strong>Véra Lissitskaïa</strong> chante le dernier acte presque en murmurant, et l’orchestre de Vsevolod Iartsev l’écoute avec vous. Si vous n’êtes jamais allé à l’opéra, commencez par là.',
    ],
    es: [
      'París, un baile, tintinean las copas, y entre doscientos invitados solo uno advierte que la anfitriona tose. Desde ese instante, Violetta tiene tres actos para descubrir en qué se distingue el amor de una fiesta.',
      'Savva Lopujov monta «La traviata» sin miriñaques: una sala vacía, una mesa larga y cien camelias, menos en cada cuadro. <strong>Vera Lisítskaya</strong> canta el último acto casi en un susurro, y la orquesta de Vsévolod Yártsev la escucha con usted. Si nunca ha ido a la ópera, empiece por aquí.',
    ],
  },
  facts: [sungIn('it', 'ru'), twoIntervals, introductionBefore],
  ageLimit: 12,
  minutes: 165,
  labels: ['star_cast'],
  cast: [
    { person: 'vera-lisitskaya', role: latinAlike('Виолетта', 'Violetta') },
    { person: 'arseny-gromadin', role: latinAlike('Альфред', 'Alfredo') },
    { person: 'timofey-rakitov', role: latinAlike('Жермон', 'Germont') },
    { person: 'vsevolod-yartsev', role: conductor },
    { person: 'savva-lopukhov', role: director },
  ],
  poster: { system: 'paper-cut', palette: 'velvet', motif: 'camellia' },
  runs: [
    { hall: 'bolshaya-msk-main', from: 9, days: 3, on: lateWeek, times: ['19:00'], marks: { 1: 'sold-out' } },
    { hall: 'bolshaya-msk-main', from: 68, days: 2, on: lateWeek, times: ['19:00'] },
  ],
  topPrice: 12000,
};
