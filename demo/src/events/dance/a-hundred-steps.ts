import { choreographer, onStage } from '../credits.ts';
import type { DemoEvent } from '../demo-event.ts';
import { noInterval, wordless } from '../facts.ts';

export const aHundredSteps: DemoEvent = {
  id: 'a-hundred-steps',
  category: 'dance',
  title: {
    ru: 'Сто шагов',
    en: 'A Hundred Steps',
    de: 'Hundert Schritte',
    fr: 'Cent pas',
    es: 'Cien pasos',
  },
  subtitle: {
    ru: 'Танцевальный вечер Юле Зоннвальд и Этьена Лакомбрада',
    en: 'An evening of dance by Jule Sonnwald and Étienne Lacombrade',
    de: 'Ein Tanzabend von Jule Sonnwald und Étienne Lacombrade',
    fr: 'Une soirée de danse de Jule Sonnwald et Étienne Lacombrade',
    es: 'Una velada de danza de Jule Sonnwald y Étienne Lacombrade',
  },
  story: {
    ru: [
      'От сцены до выхода из театра ровно сто шагов, их сосчитали. Танцовщик проходит этот путь один раз за вечер — и ему встречаются отец, контролёр, собака, первая любовь и собственные сорок лет.',
      'Юле Зоннвальд сочинила соло для <strong>Этьена Лакомбрада</strong> из походок, которые они вдвоём месяц записывали на берлинских улицах. Вы узнаете соседа, почтальона и, возможно, себя. Музыку играют двое: контрабас и пара ботинок. Последние десять шагов публика делает вместе с ним.',
    ],
    en: [
      'From the stage to the street door it is exactly a hundred steps; they counted. A dancer walks them once in an evening, and on the way meets his father, a ticket inspector, a dog, a first love and his own forty years.',
      'Jule Sonnwald made this solo for <strong>Étienne Lacombrade</strong> out of gaits the two of them spent a month noting down in the streets of Berlin. You will recognise a neighbour, the postman and possibly yourself. The music is for two: a double bass and a pair of boots. The last ten steps the audience takes with him.',
    ],
    de: [
      'Von der Bühne bis zur Haustür sind es genau hundert Schritte, sie haben gezählt. Einmal am Abend geht ein Tänzer diesen Weg und begegnet dabei seinem Vater, einem Kontrolleur, einem Hund, der ersten Liebe und seinen eigenen vierzig Jahren.',
      'Jule Sonnwald hat das Solo für <strong>Étienne Lacombrade</strong> aus Gangarten gebaut, die beide einen Monat lang in Berlins Straßen notierten. Sie werden den Nachbarn erkennen, die Briefträgerin und vielleicht sich selbst. Die Musik machen zwei: ein Kontrabass und ein Paar Stiefel. Die letzten zehn Schritte geht das Publikum mit.',
    ],
    fr: [
      'De la scène à la porte de la rue, il y a exactement cent pas ; ils les ont comptés. Un danseur fait ce chemin une fois par soir et y croise son père, un contrôleur, un chien, un premier amour et ses propres quarante ans.',
      'Jule Sonnwald a composé ce solo pour <strong>Étienne Lacombrade</strong> avec des démarches que tous deux ont notées un mois durant dans les rues de Berlin. Vous reconnaîtrez un voisin, le facteur, peut-être vous-même. La musique se joue à deux : une contrebasse et une paire de bottines. Les dix derniers pas, le public les fait avec lui.',
    ],
    es: [
      'Del escenario a la puerta de la calle hay exactamente cien pasos; los contaron. Un bailarín recorre ese camino una vez por noche y se cruza con su padre, un revisor, un perro, un primer amor y sus propios cuarenta años.',
      'Jule Sonnwald creó este solo para <strong>Étienne Lacombrade</strong> con maneras de andar que ambos anotaron durante un mes en las calles de Berlín. Reconocerá a un vecino, al cartero y quizá a usted mismo. La música es cosa de dos: un contrabajo y un par de botas. Los diez últimos pasos los da el público con él.',
    ],
  },
  facts: [wordless, noInterval],
  ageLimit: 12,
  minutes: 60,
  labels: [],
  cast: [
    { person: 'etienne-lacombrade', role: onStage },
    { person: 'jule-sonnwald', role: choreographer },
  ],
  poster: { system: 'halftone', palette: 'dusk', motif: 'door' },
  runs: [{ hall: 'kammer-ber-studio', from: 95, days: 3, on: ['thu', 'fri', 'sat'], times: ['20:00'] }],
  topPrice: 32,
};
