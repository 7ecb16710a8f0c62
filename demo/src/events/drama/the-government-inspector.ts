import type { DemoEvent } from '../demo-event.ts';
import { oneInterval, playedIn } from '../facts.ts';

export const theGovernmentInspector: DemoEvent = {
  id: 'the-government-inspector',
  category: 'drama',
  title: {
    ru: 'Ревизор',
    en: 'The Government Inspector',
    de: 'Der Revisor',
    fr: 'Le Revizor',
    es: 'El inspector',
  },
  subtitle: {
    ru: 'Комедия Николая Гоголя в пяти действиях',
    en: 'Nikolai Gogol’s comedy in five acts',
    de: 'Komödie in fünf Akten von Nikolai Gogol',
    fr: 'Comédie en cinq actes de Nikolaï Gogol',
    es: 'Comedia en cinco actos de Nikolái Gógol',
  },
  story: {
    ru: [
      'К нам едет ревизор! В этом спектакле ревизор может сидеть рядом с вами: перед началом билетёр выбирает зрителя, шепчет ему что-то, и весь вечер городничий косится в его сторону.',
      '<strong>Прохор Невельский</strong> играет городничего двадцать лет и говорит, что с каждым годом роль становится смешнее без всяких усилий с его стороны. Студийный зал превращён в присутственное место со шкафами до потолка; в шкафах живут чиновники. Немая сцена длится полторы минуты по часам, и никто не решается кашлянуть.',
    ],
    en: [
      'An inspector is coming! In this production he may be sitting next to you: before the start an usher picks out a spectator, whispers something, and all evening the Mayor keeps glancing that way.',
      '<strong>Prokhor Nevelsky</strong> has played the Mayor for twenty years and says the part gets funnier every season through no effort of his own. The studio has become a government office with cupboards up to the ceiling, and in the cupboards live the officials. The dumb scene lasts ninety seconds by the clock, and nobody dares to cough.',
    ],
    de: [
      'Ein Revisor kommt! In dieser Inszenierung sitzt er womöglich neben Ihnen: Vor Beginn flüstert die Platzanweiserin jemandem etwas zu, und den ganzen Abend schielt der Stadthauptmann in diese Richtung.',
      '<strong>Prochor Newelski</strong> spielt den Stadthauptmann seit zwanzig Jahren; die Rolle, sagt er, werde ohne sein Zutun jedes Jahr komischer. Das Studio ist eine Amtsstube mit Schränken bis zur Decke, und in den Schränken wohnen die Beamten. Die stumme Szene dauert nach der Uhr anderthalb Minuten, und niemand wagt zu husten.',
    ],
    fr: [
      'Un inspecteur arrive ! Dans ce spectacle, il est peut-être assis à côté de vous : avant le début, l’ouvreuse choisit un spectateur, lui glisse un mot, et de toute la soirée le Gouverneur lorgne de son côté.',
      '<strong>Prokhor Nevelski</strong> joue le Gouverneur depuis vingt ans ; le rôle, dit-il, devient chaque année plus drôle sans qu’il y soit pour rien. Le studio est une administration aux armoires hautes jusqu’au plafond, et dans les armoires logent les fonctionnaires. La scène muette dure une minute et demie, montre en main ; nul n’ose tousser.',
    ],
    es: [
      '¡Viene un inspector! En este montaje puede estar sentado a su lado: antes de empezar, el acomodador elige a un espectador, le susurra algo y toda la noche el alcalde lo mira de reojo.',
      '<strong>Prójor Nevelski</strong> lleva veinte años haciendo de alcalde y dice que el papel tiene cada año más gracia sin esfuerzo suyo. La sala es una oficina con armarios hasta el techo, y en los armarios viven los funcionarios. La escena muda dura minuto y medio de reloj, y nadie se atreve a toser.',
    ],
  },
  facts: [playedIn('ru', 'en'), oneInterval],
  ageLimit: 12,
  minutes: 150,
  labels: [],
  cast: [
    {
      person: 'prokhor-nevelsky',
      role: {
        ru: 'Городничий',
        en: 'The Mayor',
        de: 'Der Stadthauptmann',
        fr: 'Le Gouverneur',
        es: 'El alcalde',
      },
    },
    {
      person: 'aglaya-krutoyarova',
      role: {
        ru: 'Анна Андреевна',
        en: 'Anna Andreyevna',
        de: 'Anna Andrejewna',
        fr: 'Anna Andreïevna',
        es: 'Anna Andréievna',
      },
    },
  ],
  poster: { system: 'halftone', palette: 'ochre', motif: 'nose' },
  runs: [
    { hall: 'novaya-spb-studio', from: 7, days: 2, on: ['thu', 'sat'], times: ['19:00'] },
    { hall: 'novaya-spb-studio', from: 66, days: 1, on: ['thu', 'sat'], times: ['19:00'] },
  ],
  topPrice: 3200,
};
