import { vocals } from '../credits.ts';
import type { DemoEvent } from '../demo-event.ts';
import { oneInterval, tablesServed } from '../facts.ts';

export const theBlueHour: DemoEvent = {
  id: 'the-blue-hour',
  category: 'jazz',
  title: {
    ru: 'Синий час',
    en: 'The Blue Hour',
    de: 'Die blaue Stunde',
    fr: 'L’Heure bleue',
    es: 'La hora azul',
  },
  subtitle: {
    ru: 'Жозефина Валькур поёт старые блюзы и новые баллады',
    en: 'Joséphine Valcourt sings old blues and new ballads',
    de: 'Joséphine Valcourt singt alte Blues und neue Balladen',
    fr: 'Joséphine Valcourt chante de vieux blues et de nouvelles ballades',
    es: 'Joséphine Valcourt canta viejos blues y nuevas baladas',
  },
  story: {
    ru: [
      'Есть час, когда день уже кончился, а вечер ещё не начался, и люди говорят правду. <strong>Жозефина Валькур</strong> поёт только в этот час и только о соседях: о вдове с третьего этажа, о настройщике, о мальчике, который учит одну и ту же гамму.',
      'Погребок низкий, столики маленькие, трио сидит так близко, что пианисту можно перевернуть страницу. Первое отделение — блюзы двадцатых годов, второе — собственные песни. Кофе во время концерта не варят: таков договор. Вино наливают тихо.',
    ],
    en: [
      'There is an hour when the day is over and the evening not begun, and people tell the truth. <strong>Joséphine Valcourt</strong> sings in that hour only, and only about her neighbours: the widow on the third floor, the piano tuner, the boy who practises one and the same scale.',
      'The cellar is low, the tables small, the trio so near that you could turn the pianist’s page. The first set is blues of the twenties, the second her own songs. No coffee is made during the show; that is the agreement. Wine is poured quietly.',
    ],
    de: [
      'Es gibt eine Stunde, da ist der Tag vorbei, der Abend hat noch nicht begonnen, und die Leute sagen die Wahrheit. <strong>Joséphine Valcourt</strong> singt nur in dieser Stunde und nur über ihre Nachbarn: die Witwe im dritten Stock, den Klavierstimmer, den Jungen mit der immer gleichen Tonleiter.',
      'Der Keller ist niedrig, die Tische sind klein, das Trio sitzt so nah, dass man dem Pianisten umblättern könnte. Erst Blues der Zwanzigerjahre, dann eigene Lieder. Kaffee wird währenddessen nicht gekocht, so ist es abgemacht. Wein wird leise eingeschenkt.',
    ],
    fr: [
      'Il est une heure où le jour est fini, le soir pas commencé, et où les gens disent la vérité. <strong>Joséphine Valcourt</strong> ne chante qu’à cette heure-là, et que sur ses voisins : la veuve du troisième, l’accordeur, le garçon qui répète toujours la même gamme.',
      'La cave est basse, les tables petites, le trio si proche que vous pourriez tourner la page du pianiste. D’abord des blues des années vingt, puis ses propres chansons. On ne fait pas de café pendant le concert : c’est convenu. Le vin se verse sans bruit.',
    ],
    es: [
      'Hay una hora en que el día ya acabó y la noche aún no empieza, y la gente dice la verdad. <strong>Joséphine Valcourt</strong> canta solo a esa hora y solo sobre sus vecinos: la viuda del tercero, el afinador, el niño que repite siempre la misma escala.',
      'La cueva es baja, las mesas pequeñas y el trío está tan cerca que podría usted pasarle la página al pianista. Primero, blues de los años veinte; después, canciones propias. Durante el concierto no se hace café: así está pactado. El vino se sirve sin ruido.',
    ],
  },
  facts: [tablesServed, oneInterval],
  ageLimit: 12,
  minutes: 110,
  labels: ['star_cast'],
  cast: [{ person: 'josephine-valcourt', role: vocals }],
  poster: { system: 'halftone', palette: 'dusk', motif: 'microphone' },
  runs: [
    {
      hall: 'cave-par-main',
      from: 5,
      days: 2,
      on: ['thu', 'fri'],
      times: ['20:30'],
      marks: { 1: 'sold-out' },
    },
    {
      hall: 'cave-par-main',
      from: 61,
      days: 1,
      on: ['thu', 'fri'],
      times: ['20:30'],
    },
  ],
  topPrice: 45,
};
