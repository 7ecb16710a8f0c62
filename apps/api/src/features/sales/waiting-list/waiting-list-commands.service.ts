import { type Command, refuse } from '../../../commands/command.ts';
import type { Tx } from '../../../database/connect.ts';
import { makeProblem } from '../../../problems/problem.ts';
import { findAreas } from '../order-commands/lock-for-command.service.ts';
import { closePerformance, closeWish, giveUpAllotment } from './end-wish.service.ts';
import {
  lockWish,
  type OpenAllotmentRow,
  selectAllotment,
  selectOpenAllotment,
  type WishRow,
} from './waiting-list.queries.ts';
import { selectWaited, type WaitedRow } from './waiting-list-console.queries.ts';

const noWish = makeProblem('not_found', 'There is no such wish, or it has ended.');
const noOffer = makeProblem('offer_ended', 'It is kept no more, or was taken.');

const readPerformance = async (tx: Tx, performanceId: number): Promise<WaitedRow | undefined> =>
  (await selectWaited(tx, { performanceId, lang: undefined }))[0];

const area = ({ event_id: eventId, place_id }: WaitedRow) =>
  ({ kind: 'events', events: [{ eventId, placeIds: [place_id] }] }) as const;

/** The first that is still in the catalogue. */
async function readFirst(tx: Tx, { performance_ids }: WishRow): Promise<WaitedRow | undefined> {
  for (const id of performance_ids) {
    const row = await readPerformance(tx, id);
    if (row) return row;
  }
  return undefined;
}

/** The words of the audit log name nobody. */
const describe = ({ title, event_id }: WaitedRow, { count, zones }: WishRow) => ({
  event: title ?? String(event_id),
  tickets: count,
  zones: [...zones],
});

interface EndedWish {
  readonly wish: WishRow;
  readonly allotment: OpenAllotmentRow | undefined;
}

/** Whoever waited is told; what is kept for them goes to the next in line, what they took stays theirs. */
export const endWish: Command<'wishes.end', EndedWish, { readonly wish_id: string }> = {
  name: 'wishes.end',
  permission: 'waiting-list.change',
  needsStepUp: false,
  preview: async (tx, { wish_id }) => {
    const wish = await lockWish(tx, wish_id);
    if (!wish || wish.ended_at) return refuse(noWish);
    const row = await readFirst(tx, wish);
    if (!row) return refuse(noWish);
    const words = describe(row, wish);
    const waited = wish.performance_ids.map((performance_id) => ({
      event_id: wish.event_id,
      performance_id,
    }));
    return {
      kind: 'previewed',
      subject: `wish:${wish_id}`,
      // All that it waits for: an event may be played at places of others.
      area: (await findAreas(tx, waited))(waited),
      before: { ...words, wishes: 1 },
      after: { ...words, wishes: 0 },
      change: { wish, allotment: await selectOpenAllotment(tx, wish_id) },
    };
  },
  run: async (tx, { wish, allotment }, { at }) => {
    await closeWish(tx, wish, 'stopped', at);
    if (allotment?.state === 'running') await giveUpAllotment(tx, allotment, 'stopped', at);
    return { wish_id: wish.id };
  },
  answer: (stored) => stored,
};

interface EndedAllotment {
  readonly wish: WishRow;
  readonly allotment: OpenAllotmentRow;
}

/** As if whoever it is kept for had declined: it goes to the next in line, and they wait for their other performances. */
export const endAllotment: Command<'allotments.end', EndedAllotment, { readonly allotment_id: string }> = {
  name: 'allotments.end',
  permission: 'waiting-list.change',
  needsStepUp: false,
  preview: async (tx, { allotment_id }) => {
    const found = await selectAllotment(tx, allotment_id);
    const wish = found && (await lockWish(tx, found.wish_id));
    const allotment = wish && (await selectOpenAllotment(tx, wish.id));
    if (!wish || allotment?.id !== allotment_id || allotment.state !== 'running') return refuse(noOffer);
    const row = await readPerformance(tx, allotment.performance_id);
    if (!row) return refuse(noOffer);
    const words = describe(row, wish);
    return {
      kind: 'previewed',
      subject: `wish:${wish.id}`,
      area: area(row),
      before: { ...words, kept_until_at: allotment.kept_until.toISOString() },
      after: { ...words, kept_until_at: null },
      change: { wish, allotment },
    };
  },
  run: async (tx, { wish, allotment }, { at }) => {
    await giveUpAllotment(tx, allotment, 'stopped', at);
    if (!wish.ended_at)
      await closePerformance(tx, wish, allotment.performance_id, { because: 'stopped', at });
    return { allotment_id: allotment.id };
  },
  answer: (stored) => stored,
};
