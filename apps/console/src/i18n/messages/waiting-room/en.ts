import type { WaitingRoomTexts } from './ru.ts';

export const en: WaitingRoomTexts = {
  title: 'Waiting room',
  open: 'Waiting room',
  openNamed: (title) => `Waiting room: ${title}`,
  intro:
    'For sales that more people come to than the site can serve at once. Buyers wait in turn; seats are chosen only by those whose turn has come.',
  opens: (at) => `The sale opens ${at}.`,
  isOpen: 'The sale is open already: there will be no draw, everybody queues in order.',
  taken: 'Places taken',
  called: 'Called',
  admitted: 'Came in',
  free: 'Tickets available',
  held: 'In baskets or unpaid',
  measured: 'People a minute, as measured',
  live: 'Updates by itself, every two seconds.',
  phases: {
    ahead: 'On; places cannot be taken yet',
    gathering: 'Gathering; the draw is to come',
    admitting: 'Letting people in',
    paused: 'Paused: nobody is let in',
    sold_out: 'Ended: sold out',
    off: 'Turned off',
  },
  states: {
    on: 'on',
    off: 'off',
  },
  turnOn: 'Turn the waiting room on',
  rules: [
    'Places can be taken from half an hour before the sale opens; the event’s page says so.',
    'At the opening a draw that everybody can check decides the order. Whoever comes later joins the end.',
    'How many are let in is measured: more while the site keeps up, half as many as soon as it does not.',
    'Whoever holds tickets or has ordered does not wait. Once everything is sold, the queue ends at once.',
  ],
  scope: 'For what',
  scopes: {
    opening: (count) => `All performances of the event that open together: ${count}`,
    performance: 'This performance only',
  },
  pace: 'Pace',
  cap: 'At most so many people a minute',
  capHint: 'People can be let in more slowly than measured, never faster.',
  noCap: 'as measured',
  capFault: 'A whole number from 1 to 99999, or nothing.',
  pause: 'Pause: let nobody in, places are kept',
  setPace: 'Change the pace',
  turnOff: 'Turn the waiting room off',
  turnOffNote:
    'All who wait can buy at once, as far as the site can serve them. The queue cannot be brought back, only begun anew.',
};
