import { electronics } from '../credits.ts';
import type { DemoEvent } from '../demo-event.ts';
import { hazeAndStrobe, oneInterval } from '../facts.ts';

export const polarNight: DemoEvent = {
  id: 'polar-night',
  category: 'electronic',
  title: {
    ru: 'Полярная ночь',
    en: 'Polar Night',
    de: 'Polarnacht',
    fr: 'Nuit polaire',
    es: 'Noche polar',
  },
  subtitle: {
    ru: 'Герман Студенцов: живая электроника и сорок часов ветра',
    en: 'German Studentsov: live electronics and forty hours of wind',
    de: 'German Studenzow: Live-Elektronik und vierzig Stunden Wind',
    fr: 'Guerman Stoudentsov : électronique en direct et quarante heures de vent',
    es: 'Guerman Studentsov: electrónica en directo y cuarenta horas de viento',
  },
  story: {
    ru: [
      'Сто двадцать семь дней без солнца, радиосвязь по вторникам и ветер, который никогда не повторяется. <strong>Герман Студенцов</strong> зимовал на полярной станции метеорологом и вернулся музыкантом.',
      'Он играет на самодельных синтезаторах, соединённых с датчиками на крыше клуба: давление, влажность и порывы ветра прямо сейчас решают, каким будет припев. В ясную погоду выходит почти поп-музыка, в метель — нечто, под что хочется держаться за руки. В антракте автор разливает чай из термоса, кружки выдают при входе.',
    ],
    en: [
      'A hundred and twenty-seven days without sun, radio contact on Tuesdays, and a wind that never repeats itself. <strong>German Studentsov</strong> wintered at a polar station as a meteorologist and came back a musician.',
      'He plays home-made synthesizers wired to sensors on the roof: pressure, humidity and gusts decide there and then what the chorus will be. In clear weather it is almost pop; in a blizzard it is something to hold hands to. In the interval he pours tea from a flask; mugs are handed out at the door.',
    ],
    de: [
      'Hundertsiebenundzwanzig Tage ohne Sonne, dienstags Funkkontakt und ein Wind, der sich nie wiederholt. <strong>German Studenzow</strong> überwinterte als Meteorologe auf einer Polarstation und kehrte als Musiker zurück.',
      'Er spielt auf selbst gebauten Synthesizern, verbunden mit Sensoren auf dem Dach: Luftdruck, Feuchte und Böen entscheiden im Augenblick, wie der Refrain klingt. Bei klarem Wetter wird es beinahe Pop, bei Schneesturm etwas, wobei man sich gern an der Hand hält. In der Pause schenkt er Tee aus; Becher gibt es am Eingang.',
    ],
    fr: [
      'Cent vingt-sept jours sans soleil, une liaison radio le mardi et un vent qui ne se répète jamais. <strong>Guerman Stoudentsov</strong> a hiverné en station polaire comme météorologue et en est revenu musicien.',
      'Il joue de synthétiseurs maison reliés à des capteurs sur le toit : pression, humidité et rafales décident sur l’instant du refrain. Par temps clair, c’est presque de la pop ; par blizzard, quelque chose qui donne envie de se tenir la main. À l’entracte, il sert le thé de son thermos ; les tasses sont remises à l’entrée.',
    ],
    es: [
      'Ciento veintisiete días sin sol, radio los martes y un viento que nunca se repite. <strong>Guerman Studentsov</strong> invernó en una estación polar como meteorólogo y volvió hecho músico.',
      'Toca sintetizadores caseros conectados a sensores en la azotea: la presión, la humedad y las ráfagas deciden al momento cómo será el estribillo. Con buen tiempo sale casi pop; con ventisca, algo que invita a darse la mano. En el descanso sirve té de su termo; las tazas se entregan en la entrada.',
    ],
  },
  facts: [oneInterval, hazeAndStrobe],
  ageLimit: 16,
  minutes: 120,
  labels: [],
  cast: [{ person: 'german-studentsov', role: electronics }],
  poster: { system: 'stage-light', palette: 'ice', motif: 'star' },
  runs: [{ hall: 'podval-spb-main', from: 101, days: 2, on: ['fri', 'sat'], times: ['20:00'] }],
  topPrice: 2600,
};
