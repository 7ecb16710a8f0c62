import { electronics } from '../credits.ts';
import type { DemoEvent } from '../demo-event.ts';
import { hazeAndStrobe, loudMusic } from '../facts.ts';

export const tildaNebelNullpunkt: DemoEvent = {
  id: 'tilda-nebel-nullpunkt',
  category: 'electronic',
  title: {
    ru: 'Тильда Небель: Нулевая точка',
    en: 'Tilda Nebel: Nullpunkt',
    de: 'Tilda Nebel: Nullpunkt',
    fr: 'Tilda Nebel : Nullpunkt',
    es: 'Tilda Nebel: Nullpunkt',
  },
  subtitle: {
    ru: 'Четыре часа из звуков Берлина',
    en: 'Four hours made of the sounds of Berlin',
    de: 'Vier Stunden aus den Geräuschen Berlins',
    fr: 'Quatre heures faites des bruits de Berlin',
    es: 'Cuatro horas hechas con los sonidos de Berlín',
  },
  story: {
    ru: [
      'В одиннадцать вечера почти тишина: лифт, чьи-то ключи, снег под колёсами. К полуночи это уже ритм, к двум — площадь, полная людей. <strong>Тильда Небель</strong> собирает свой сет из записей города, сделанных в тот же день, поэтому второго такого не будет.',
      'Она много лет настраивала слуховые аппараты и строит звук так, чтобы он не ранил: низко, тепло, объёмно. На балконе поставили кресла для тех, кто пришёл слушать, танцпол — для остальных. Последние двадцать минут снова тихие: чтобы вы вышли на улицу и услышали её.',
    ],
    en: [
      'At eleven there is almost silence: a lift, someone’s keys, snow under wheels. By midnight it has become a beat, by two a square full of people. <strong>Tilda Nebel</strong> builds the set from recordings made in the city that same day, so there will never be another like it.',
      'She fitted hearing aids for years and shapes the sound so that it does not hurt: low, warm, all round you. The balcony has armchairs for those who came to listen, the floor is for the rest. The last twenty minutes are quiet again, so that you step into the street and hear it.',
    ],
    de: [
      'Um elf herrscht fast Stille: ein Aufzug, jemandes Schlüssel, Schnee unter Reifen. Um Mitternacht ist es ein Takt, um zwei ein Platz voller Menschen. <strong>Tilda Nebel</strong> baut ihr Set aus Aufnahmen vom selben Tag, deshalb gibt es kein zweites davon.',
      'Jahrelang hat sie Hörgeräte angepasst und formt den Klang so, dass er nicht wehtut: tief, warm, rundherum. Auf dem Balkon stehen Sessel für alle, die zuhören wollen, die Tanzfläche ist für den Rest. Die letzten zwanzig Minuten sind wieder leise, damit Sie auf die Straße treten und sie hören.',
    ],
    fr: [
      'À onze heures, presque le silence : un ascenseur, des clés, de la neige sous des roues. À minuit, c’est un rythme ; à deux heures, une place pleine de monde. <strong>Tilda Nebel</strong> bâtit son set avec des sons captés en ville le jour même : il n’y en aura pas deux pareils.',
      'Longtemps audioprothésiste, elle façonne un son qui ne blesse pas : grave, chaud, tout autour de vous. Au balcon, des fauteuils pour ceux qui viennent écouter ; la piste est pour les autres. Les vingt dernières minutes redeviennent calmes, pour que, dehors, vous entendiez la rue.',
    ],
    es: [
      'A las once, casi silencio: un ascensor, unas llaves, nieve bajo las ruedas. A medianoche ya es un ritmo; a las dos, una plaza llena de gente. <strong>Tilda Nebel</strong> construye la sesión con grabaciones de la ciudad hechas ese mismo día, así que no habrá otra igual.',
      'Durante años ajustó audífonos y modela un sonido que no hiere: grave, cálido, envolvente. Arriba hay butacas para quien viene a escuchar; la pista es para los demás. Los últimos veinte minutos vuelven a ser tranquilos, para que al salir oiga usted la calle.',
    ],
  },
  facts: [loudMusic, hazeAndStrobe],
  ageLimit: 18,
  minutes: 240,
  labels: [],
  cast: [{ person: 'tilda-nebel', role: electronics }],
  poster: { system: 'type-only', palette: 'neon', motif: 'windows' },
  runs: [
    { hall: 'keller-ber-main', from: 8, days: 1, on: ['fri', 'sat'], times: ['23:00'] },
    { hall: 'keller-ber-main', from: 65, days: 1, on: ['fri', 'sat'], times: ['23:00'] },
  ],
  topPrice: 34,
};
