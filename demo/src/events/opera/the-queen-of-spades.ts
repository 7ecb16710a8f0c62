import { conductor, designer } from '../credits.ts';
import type { DemoEvent } from '../demo-event.ts';
import { introductionBefore, sungIn, twoIntervals } from '../facts.ts';
import { lateWeek } from '../run.ts';

export const theQueenOfSpades: DemoEvent = {
  id: 'the-queen-of-spades',
  category: 'opera',
  title: {
    ru: 'Пиковая дама',
    en: 'The Queen of Spades',
    de: 'Pique Dame',
    fr: 'La Dame de pique',
    es: 'La dama de picas',
  },
  subtitle: {
    ru: 'Опера Петра Чайковского в трёх действиях',
    en: 'Opera in three acts by Pyotr Tchaikovsky',
    de: 'Oper in drei Akten von Pjotr Tschaikowski',
    fr: 'Opéra en trois actes de Piotr Tchaïkovski',
    es: 'Ópera en tres actos de Piotr Chaikovski',
  },
  story: {
    ru: [
      'Три карты, одна старуха и город, где с человеком может случиться всё, особенно ночью. Чайковский сочинил эту оперу за сорок четыре дня и плакал, дописывая смерть Германа.',
      'Тихон Парусов покрыл сцену зелёным сукном: герои ходят по игорному столу и не замечают этого до последней картины. <strong>Арсений Громадин</strong> поёт Германа, которого жалко; <strong>Марфа Зимина</strong> — Графиню, которую боишься пожалеть. Это последние два вечера: потом спектакль уйдёт из репертуара.',
    ],
    en: [
      'Three cards, one old woman, and a city where anything can befall a man, above all at night. Tchaikovsky wrote this opera in forty-four days and wept as he finished Herman’s death.',
      'Tikhon Parusov has covered the stage with green baize: the characters walk about on a card table and do not notice until the last scene. <strong>Arseny Gromadin</strong> sings a Herman one feels for; <strong>Marfa Zimina</strong>, a Countess one is afraid to pity. These two nights are the last: then the production leaves the repertoire.',
    ],
    de: [
      'Drei Karten, eine alte Frau und eine Stadt, in der einem Menschen alles zustoßen kann, vor allem nachts. Tschaikowski schrieb diese Oper in vierundvierzig Tagen und weinte, als er Hermanns Tod vollendete.',
      'Tichon Parussow hat die Bühne mit grünem Filz bespannt: Die Figuren gehen auf einem Spieltisch umher und merken es erst im letzten Bild. <strong>Arseni Gromadin</strong> singt einen Hermann, der einem leidtut, <strong>Marfa Simina</strong> eine Gräfin, die man kaum zu bedauern wagt. Es sind die letzten beiden Abende: Danach verschwindet die Inszenierung vom Spielplan.',
    ],
    fr: [
      'Trois cartes, une vieille femme et une ville où tout peut arriver à un homme, surtout la nuit. Tchaïkovski composa cet opéra en quarante-quatre jours et pleura en achevant la mort d’Hermann.',
      'Tikhon Parousov a tendu la scène de drap vert : les personnages marchent sur une table de jeu et ne s’en aperçoivent qu’au dernier tableau. <strong>Arseni Gromadine</strong> chante un Hermann qu’on plaint ; <strong>Marfa Zimina</strong>, une Comtesse qu’on a peur de plaindre. Ce sont les deux derniers soirs : ensuite, le spectacle quitte le répertoire.',
    ],
    es: [
      'Tres cartas, una anciana y una ciudad donde a un hombre puede pasarle cualquier cosa, sobre todo de noche. Chaikovski compuso esta ópera en cuarenta y cuatro días y lloró al terminar la muerte de Hermann.',
      'Tijon Párusov ha tapizado el escenario con paño verde: los personajes caminan sobre una mesa de juego y no lo advierten hasta el último cuadro. <strong>Arseni Gromadin</strong> canta un Hermann que da pena; <strong>Marfa Zímina</strong>, una Condesa a la que da miedo compadecer. Son las dos últimas noches: después, el montaje deja el repertorio.',
    ],
  },
  facts: [sungIn('ru', 'en'), twoIntervals, introductionBefore],
  ageLimit: 12,
  minutes: 205,
  labels: ['last_shows'],
  cast: [
    {
      person: 'arseny-gromadin',
      role: { ru: 'Герман', en: 'Herman', de: 'Hermann', fr: 'Hermann', es: 'Hermann' },
    },
    {
      person: 'marfa-zimina',
      role: { ru: 'Графиня', en: 'The Countess', de: 'Die Gräfin', fr: 'La Comtesse', es: 'La Condesa' },
    },
    {
      person: 'timofey-rakitov',
      role: { ru: 'Елецкий', en: 'Yeletsky', de: 'Jelezki', fr: 'Eletski', es: 'Yeletski' },
    },
    { person: 'vsevolod-yartsev', role: conductor },
    { person: 'tikhon-parusov', role: designer },
  ],
  poster: { system: 'stage-light', palette: 'forest', motif: 'card' },
  runs: [{ hall: 'bolshaya-msk-main', from: 2, days: 2, on: lateWeek, times: ['19:00'] }],
  topPrice: 9500,
};
