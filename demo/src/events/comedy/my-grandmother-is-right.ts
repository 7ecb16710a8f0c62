import { onStage } from '../credits.ts';
import type { DemoEvent } from '../demo-event.ts';
import { noInterval, playedIn, tablesServed } from '../facts.ts';

export const myGrandmotherIsRight: DemoEvent = {
  id: 'my-grandmother-is-right',
  category: 'stand-up',
  title: {
    ru: 'Бабушка права',
    en: 'My Grandmother Is Right',
    de: 'Meine Großmutter hat recht',
    fr: 'Ma grand-mère a raison',
    es: 'Mi abuela tiene razón',
  },
  subtitle: {
    ru: 'Пако Алькорнокаль — с её письменного разрешения',
    en: 'Paco Alcornocal, with her written permission',
    de: 'Paco Alcornocal, mit ihrer schriftlichen Erlaubnis',
    fr: 'Paco Alcornocal, avec son autorisation écrite',
    es: 'Paco Alcornocal, con su permiso por escrito',
  },
  story: {
    ru: [
      'Ей девяносто один, она не выходит из дома и знает всё: кто разведётся, где будет дождь, почему вы до сих пор одни. <strong>Пако Алькорнокаль</strong> пять лет записывал её приговоры и проверял. Она ошиблась один раз, и то, как выяснилось, нет.',
      'Вечер похож на семейный обед, где говорят все сразу: байки из бара, гороскоп по форме кровяной колбасы, телефонный звонок бабушке в прямом эфире. Она отвечает не всегда, но если ответит, к телефону позовут вас.',
    ],
    en: [
      'She is ninety-one, never leaves the house and knows everything: who will divorce, where it will rain, why you are still on your own. <strong>Paco Alcornocal</strong> noted down her verdicts for five years and checked them. She was wrong once, and then it turned out she wasn’t.',
      'The evening is like a family lunch with everyone talking: tales from the bar, horoscopes from the shape of a black pudding, and a live phone call to Grandmother. She does not always pick up. If she does, you may be asked to the phone.',
    ],
    de: [
      'Sie ist einundneunzig, geht nicht mehr aus dem Haus und weiß alles: wer sich scheiden lässt, wo es regnet, warum Sie noch immer allein sind. <strong>Paco Alcornocal</strong> hat ihre Urteile fünf Jahre notiert und überprüft. Einmal irrte sie sich, und dann doch nicht.',
      'Der Abend ist wie ein Familienessen, bei dem alle durcheinanderreden: Geschichten aus der Bar, Horoskope aus der Form einer Blutwurst und ein Live-Anruf bei der Großmutter. Sie geht nicht immer ran. Falls doch, werden vielleicht Sie ans Telefon gebeten.',
    ],
    fr: [
      'Elle a quatre-vingt-onze ans, ne sort plus et sait tout : qui divorcera, où il pleuvra, pourquoi vous n’avez encore trouvé personne. <strong>Paco Alcornocal</strong> a noté ses verdicts pendant cinq ans et vérifié. Elle s’est trompée une fois ; et encore, finalement non.',
      'La soirée tient du repas de famille où tout le monde parle à la fois : histoires de bar, horoscope selon la forme d’un boudin, coup de fil en direct à la grand-mère. Elle ne décroche pas toujours. Si elle décroche, c’est peut-être vous qu’on appellera au téléphone.',
    ],
    es: [
      'Tiene noventa y un años, no sale de casa y lo sabe todo: quién se va a divorciar, dónde lloverá, por qué sigue usted sin pareja. <strong>Paco Alcornocal</strong> apuntó sus sentencias durante cinco años y las comprobó. Falló una vez, y luego resultó que no.',
      'La noche es como una comida familiar en la que todos hablan a la vez: historias del bar, horóscopos según la forma de una morcilla y una llamada en directo a la abuela. No siempre contesta. Si contesta, quizá le pidan a usted que se ponga.',
    ],
  },
  facts: [playedIn('es'), noInterval, tablesServed],
  ageLimit: 12,
  minutes: 85,
  labels: [],
  cast: [{ person: 'paco-alcornocal', role: onStage }],
  poster: { system: 'halftone', palette: 'ochre', motif: 'chair' },
  runs: [
    {
      hall: 'cueva-mad-main',
      from: 7,
      days: 3,
      on: ['thu', 'fri'],
      times: ['21:00'],
      marks: { 2: 'cancelled' },
    },
  ],
  topPrice: 24,
};
