import { captain } from '../credits.ts';
import type { DemoEvent } from '../demo-event.ts';
import { bagRules } from '../facts.ts';

export const cometsAgainstWolves: DemoEvent = {
  id: 'comets-against-wolves',
  category: 'basketball',
  title: {
    ru: '«Кометы» — «Северные волки»',
    en: 'Comets v Northern Wolves',
    de: 'Kometen gegen Nordwölfe',
    fr: 'Comètes – Loups du Nord',
    es: 'Cometas – Lobos del Norte',
  },
  subtitle: {
    ru: 'Баскетбол, полуфинал Кубка арен',
    en: 'Basketball, semi-final of the Arena Cup',
    de: 'Basketball, Halbfinale des Arena-Pokals',
    fr: 'Basket-ball, demi-finale de la Coupe des arénas',
    es: 'Baloncesto, semifinal de la Copa de Pabellones',
  },
  story: {
    ru: [
      'Два матча на своей площадке, и оба решающие. В прошлом сезоне «Волки» выбили «Комет» броском через всю площадку за четыре десятых секунды; этот мяч до сих пор висит в раздевалке хозяев, под стеклом.',
      'Разыгрывающий <strong>Данила Верстов</strong> отдаёт по одиннадцать передач за игру и обещает двенадцать. В перерыве — броски с центра для зрителей, двери откроются за полтора часа, разминку можно смотреть от площадки. Детям до шести лет наушники выдают бесплатно: болеют здесь громко.',
    ],
    en: [
      'Two games at home, and both decide. Last season the Wolves knocked the Comets out with a shot from their own half with four tenths of a second left; that ball still hangs in the home dressing room, under glass.',
      'Point guard <strong>Danila Verstov</strong> averages eleven assists and promises twelve. At half-time spectators try from the centre line; doors open ninety minutes early, and you may watch the warm-up from courtside. Children under six get free ear defenders: this crowd is loud.',
    ],
    de: [
      'Zwei Heimspiele, und beide sind entscheidend. In der vorigen Saison warfen die Wölfe die Kometen vier Zehntelsekunden vor Schluss aus der eigenen Hälfte hinaus; der Ball hängt noch immer in der Heimkabine, unter Glas.',
      'Spielmacher <strong>Danila Werstow</strong> gibt im Schnitt elf Vorlagen und verspricht zwölf. In der Halbzeit darf das Publikum von der Mittellinie werfen; Einlass ist neunzig Minuten vorher, das Aufwärmen sehen Sie vom Spielfeldrand. Kinder unter sechs bekommen Gehörschützer gratis: Hier wird laut angefeuert.',
    ],
    fr: [
      'Deux matchs à domicile, décisifs tous les deux. La saison passée, les Loups ont éliminé les Comètes d’un tir de leur propre camp à quatre dixièmes de la fin ; ce ballon est toujours dans le vestiaire local, sous verre.',
      'Le meneur <strong>Danila Verstov</strong> donne onze passes décisives par match et en promet douze. À la mi-temps, le public tire du milieu du terrain ; les portes ouvrent une heure et demie avant, et l’échauffement se regarde au bord du parquet. Casques gratuits pour les moins de six ans : ici, on encourage fort.',
    ],
    es: [
      'Dos partidos en casa, y los dos decisivos. La temporada pasada los Lobos eliminaron a los Cometas con un tiro desde su campo a cuatro décimas del final; aquel balón sigue en el vestuario local, bajo cristal.',
      'El base <strong>Danila Vérstov</strong> da once asistencias por partido y promete doce. En el descanso el público tira desde el centro; las puertas abren noventa minutos antes y el calentamiento se ve a pie de pista. Para menores de seis años hay cascos gratuitos: aquí se anima fuerte.',
    ],
  },
  facts: [
    {
      ru: 'Четыре четверти по 10 минут, перерыв 15 минут',
      en: 'Four quarters of 10 minutes, half-time of 15',
      de: 'Viermal 10 Minuten, Halbzeitpause 15 Minuten',
      fr: 'Quatre quart-temps de 10 minutes, mi-temps de 15 minutes',
      es: 'Cuatro cuartos de 10 minutos, descanso de 15 minutos',
    },
    bagRules,
  ],
  ageLimit: 6,
  minutes: 120,
  labels: [],
  cast: [{ person: 'danila-verstov', role: captain }],
  poster: { system: 'halftone', palette: 'ember', motif: 'basket-hoop' },
  runs: [{ hall: 'arena-msk-main', from: 14, days: 2, on: ['fri', 'sun'], times: ['18:00'] }],
  topPrice: 4500,
  closedZones: ['standing'],
};
