import { randomUUID } from 'node:crypto';
import { rehearsalMinutes } from '@parterre/domain/on-sale/judge-rehearsal';
import { type Command, refuse } from '../../commands/command.ts';
import { makeProblem } from '../../problems/problem.ts';
import { findArea } from '../performances/withholding/hall.service.ts';
import {
  countFree,
  finishRehearsal,
  lockRehearsal,
  type NewRehearsal,
  queueRehearsal,
  selectIsOpening,
  selectIsWaiting,
  selectSale,
  selectUnderWay,
} from './rehearsals.queries.ts';

const noPerformance = makeProblem('not_found', 'There is no such performance.');
const noRehearsal = makeProblem('not_found', 'There is no such rehearsal.');
const underWay = makeProblem('rehearsal_under_way', 'A sale is being rehearsed at this moment.');
const isOver = makeProblem('rehearsal_over', 'It has ended.');
const isClosed = makeProblem('sale_closed', 'Its sale has ended.', { sale_state: 'ended' });
const nothingFree = makeProblem('nothing_to_rehearse', 'Nothing of it can be had.');
const tooNear = makeProblem('sale_too_near', 'A sale opens within the hour, or people wait for one.');

/** Before a sale opens, the house has nothing to spare. */
const quietMs = 3_600_000;

/** Asks for one. It is held in a house of its own by whichever process sees it first, and can be watched. */
export const askRehearsal: Command<'rehearsals.ask', NewRehearsal, { readonly rehearsal_id: string }> = {
  name: 'rehearsals.ask',
  permission: 'performances.change',
  needsStepUp: false,
  preview: async (tx, { performance_id: performanceId, visitors, has_room: hasRoom }, { at }) => {
    const area = await findArea(tx, performanceId);
    const sale = await selectSale(tx, performanceId);
    if (!area || !sale) return refuse(noPerformance);
    if (await selectUnderWay(tx)) return refuse(underWay);
    if (sale.sale_ends_at <= at) return refuse(isClosed);
    const until = new Date(at.getTime() + quietMs);
    if ((await selectIsOpening(tx, { from: at, until })) || (await selectIsWaiting(tx)))
      return refuse(tooNear);
    const { event_id: eventId } = sale;
    const free = await countFree(tx, { eventId, performanceId }, at);
    if (free === 0) return refuse(nothingFree);
    return {
      kind: 'previewed',
      subject: `performance:${performanceId}`,
      area,
      before: {},
      after: {
        visitors,
        waiting_room: hasRoom ? 'on' : 'off',
        seats_to_rehearse: free,
        about_minutes: rehearsalMinutes(visitors, free),
      },
      // People go on buying while somebody reads.
      mustHold: { visitors },
      change: { id: randomUUID(), eventId, performanceId, visitors, hasRoom },
    };
  },
  run: async (tx, change, { actor, at }) => {
    queueRehearsal(tx, change, { by: actor.name, at });
    return { rehearsal_id: change.id };
  },
  answer: (stored) => stored,
};

interface Stopping {
  readonly id: string;
}

export const stopRehearsal: Command<'rehearsals.stop', Stopping, { readonly rehearsal_id: string }> = {
  name: 'rehearsals.stop',
  permission: 'performances.change',
  needsStepUp: false,
  preview: async (tx, { rehearsal_id: id }) => {
    const row = await lockRehearsal(tx, id);
    const area = row && (await findArea(tx, row.performance_id));
    if (!row || !area) return refuse(noRehearsal);
    if (row.finished_at) return refuse(isOver);
    return {
      kind: 'previewed',
      subject: `performance:${row.performance_id}`,
      area,
      before: { rehearsal: 'under_way' },
      after: { rehearsal: 'stopped' },
      change: { id },
    };
  },
  run: async (tx, { id }, { at }) => {
    await finishRehearsal(tx, id, {
      at,
      outcome: 'stopped',
      faults: [{ code: 'stopped_by_operator', count: 1 }],
    });
    return { rehearsal_id: id };
  },
  answer: (stored) => stored,
};
