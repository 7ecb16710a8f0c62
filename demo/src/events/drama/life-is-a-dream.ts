import { latinAlike } from '../../text.ts';
import { director } from '../credits.ts';
import type { DemoEvent } from '../demo-event.ts';
import { noInterval, playedIn, talkAfterwards } from '../facts.ts';
import { lateWeek } from '../run.ts';

export const lifeIsADream: DemoEvent = {
  id: 'life-is-a-dream',
  category: 'drama',
  title: {
    ru: 'Жизнь есть сон',
    en: 'Life Is a Dream',
    de: 'Das Leben ist Traum',
    fr: 'La vie est un songe',
    es: 'La vida es sueño',
  },
  subtitle: {
    ru: 'Драма Педро Кальдерона де ла Барки',
    en: 'A play by Pedro Calderón de la Barca',
    de: 'Schauspiel von Pedro Calderón de la Barca',
    fr: 'Drame de Pedro Calderón de la Barca',
    es: 'Drama de Pedro Calderón de la Barca',
  },
  story: {
    ru: [
      'Принца всю жизнь держат в башне, чтобы не сбылось пророчество. Однажды его усыпляют и сажают на трон: посмотрим, что будет. Будет ровно то, чего боялись, — а потом то, чего никто не ждал.',
      'Ампаро Лисарральде играет Кальдерона в комнате на сто двадцать мест, почти в темноте: свет держат в руках сами актёры. <strong>Тадео Руиперес</strong> произносит монолог о сне так, что хочется проверить, не спишь ли. Стих звучит просто, как разговор; после спектакля вы поймаете себя на том, что говорите в рифму.',
    ],
    en: [
      'A prince is kept in a tower all his life so that a prophecy may not come true. One day he is drugged and set upon the throne: let us see what happens. Exactly what they feared, and then something nobody expected.',
      'Amparo Lizarralde plays Calderón in a room of a hundred and twenty, nearly in the dark: the actors carry the light in their hands. <strong>Tadeo Ruipérez</strong> speaks the great monologue so that one wants to check whether one is awake. The verse is as plain as talk; on the way home you may catch yourself rhyming.',
    ],
    de: [
      'Ein Prinz lebt im Turm, damit sich eine Prophezeiung nicht erfüllt. Eines Tages betäubt man ihn und setzt ihn auf den Thron: Mal sehen, was geschieht. Genau das Befürchtete – und dann etwas, womit niemand gerechnet hat.',
      'Amparo Lizarralde spielt Calderón in einem Saal mit hundertzwanzig Plätzen, fast im Dunkeln: Das Licht tragen die Schauspieler in den Händen. <strong>Tadeo Ruipérez</strong> spricht den großen Monolog so, dass man prüfen möchte, ob man wach ist. Die Verse klingen schlicht wie ein Gespräch; auf dem Heimweg reimt man plötzlich selbst.',
    ],
    fr: [
      'Un prince vit enfermé dans une tour pour qu’une prophétie ne s’accomplisse pas. Un jour, on l’endort et on l’assied sur le trône : voyons ce qui arrive. Exactement ce qu’on craignait, puis ce que nul n’attendait.',
      'Amparo Lizarralde joue Calderón dans une salle de cent vingt places, presque dans le noir : les acteurs portent la lumière dans leurs mains. <strong>Tadeo Ruipérez</strong> dit le grand monologue à vous faire vérifier que vous êtes éveillé. Le vers sonne simple comme une conversation ; au retour, vous vous surprendrez à rimer.',
    ],
    es: [
      'Un príncipe vive encerrado en una torre para que no se cumpla un augurio. Un día lo duermen y lo sientan en el trono: a ver qué pasa. Pasa justo lo que temían, y después lo que nadie esperaba.',
      'Amparo Lizarralde hace a Calderón en una sala de ciento veinte butacas, casi a oscuras: los actores llevan la luz en las manos. <strong>Tadeo Ruipérez</strong> dice el gran monólogo de tal modo que uno quiere comprobar si está despierto. El verso suena llano como una charla; al volver a casa se sorprenderá rimando.',
    ],
  },
  facts: [playedIn('es', 'en'), noInterval, talkAfterwards],
  ageLimit: 12,
  minutes: 115,
  labels: [],
  cast: [
    {
      person: 'tadeo-ruiperez',
      role: { ru: 'Сехисмундо', en: 'Segismundo', de: 'Sigismund', fr: 'Sigismond', es: 'Segismundo' },
    },
    { person: 'leonor-bracamonte', role: latinAlike('Росаура', 'Rosaura') },
    { person: 'amparo-lizarralde', role: director },
  ],
  poster: { system: 'stage-light', palette: 'dusk', motif: 'crown' },
  runs: [{ hall: 'sala-mad-studio', from: 90, days: 3, on: lateWeek, times: ['20:00'] }],
  topPrice: 30,
};
