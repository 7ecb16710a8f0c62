import { money } from '@parterre/domain/money/money';
import { toWire } from '@parterre/domain/money/wire-money';
import { type Command, refuse } from '../../../commands/command.ts';
import { Contended } from '../../../database/contention.ts';
import { makeProblem } from '../../../problems/problem.ts';
import { insertClosedPeriod, lockBooks, selectClosing, selectOpenSums } from './close-period.queries.ts';
import { selectClosedPeriods } from './report.queries.ts';

type Stored = { readonly until: string };

const notOver = makeProblem('period_not_closable', 'That day is not over yet.');
const closedBefore = makeProblem('period_not_closable', 'The books are closed until that day already.');

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
    const sums = await selectOpenSums(tx, last?.closed_before ?? null, end);
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
    await lockBooks(tx);
    const { end } = await selectClosing(tx, until, timeZone);
    const [last] = await selectClosedPeriods(tx, 1);
    // Somebody has closed more while this one waited for the books: looked at again, it is refused.
    if (last && end <= last.closed_before) throw new Contended('the books were closed meanwhile');
    await insertClosedPeriod(tx, { until, end, at, by: actor.name });
    return { until };
  },
  answer: (stored) => stored,
});
