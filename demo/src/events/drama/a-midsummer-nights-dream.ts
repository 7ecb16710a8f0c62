import { latinAlike } from '../../text.ts';
import type { DemoEvent } from '../demo-event.ts';
import { oneInterval, playedIn } from '../facts.ts';

export const aMidsummerNightsDream: DemoEvent = {
  id: 'a-midsummer-nights-dream',
  category: 'drama',
  title: {
    ru: 'Сон в летнюю ночь',
    en: 'A Midsummer Night’s Dream',
    de: 'Ein Sommernachtstraum',
    fr: 'Le Songe d’une nuit d’été',
    es: 'El sueño de una noche de verano',
  },
  subtitle: {
    ru: 'Комедия Уильяма Шекспира с ослом и оркестром',
    en: 'William Shakespeare’s comedy, with donkey and band',
    de: 'Komödie von William Shakespeare mit Esel und Kapelle',
    fr: 'Comédie de William Shakespeare, avec âne et fanfare',
    es: 'Comedia de William Shakespeare con asno y banda',
  },
  story: {
    ru: [
      'Четверо влюблённых сбегают в лес, шестеро ремесленников репетируют там же самую плохую пьесу на свете, а эльфы всё перепутали. Утром никто ничего не помнит, кроме одного человека с ослиными ушами.',
      'Лес в этом спектакле построен из стульев — ровно трёхсот сорока, и взбираются на них все. <strong>Ада Уинтерборн</strong> играет Титанию, <strong>Эдмунд Тэкрей</strong> — ткача Основу, которому впервые в жизни так хорошо. Весело, быстро, с духовым оркестром. Берите детей, которые ещё не решили, что Шекспир — это скучно.',
    ],
    en: [
      'Four lovers run off to a wood, six workmen rehearse the worst play in the world in the same wood, and the fairies get everything wrong. In the morning nobody remembers a thing, except one man with the ears of an ass.',
      'This forest is made of chairs, exactly three hundred and forty of them, and everybody climbs. <strong>Ada Winterbourne</strong> is Titania; <strong>Edmund Thackray</strong> is Bottom the weaver, happier than he has ever been. It is quick, merry and has a brass band. Bring children who have not yet decided that Shakespeare is dull.',
    ],
    de: [
      'Vier Verliebte laufen in den Wald, sechs Handwerker proben dort das schlechteste Stück der Welt, und die Elfen bringen alles durcheinander. Am Morgen weiß keiner mehr etwas, außer einem Mann mit Eselsohren.',
      'Der Wald besteht aus Stühlen, genau dreihundertvierzig, und alle klettern darauf herum. <strong>Ada Winterbourne</strong> spielt Titania, <strong>Edmund Thackray</strong> den Weber Zettel, dem es noch nie so gut ging. Schnell, fröhlich und mit Blaskapelle. Bringen Sie Kinder mit, die noch nicht beschlossen haben, dass Shakespeare langweilig ist.',
    ],
    fr: [
      'Quatre amoureux s’enfuient dans les bois, six artisans y répètent la plus mauvaise pièce du monde, et les fées ont tout mélangé. Au matin, personne ne se souvient de rien, sauf un homme aux oreilles d’âne.',
      'La forêt est faite de chaises, trois cent quarante exactement, et chacun y grimpe. <strong>Ada Winterbourne</strong> est Titania, <strong>Edmund Thackray</strong> Bottom le tisserand, plus heureux qu’il ne l’a jamais été. C’est vif, gai, avec une fanfare. Venez avec des enfants qui n’ont pas encore décidé que Shakespeare est ennuyeux.',
    ],
    es: [
      'Cuatro enamorados huyen al bosque, seis artesanos ensayan allí la peor obra del mundo y las hadas lo confunden todo. Por la mañana nadie recuerda nada, salvo un hombre con orejas de asno.',
      'El bosque está hecho de sillas, trescientas cuarenta exactamente, y todos se suben a ellas. <strong>Ada Winterbourne</strong> es Titania; <strong>Edmund Thackray</strong>, Bottom el tejedor, más feliz que nunca. Rápida, alegre y con banda de metales. Traiga a niños que aún no hayan decidido que Shakespeare es aburrido.',
    ],
  },
  facts: [playedIn('en', 'en'), oneInterval],
  ageLimit: 6,
  minutes: 150,
  labels: ['family'],
  cast: [
    {
      person: 'ada-winterbourne',
      role: latinAlike('Титания', 'Titania'),
    },
    {
      person: 'edmund-thackray',
      role: { ru: 'Основа', en: 'Bottom', de: 'Zettel', fr: 'Bottom', es: 'Bottom' },
    },
  ],
  poster: { system: 'paper-cut', palette: 'forest', motif: 'donkey' },
  runs: [{ hall: 'playhouse-ldn-main', from: 63, days: 2, on: ['sat', 'sun'], times: ['14:30', '19:30'] }],
  topPrice: 72,
};
