import { director } from '../credits.ts';
import type { DemoEvent } from '../demo-event.ts';
import { noInterval, playedIn } from '../facts.ts';

export const theLastTram: DemoEvent = {
  id: 'the-last-tram',
  category: 'drama',
  title: {
    ru: 'Последний трамвай',
    en: 'The Last Tram',
    de: 'Die letzte Straßenbahn',
    fr: 'Le Dernier Tramway',
    es: 'El último tranvía',
  },
  subtitle: {
    ru: 'Новая пьеса для пятерых пассажиров и одного вожатого',
    en: 'A new play for five passengers and a driver',
    de: 'Ein neues Stück für fünf Fahrgäste und eine Fahrerin',
    fr: 'Une pièce nouvelle pour cinq passagers et un conducteur',
    es: 'Una obra nueva para cinco pasajeros y un conductor',
  },
  story: {
    ru: [
      'Без четверти час, трамвай застрял на мосту, и до депо три остановки. Пятеро незнакомых людей и вожатый, который впервые за тридцать лет решил сказать в микрофон не название остановки, а правду.',
      'Пьеса выросла из записок настоящей трамвайной бригады: авторы полгода катались последним рейсом и записывали разговоры. Зрители сидят внутри вагона, собранного на сцене «чёрного ящика». <strong>Таисия Вяземцева</strong> едет с вами и всякий раз выходит на другой остановке — финалов у спектакля три.',
    ],
    en: [
      'A quarter to one, a tram stuck on a bridge, three stops from the depot. Five strangers and a driver who, for the first time in thirty years, decides to say into the microphone not the name of the stop but the truth.',
      'The play grew out of the notes of a real tram crew: its makers rode the last service for half a year and wrote down what they heard. The audience sits inside a car built in the black box. <strong>Taisia Vyazemtseva</strong> rides with you and gets off at a different stop each time; there are three endings.',
    ],
    de: [
      'Viertel vor eins, eine Straßenbahn steht auf der Brücke, drei Haltestellen vor dem Depot. Fünf Fremde und eine Fahrerin, die zum ersten Mal in dreißig Jahren statt der Haltestelle die Wahrheit durchsagt.',
      'Das Stück entstand aus den Notizen einer echten Tramschicht: Ein halbes Jahr fuhren die Autoren mit der letzten Bahn und schrieben mit. Das Publikum sitzt in einem Wagen, der in die Black Box gebaut wurde. <strong>Taissija Wjasemzewa</strong> fährt mit Ihnen und steigt jedes Mal woanders aus; es gibt drei Schlüsse.',
    ],
    fr: [
      'Une heure moins le quart, un tramway bloqué sur un pont, à trois arrêts du dépôt. Cinq inconnus et un conducteur qui, pour la première fois en trente ans, dit au micro non pas l’arrêt, mais la vérité.',
      'La pièce est née des carnets d’une vraie équipe de tramway : pendant six mois, ses auteurs ont pris le dernier service et noté les conversations. Le public est assis dans une voiture montée au cœur de la boîte noire. <strong>Taïssia Viazemtseva</strong> voyage avec vous et descend chaque soir ailleurs : il y a trois fins.',
    ],
    es: [
      'La una menos cuarto, un tranvía parado en un puente, a tres paradas de las cocheras. Cinco desconocidos y un conductor que, por primera vez en treinta años, decide decir por el micrófono no la parada, sino la verdad.',
      'La obra nació de las notas de una cuadrilla real: durante medio año los autores viajaron en el último servicio y apuntaron conversaciones. El público se sienta dentro de un vagón montado en la caja negra. <strong>Taísia Viázemtseva</strong> viaja con usted y cada noche se baja en otra parada: hay tres finales.',
    ],
  },
  facts: [playedIn('ru'), noInterval],
  ageLimit: 16,
  minutes: 95,
  labels: [],
  cast: [
    {
      person: 'taisia-vyazemtseva',
      role: {
        ru: 'Студентка',
        en: 'The student',
        de: 'Die Studentin',
        fr: 'L’étudiante',
        es: 'La estudiante',
      },
    },
    {
      person: 'gleb-starozhilov',
      role: {
        ru: 'Пассажир с ключом',
        en: 'Passenger with a key',
        de: 'Fahrgast mit Schlüssel',
        fr: 'Le passager à la clé',
        es: 'El pasajero de la llave',
      },
    },
    { person: 'savva-lopukhov', role: director },
  ],
  poster: { system: 'halftone', palette: 'neon', motif: 'tram' },
  runs: [
    { hall: 'fabrika-msk-black-box', from: -6, days: 1, on: ['thu', 'fri', 'sat'], times: ['20:00'] },
    { hall: 'fabrika-msk-black-box', from: 36, days: 3, on: ['thu', 'fri', 'sat'], times: ['20:00'] },
  ],
  topPrice: 2400,
};
