import { money } from '@parterre/domain/money/money';
import { toWire } from '@parterre/domain/money/wire-money';
import { type Command, refuse } from '../../../commands/command.ts';
import { Contended } from '../../../database/contention.ts';
import { makeProblem } from '../../../problems/problem.ts';
import {
  countParts,
  insertClosedPeriod,
  lockBooks,
  selectAddedUp,
  selectClosing,
  selectHasUnbooked,
  selectOpenSums,
} from './close-period.queries.ts';
import { selectClosedPeriods } from './report.queries.ts';

type Stored = { readonly until: string };

const notOver = makeProblem('period_not_closable', 'That day is not over yet.');
const closedBefore = makeProblem('period_not_closable', 'The books are closed until that day already.');

const unbooked = makeProblem(
  'books_incomplete',
  'Money moved of which it is not booked yet what it was for. It is booked within a minute.',
);

/** From then on nothing is booked until that day: what comes to be known later counts on the first day that is open. */
export const closePeriod = (timeZone: string): Command<'settlement.close', Stored, Stored> => ({
  name: 'settlement.close',
  permission: 'settlement.close',
  needsStepUp: true,
  preview: async (tx, { until }, { at }) => {
    const [last] = await selectClosedPeriods(tx, 1);
    const { end } = await selectClosing(tx, until, timeZone);
    if (end > at) return refuse(notOver);
    if (last && end <= last.closed_before) return refuse(closedBefore);
    const since = last?.closed_before ?? null;
    if (await selectHasUnbooked(tx, since, end)) return refuse(unbooked);
    const sums = await selectOpenSums(tx, since, end);
    return {
      kind: 'previewed',
      subject: 'settlement',
      area: { kind: 'house' },
      before: { closed_until: last?.last_day ?? null },
      after: {
        closed_until: until,
        taken: sums.map(({ currency, minor }) => ({
          amount: toWire(money(minor, currency)),
          currency_code: currency,
        })),
      },
      change: { until },
    };
  },
  run: async (tx, { until }, { actor, at }) => {
    const { end } = await selectClosing(tx, until, timeZone);
    const [before] = await selectClosedPeriods(tx, 1);
    const since = before?.closed_before ?? null;
    // Added up while money still moves: whoever buys waits for no sum.
    const { totals, parts } = await selectAddedUp(tx, since, end);
    await lockBooks(tx);
    const [last] = await selectClosedPeriods(tx, 1);
    // Somebody has closed or booked more while this one waited for the books: all of it is looked at again.
    if (last?.last_day !== before?.last_day) throw new Contended('the books were closed meanwhile');
    if ((await countParts(tx, since, end)) !== parts) throw new Contended('something was booked meanwhile');
    await insertClosedPeriod(tx, { until, end, at, by: actor.name, totals });
    return { until };
  },
  answer: (stored) => stored,
});
