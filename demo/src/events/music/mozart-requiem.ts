import { baritonePart, conductor, mezzoPart } from '../credits.ts';
import type { DemoEvent } from '../demo-event.ts';
import { noInterval, sungIn } from '../facts.ts';

export const mozartRequiem: DemoEvent = {
  id: 'mozart-requiem',
  category: 'classical',
  title: {
    ru: 'Реквием Моцарта',
    en: 'Mozart’s Requiem',
    de: 'Mozarts Requiem',
    fr: 'Le Requiem de Mozart',
    es: 'Réquiem de Mozart',
  },
  subtitle: {
    ru: 'Для солистов, хора и оркестра',
    en: 'For soloists, choir and orchestra',
    de: 'Für Solisten, Chor und Orchester',
    fr: 'Pour solistes, chœur et orchestre',
    es: 'Para solistas, coro y orquesta',
  },
  story: {
    ru: [
      'Восьмой такт «Лакримозы» — место, где Моцарт отложил перо. Аурелио Сантакана останавливает здесь оркестр и держит тишину ровно столько, сколько нужно, чтобы её услышали все. Затем музыка идёт дальше, в привычном окончании учеников.',
      'В концерте заняты сорок певцов и небольшой оркестр с натуральными трубами и бассетгорнами; голоса слышны по отдельности, как нити. Солируют <strong>Инес Вальделомар</strong> и <strong>Гаспар Оливан</strong>. Просим не аплодировать между частями, а в конце — не спешить.',
    ],
    en: [
      'The eighth bar of the Lacrimosa is where Mozart laid down his pen. Aurelio Santacana stops the orchestra there and holds the silence just long enough for everyone to hear it. Then the music goes on, in the completion his pupils made.',
      'Forty singers and a small orchestra with natural trumpets and basset horns: you hear the voices one by one, like threads. The soloists include <strong>Inés Valdelomar</strong> and <strong>Gaspar Oliván</strong>. Please do not clap between movements, and at the end take your time.',
    ],
    de: [
      'Im achten Takt des Lacrimosa legte Mozart die Feder hin. Aurelio Santacana hält das Orchester dort an und lässt die Stille genau so lange stehen, bis alle sie gehört haben. Dann geht die Musik weiter, in der vertrauten Ergänzung der Schüler.',
      'Vierzig Stimmen und ein kleines Orchester mit Naturtrompeten und Bassetthörnern; man hört jede Stimme einzeln, wie einen Faden. Es singen unter anderem <strong>Inés Valdelomar</strong> und <strong>Gaspar Oliván</strong>. Bitte klatschen Sie nicht zwischen den Sätzen, und am Ende lassen Sie sich Zeit.',
    ],
    fr: [
      'À la huitième mesure du Lacrimosa, Mozart posa la plume. Aurelio Santacana y arrête l’orchestre et tient le silence juste assez pour que chacun l’entende. Puis la musique reprend, dans l’achèvement de ses élèves.',
      'Quarante choristes et un petit orchestre, trompettes naturelles et cors de basset : on suit chaque voix comme un fil. Parmi les solistes, <strong>Inés Valdelomar</strong> et <strong>Gaspar Oliván</strong>. Merci de ne pas applaudir entre les mouvements et, à la fin, de prendre votre temps.',
    ],
    es: [
      'En el octavo compás del Lacrimosa Mozart dejó la pluma. Aurelio Santacana detiene ahí la orquesta y sostiene el silencio lo justo para que todos lo oigan. Después la música sigue, en la conclusión que hicieron sus alumnos.',
      'Cuarenta voces y una orquesta pequeña, con trompetas naturales y corni di bassetto: cada voz se sigue como un hilo. Entre los solistas, <strong>Inés Valdelomar</strong> y <strong>Gaspar Oliván</strong>. Le rogamos que no aplauda entre movimientos y que, al final, no tenga prisa.',
    ],
  },
  facts: [sungIn('la', 'es'), noInterval],
  ageLimit: 6,
  minutes: 60,
  labels: [],
  cast: [
    { person: 'aurelio-santacana', role: conductor },
    { person: 'ines-valdelomar', role: mezzoPart },
    { person: 'gaspar-olivan', role: baritonePart },
  ],
  poster: { system: 'ink-line', palette: 'ink', motif: 'candle' },
  runs: [{ hall: 'teatro-mad-main', from: 53, days: 2, on: ['tue', 'wed'], times: ['20:00'] }],
  topPrice: 62,
};
