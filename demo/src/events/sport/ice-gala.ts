import { onStage } from '../credits.ts';
import type { DemoEvent } from '../demo-event.ts';
import { bagRules, oneInterval } from '../facts.ts';

export const iceGala: DemoEvent = {
  id: 'ice-gala',
  category: 'figure-skating',
  title: {
    ru: 'Чёрный лёд',
    en: 'Black Ice',
    de: 'Schwarzes Eis',
    fr: 'Glace noire',
    es: 'Hielo negro',
  },
  subtitle: {
    ru: 'Гала-представление без судей и оценок',
    en: 'A skating gala with no judges and no marks',
    de: 'Eine Eisgala ohne Preisgericht und Noten',
    fr: 'Un gala sur glace sans juges ni notes',
    es: 'Una gala sobre hielo sin jueces ni notas',
  },
  story: {
    ru: [
      'Лёд на этот вечер заливают без белил, и под ним видна глубина: прозрачный, тёмный, как озеро в ноябре. Свет выключен, конёк слышно с верхнего яруса.',
      '<strong>Алиса Карельская</strong> и <strong>Марк Таганцев</strong> собрали двенадцать фигуристов, которым надоело считать обороты. Здесь прыгают, когда есть о чём, и падают нарочно. Сольные программы на музыку Баха, парные — под живой голос, финал — шестьдесят школьников с фонариками. Оценок нет; табло показывает только имена и температуру льда.',
    ],
    en: [
      'For this night the ice is laid without white paint, and you see into it: clear and dark, like a lake in November. The lights are off, and the blade can be heard from the upper tier.',
      '<strong>Alisa Karelskaya</strong> and <strong>Mark Tagantsev</strong> have gathered twelve skaters who are tired of counting rotations. Here one jumps when there is something to say, and falls on purpose. Solos to Bach, pairs to a live voice, and for a finale sixty schoolchildren with torches. No marks are given; the scoreboard shows only names and the temperature of the ice.',
    ],
    de: [
      'An diesem Abend wird das Eis ohne weiße Farbe gelegt, und man sieht hinein: klar und dunkel wie ein See im November. Das Licht ist aus, die Kufe hört man bis in den Oberrang.',
      '<strong>Alissa Karelskaja</strong> und <strong>Mark Taganzew</strong> haben zwölf Läuferinnen und Läufer versammelt, die keine Drehungen mehr zählen wollen. Gesprungen wird, wenn es etwas zu sagen gibt, gestürzt mit Absicht. Soli zu Bach, Paare zu einer Livestimme, im Finale sechzig Schulkinder mit Lampen. Noten gibt es keine; die Anzeige nennt nur Namen und die Temperatur des Eises.',
    ],
    fr: [
      'Ce soir-là, la glace est coulée sans blanc, et l’on voit dedans : claire et sombre comme un lac en novembre. Lumières éteintes, on entend la lame depuis le gradin haut.',
      '<strong>Alissa Karelskaïa</strong> et <strong>Mark Tagantsev</strong> ont réuni douze patineurs las de compter les rotations. Ici, on saute quand on a quelque chose à dire, et l’on tombe exprès. Des solos sur Bach, des couples sur une voix en direct, et pour finir soixante écoliers avec des lampes. Pas de notes ; le tableau n’affiche que les noms et la température de la glace.',
    ],
    es: [
      'Esta noche el hielo se hace sin pintura blanca y se ve su fondo: claro y oscuro, como un lago en noviembre. Con las luces apagadas, la cuchilla se oye desde la grada alta.',
      '<strong>Alisa Karélskaya</strong> y <strong>Mark Tagántsev</strong> han reunido a doce patinadores cansados de contar giros. Aquí se salta cuando hay algo que decir y se cae a propósito. Solos con Bach, parejas con una voz en directo y, al final, sesenta escolares con linternas. No hay notas; el marcador solo muestra los nombres y la temperatura del hielo.',
    ],
  },
  facts: [oneInterval, bagRules],
  ageLimit: 6,
  minutes: 130,
  labels: ['star_cast'],
  cast: [
    { person: 'alisa-karelskaya', role: onStage },
    { person: 'mark-tagantsev', role: onStage },
  ],
  poster: { system: 'stage-light', palette: 'ice', motif: 'skate' },
  runs: [{ hall: 'arena-msk-main', from: 71, days: 2, on: ['sat', 'sun'], times: ['17:00'] }],
  topPrice: 8000,
  closedZones: ['standing'],
};
