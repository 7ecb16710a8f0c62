import { plural } from '../../plural.ts';
import type { RehearsalTexts } from './ru.ts';

const count = plural('en');
const seconds = (ms: number) => (ms / 1000).toLocaleString('en', { maximumFractionDigits: 1 });

export const en: RehearsalTexts = {
  title: 'Sale rehearsal',
  open: 'Sale rehearsal',
  intro:
    'A second site is started beside this one, with a copy of this one performance. A crowd of programs comes there and buys whatever is free today. Nothing of it reaches real customers, mail or the bank: the second site does not know where they are.',
  limits:
    'What is tried is this machine with a database of its own. A separate database server, several servers and the network to your customers are not rehearsed. The check for robots is off.',
  ask: 'New rehearsal',
  visitors: 'How many come',
  visitorsHint: 'From 1 to 20,000. Each wants two tickets.',
  visitorsFault: 'Enter a number from 1 to 20,000.',
  hasRoom: 'With a waiting room',
  begin: 'Start the rehearsal',
  stop: 'Stop the rehearsal',
  underWay: 'A rehearsal is under way',
  ofAnother: 'Another performance is being rehearsed. Only one rehearsal runs at a time.',
  waiting: 'Waiting for a server to run it',
  nobody: 'Nobody has taken it up for a minute: no server can run it. You can stop it.',
  unheard: 'The server that runs it has said nothing for a minute. The rehearsal will soon end by itself.',
  stages: {
    copying: 'Copying the performance',
    starting: 'Starting the second site',
    gathering: 'The crowd is gathering',
    selling: 'The sale is running',
    checking: 'Checking what is left',
  },
  gathered: 'Have come',
  admitted: 'Let in',
  held: 'Put into baskets',
  refused: 'Came too late',
  sold: 'Tickets paid',
  gone: 'Have left',
  shed: 'Asked to come back',
  soldOf: (sold, of) => `${sold} of ${of} sold`,
  history: 'Past rehearsals',
  none: 'This performance has not been rehearsed yet.',
  asked: (visitors, hasRoom) =>
    `${visitors} ${count(visitors, { one: 'visitor', other: 'visitors' })}, ${hasRoom ? 'with a waiting room' : 'without a waiting room'}`,
  by: (name) => `started by ${name}`,
  outcomes: {
    ready: 'The site is ready',
    slow: 'The site copes, but slowly',
    broken: 'Do not open the sale like this',
    stopped: 'Stopped, no verdict',
  },
  faults: {
    stopped_by_operator: () => 'Somebody stopped it.',
    stopped_for_buyers: () => 'It stopped itself: real customers had to wait.',
    house_failed: () => 'The second site did not start. The reason is in the server’s log.',
    runner_gone: () => 'The server that ran it has stopped.',
    nobody_ran: () => 'No server took it up.',
    doctor: () => 'The data check after the sale found errors.',
    sold_twice: (n) => `Seats sold twice: ${n}.`,
    oversold: (n) =>
      `More was sold than there was: ${n} ${count(n, { one: 'ticket', other: 'tickets' })} too many.`,
    unanswered: (n) => `Requests without an answer: ${n}.`,
    orders_sent_away: (n) => `Orders or payments asked to come back: ${n}.`,
    left_waiting: (n) => `Neither let in nor told that it was sold out: ${n}.`,
    unsold: (n) => `Left unsold although people wanted it: ${n}.`,
    slow_holds: (ms) =>
      `Putting a ticket into the basket takes ${seconds(ms)} s (95% faster); it should take 0.4 s.`,
  },
  bought: 'Bought tickets',
  told: 'Told that it was sold out',
  leftWaiting: 'Left waiting',
  tickets: 'Tickets sold',
  requests: 'Requests',
  holdP95: 'Basket, 95% faster than',
  heldPerSecond: 'Baskets a second',
  lasted: 'The sale lasted',
  seconds: (n) => `${n} s`,
  curve: 'Curve of the rehearsal',
  curveName: (percent) => `Curve of the rehearsal: ${percent}% sold`,
  states: { under_way: 'under way', stopped: 'stopped' },
};
