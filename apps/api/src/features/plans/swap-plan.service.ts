import type { PlanSwapPreview } from '@parterre/contracts/console/plans';
import { type KnownPlan, lostSeats } from '@parterre/domain/plan-editing/lost-seats';
import { seatName } from '@parterre/domain/seats/plan/seat-name';
import { parsePretixPlan } from '@parterre/domain/seats/pretix/parse-pretix-plan';
import { type Command, refuse } from '../../commands/command.ts';
import type { Tx } from '../../database/connect.ts';
import { makeProblem } from '../../problems/problem.ts';
import { readEvents } from '../catalogue/import/edits/keep-edits.service.ts';
import { checkStored, holdCatalogue, storeCatalogue } from '../catalogue/import/import-catalogue.service.ts';
import {
  lockPlan,
  lockSpokenFor,
  type SpokenForRow,
  selectCodedSeats,
  selectOrderNumbers,
  selectPlanSource,
  selectPlanVersions,
  selectSwapped,
} from './plans.queries.ts';

interface Swap {
  readonly performanceId: number;
  readonly planId: number;
  readonly store: (at: Date) => Promise<unknown>;
}

const noPerformance = makeProblem('not_found', 'There is no such performance, or it has no seats.');
const noPlan = makeProblem('not_found', 'There is no such plan.');
const sameAlready = makeProblem('nothing_changes', 'It is sold by this plan already.');
const begun = makeProblem('performance_begun', 'It is over.');
const somebodyLoses = makeProblem('plan_refused', 'Seats that somebody has are not in this plan.');
const unfit = makeProblem(
  'plan_refused',
  'The performance cannot be sold by this plan; the preview says why.',
);

/**
 * Sells a performance by another version of a plan, though tickets are sold. Whoever has a ticket must find their seat by what it says, so it is
 * refused for as long as one seat that is sold, held or withheld, or that codes count for, is gone, is called otherwise or has another index.
 */
export const swapPlan: Command<'performance.swap-plan', Swap, { performance_id: number; plan_id: number }> = {
  name: 'performance.swap-plan',
  permission: 'catalogue.change',
  needsStepUp: false,
  preview: async (tx, { performance_id: performanceId, plan_id: planId }, { at }) => {
    await holdCatalogue(tx);
    const performance = await selectSwapped(tx, performanceId);
    if (!performance) return refuse(noPerformance);
    if (performance.is_over) return refuse(begun);
    const { event_id: eventId, place_id: placeId } = performance;
    const versions = await selectPlanVersions(tx);
    const [oldId, wanted] = [
      await lockPlan(tx, eventId, performanceId),
      versions.find(({ id }) => id === planId),
    ];
    if (!wanted) return refuse(noPlan);
    if (oldId === null) return refuse(noPerformance);
    if (oldId === planId) return refuse(sameAlready);
    const old = versions.find(({ id }) => id === oldId);
    const [before, after] = [await readKnown(tx, oldId), await readKnown(tx, planId)];
    const owned = await lockSpokenFor(tx, eventId, performanceId, at);
    const coded = (await selectCodedSeats(tx, performanceId, at)).filter((seat) =>
      owned.every((row) => row.seat !== seat),
    );
    const taken = [...owned, ...coded.map((seat) => ({ seat, state: 'coded', owner: null }) as const)];
    const lost = await describeLost(tx, { before, after, taken });
    const events = await readEvents(tx, [eventId]);
    const checked = await checkStored(tx, events, new Map([[performanceId, planId]]));
    const shown: PlanSwapPreview = {
      plan: wanted.name,
      version: wanted.version,
      seats: wanted.seat_count,
      kept: taken.length - lost.length,
      lost: lost.slice(0, 200),
      ...(checked.kind === 'refused' && {
        faults: checked.faults.slice(0, 50).map(({ path, code, params }) => ({ path, code, params })),
      }),
    };
    const blocked = lost.length > 0 ? somebodyLoses : checked.kind === 'refused' ? unfit : undefined;
    return {
      kind: 'previewed',
      subject: `performance:${performanceId}`,
      area: { kind: 'events', events: [{ eventId, placeIds: [placeId] }] },
      before: { plan: old?.name ?? null, version: old?.version ?? null, seats: old?.seat_count ?? null },
      after: { ...shown },
      logged: {
        before: { plan: old?.name ?? null, version: old?.version ?? null },
        after: { plan: wanted.name, version: wanted.version, seats: wanted.seat_count },
      },
      ...(blocked && { blocked }),
      change: {
        performanceId,
        planId,
        store: async (now) => {
          if (checked.kind === 'checked') await storeCatalogue(tx, checked.checked, now);
        },
      },
    };
  },
  run: async (_tx, { performanceId, planId, store }, { at }) => {
    await store(at);
    return { performance_id: performanceId, plan_id: planId };
  },
  answer: (stored) => stored,
};

async function readKnown(tx: Tx, planId: number): Promise<KnownPlan> {
  const parsed = parsePretixPlan(await selectPlanSource(tx, planId));
  if (parsed.kind === 'faulty') throw new Error(`The stored plan ${planId} does not compile any more`);
  return parsed;
}

interface Comparison {
  readonly before: KnownPlan;
  readonly after: KnownPlan;
  readonly taken: readonly SpokenForRow[];
}

async function describeLost(tx: Tx, { before, after, taken }: Comparison) {
  const bySeat = new Map(taken.map((row) => [row.seat, row]));
  const lost = lostSeats(before, after, [...bySeat.keys()]);
  const owners = lost.flatMap(({ seat }) => bySeat.get(seat)?.owner ?? []);
  const numbers = new Map((await selectOrderNumbers(tx, owners)).map(({ id, number }) => [id, number]));
  return lost.map(({ seat, why }): PlanSwapPreview['lost'][number] => {
    const { state, owner = null } = bySeat.get(seat) ?? {};
    const { section, row, seat: label } = seatName(before.plan, seat);
    return {
      seat: [section.name, row, label].join(', '),
      order: owner === null ? null : (numbers.get(owner) ?? null),
      why: state === 'held' || state === 'withheld' ? state : why,
    };
  });
}
