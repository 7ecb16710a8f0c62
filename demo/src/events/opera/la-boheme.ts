import { latinAlike } from '../../text.ts';
import { director } from '../credits.ts';
import type { DemoEvent } from '../demo-event.ts';
import { oneInterval, sungIn } from '../facts.ts';

export const laBoheme: DemoEvent = {
  id: 'la-boheme',
  category: 'opera',
  title: { ru: 'Богема', en: 'La bohème', de: 'La Bohème', fr: 'La Bohème', es: 'La bohème' },
  subtitle: {
    ru: 'Опера Джакомо Пуччини в четырёх картинах',
    en: 'Opera in four scenes by Giacomo Puccini',
    de: 'Oper in vier Bildern von Giacomo Puccini',
    fr: 'Opéra en quatre tableaux de Giacomo Puccini',
    es: 'Ópera en cuatro cuadros de Giacomo Puccini',
  },
  story: {
    ru: [
      'Погасшая свеча, потерянный ключ, холодная рука в темноте. Никто лучше Пуччини не объяснил, что такое быть молодым, бедным и уверенным, что так будет всегда.',
      'Розалинд Трегарт впервые ставит оперу — и ставит её как пьесу: четверо друзей делят одну комнату, одно пальто и одну шутку на всех. Печка на сцене горит по-настоящему, пока есть что жечь. <strong>Имоджен Хартклифф</strong> — Мими без сладости, с прямой спиной. Спектакль прощается с лондонской сценой: это последние показы.',
    ],
    en: [
      'A candle blown out, a lost key, a cold hand in the dark. No one has explained better than Puccini what it is to be young, poor and certain that it will always be so.',
      'Rosalind Tregarth stages her first opera, and stages it as a play: four friends share one room, one coat and one joke between them. The stove on stage really burns, as long as there is something to burn. <strong>Imogen Hartcliffe</strong> is a Mimì without sugar, with a straight back. The production is leaving London: these are the last performances.',
    ],
    de: [
      'Eine erloschene Kerze, ein verlorener Schlüssel, eine kalte Hand im Dunkeln. Niemand hat besser erklärt als Puccini, was es heißt, jung zu sein, arm und überzeugt, dass es immer so bleibt.',
      'Rosalind Tregarth inszeniert ihre erste Oper, und zwar wie ein Schauspiel: Vier Freunde teilen sich ein Zimmer, einen Mantel und einen Witz. Der Ofen brennt wirklich, solange es etwas zu verbrennen gibt. <strong>Imogen Hartcliffe</strong> ist eine Mimì ohne Zucker, mit geradem Rücken. Die Inszenierung verlässt London: Dies sind die letzten Vorstellungen.',
    ],
    fr: [
      'Une chandelle soufflée, une clé perdue, une main froide dans le noir. Personne n’a mieux dit que Puccini ce que c’est d’être jeune, pauvre et sûr que cela durera toujours.',
      'Rosalind Tregarth monte son premier opéra, et le monte comme une pièce : quatre amis se partagent une chambre, un manteau et une plaisanterie. Le poêle brûle pour de bon, tant qu’il y a de quoi brûler. <strong>Imogen Hartcliffe</strong> est une Mimì sans sucre, le dos droit. Le spectacle quitte Londres : ce sont les dernières représentations.',
    ],
    es: [
      'Una vela apagada, una llave perdida, una mano fría en la oscuridad. Nadie ha explicado mejor que Puccini qué es ser joven, pobre y estar seguro de que siempre será así.',
      'Rosalind Tregarth dirige su primera ópera y la monta como una obra de teatro: cuatro amigos comparten un cuarto, un abrigo y un chiste. La estufa arde de verdad mientras haya qué quemar. <strong>Imogen Hartcliffe</strong> es una Mimì sin azúcar, con la espalda recta. El montaje se despide de Londres: estas son las últimas funciones.',
    ],
  },
  facts: [sungIn('it', 'en'), oneInterval],
  ageLimit: 12,
  minutes: 140,
  labels: ['last_shows'],
  cast: [
    { person: 'imogen-hartcliffe', role: latinAlike('Мими', 'Mimì') },
    { person: 'rosalind-tregarth', role: director },
  ],
  poster: { system: 'paper-cut', palette: 'frost', motif: 'candle' },
  runs: [
    {
      hall: 'playhouse-ldn-main',
      from: 6,
      days: 3,
      on: ['wed', 'fri', 'sat'],
      times: ['19:30'],
      marks: { 2: 'sold-out' },
    },
  ],
  topPrice: 110,
};
