import { choreographer } from '../credits.ts';
import type { DemoEvent } from '../demo-event.ts';
import { noInterval, noLateEntry, talkAfterwards, wordless } from '../facts.ts';
import { allButMonday } from '../run.ts';

export const salt: DemoEvent = {
  id: 'salt',
  category: 'dance',
  title: { ru: 'Соль', en: 'Salt', de: 'Salz', fr: 'Sel', es: 'Sal' },
  subtitle: {
    ru: 'Спектакль Агнии Тороповой для девяти танцовщиков и четырёхсот килограммов соли',
    en: 'Agnia Toropova’s piece for nine dancers and four hundred kilos of salt',
    de: 'Ein Stück von Agnija Toropowa für neun Tänzer und vierhundert Kilo Salz',
    fr: 'Une pièce d’Agnia Toropova pour neuf danseurs et quatre cents kilos de sel',
    es: 'Una pieza de Agnia Torópova para nueve bailarines y cuatrocientos kilos de sal',
  },
  story: {
    ru: [
      'На полу — белый прямоугольник крупной соли. Сначала по нему боятся ступать, потом танцуют, потом он становится полем, пляжем, снегом, столом. К концу вечера на нём остаётся рисунок, который никто не задумывал и который каждый раз другой.',
      'Агния Торопова, инженер и хореограф, сочинила «Соль» о работе, которую не видно: таскать, подметать, накрывать на стол. Здесь нет сюжета, зато есть ритм, от которого к финалу качается весь зал. Премьерный блок — пять вечеров подряд.',
    ],
    en: [
      'On the floor lies a white rectangle of coarse salt. First nobody dares step on it, then they dance, then it becomes a field, a beach, snow, a table. By the end there is a drawing that no one planned and that is different every night.',
      'Agnia Toropova, engineer and choreographer, made <em>Salt</em> about the work one does not see: carrying, sweeping, laying the table. There is no plot, but there is a rhythm that has the whole room swaying by the end. The opening run is five evenings in a row.',
    ],
    de: [
      'Auf dem Boden liegt ein weißes Rechteck aus grobem Salz. Erst wagt niemand, es zu betreten, dann wird getanzt, dann wird es Feld, Strand, Schnee, Tisch. Am Ende bleibt eine Zeichnung, die keiner geplant hat und die jeden Abend anders aussieht.',
      'Agnija Toropowa, Ingenieurin und Choreografin, hat „Salz“ über die Arbeit gemacht, die man nicht sieht: tragen, fegen, den Tisch decken. Eine Handlung gibt es nicht, aber einen Rhythmus, bei dem zuletzt der ganze Saal mitschwingt. Die Premierenserie umfasst fünf Abende hintereinander.',
    ],
    fr: [
      'Au sol, un rectangle blanc de gros sel. D’abord nul n’ose y poser le pied, puis on y danse, puis il devient champ, plage, neige, table. À la fin, il reste un dessin que personne n’avait prévu, chaque soir différent.',
      'Agnia Toropova, ingénieure et chorégraphe, a fait « Sel » sur le travail qu’on ne voit pas : porter, balayer, mettre la table. Pas d’intrigue, mais un rythme qui, à la fin, berce toute la salle. La création se donne cinq soirs de suite.',
    ],
    es: [
      'En el suelo, un rectángulo blanco de sal gorda. Primero nadie se atreve a pisarlo, luego se baila, luego se vuelve campo, playa, nieve, mesa. Al final queda un dibujo que nadie había previsto y que cada noche es otro.',
      'Agnia Torópova, ingeniera y coreógrafa, hizo «Sal» sobre el trabajo que no se ve: cargar, barrer, poner la mesa. No hay argumento, pero sí un ritmo que al final mece a toda la sala. El estreno se da cinco noches seguidas.',
    ],
  },
  facts: [wordless, noInterval, noLateEntry, talkAfterwards],
  ageLimit: 12,
  minutes: 70,
  labels: ['premiere'],
  cast: [{ person: 'agnia-toropova', role: choreographer }],
  poster: { system: 'type-only', palette: 'ink', motif: 'mirror' },
  runs: [
    {
      hall: 'fabrika-msk-black-box',
      from: 17,
      days: 5,
      on: allButMonday,
      times: ['20:00'],
      marks: { 0: 'sold-out' },
    },
  ],
  topPrice: 2800,
};
