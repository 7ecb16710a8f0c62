import type { Catalogue } from '@parterre/contracts/catalogue-file/catalogue-file';
import type { CommandInput } from '@parterre/contracts/console/commands';
import type { PlanSavePreview } from '@parterre/contracts/console/plans';
import { type Command, type Preview, type Refused, refuse } from '../../commands/command.ts';
import type { Tx } from '../../database/connect.ts';
import { makeProblem } from '../../problems/problem.ts';
import { exportItems } from '../catalogue/export/export-catalogue.service.ts';
import type { CatalogueFault } from '../catalogue/import/catalogue-fault.ts';
import type { CheckedCatalogue } from '../catalogue/import/checked-catalogue.ts';
import { readEvents, readStoredItems } from '../catalogue/import/edits/keep-edits.service.ts';
import { describePlan } from '../catalogue/import/edits/keep-item.ts';
import { recordItemEdits, type WrittenItem } from '../catalogue/import/edits/record-item-edits.service.ts';
import { checkStored, holdCatalogue, storeCatalogue } from '../catalogue/import/import-catalogue.service.ts';
import type { HallPlan } from '../catalogue/import/import-context.ts';
import { type HallRow, selectComing, selectPlanHalls, selectPlanVersions } from './plans.queries.ts';

type Input = CommandInput<'plans.save'>;

interface Saving {
  readonly planId: number;
  readonly version: number;
  readonly performances: number;
  readonly store: (by: string, at: Date) => Promise<void>;
}

interface Saved {
  readonly plan_id: number;
  readonly version: number;
  readonly performances: number;
}

const noSuchHall = makeProblem('invalid_request', 'There is no such hall.', {
  details: [{ field: 'input.hall_ids', reason: 'unknown_value', message: 'must be halls of the house' }],
});
const unfit = makeProblem('plan_refused', 'The catalogue does not take this plan; the preview says why.');
const nothingChanges = makeProblem('nothing_changes', 'This version is stored, and these halls use it.');

/**
 * Stores a plan as a version of its own: what is stored never changes. It is written as a file with the halls that are to use it and the
 * events in them, and checked and stored as any file is: performances that have sold, or withhold seats, keep the plan they have.
 */
export const savePlan: Command<'plans.save', Saving, Saved & Record<string, number>> = {
  name: 'plans.save',
  permission: 'catalogue.change',
  needsStepUp: false,
  maxBodyBytes: 32_000_000,
  preview: async (tx, input) => {
    // Before anything is read: whoever changes the same meanwhile is waited for, and then seen.
    await holdCatalogue(tx);
    const halls = (await selectPlanHalls(tx, undefined)).filter(({ id }) => input.hall_ids.includes(id));
    if (halls.length < new Set(input.hall_ids).size) return refuse(noSuchHall);
    const catalogue = await writeFile(tx, input, halls);
    const result = await checkStored(tx, catalogue);
    if (result.kind === 'refused') return describeFaults(tx, input, halls, result.faults);
    return describeSaving(tx, input, halls, result.checked);
  },
  run: async (_tx, { planId, version, performances, store }, { actor, at }) => {
    await store(actor.name, at);
    return { plan_id: planId, version, performances };
  },
  answer: (stored) => stored,
};

/** The plan, the halls that get it, and all events that are still to be played in them. */
async function writeFile(tx: Tx, input: Input, halls: readonly HallRow[]): Promise<Catalogue> {
  const hallIds = new Set(halls.map(({ id }) => id));
  const coming = (await selectComing(tx)).filter(({ hall_id }) => hallIds.has(hall_id));
  const events = await readEvents(tx, [...new Set(coming.map(({ event_id }) => event_id))]);
  const items = await exportItems(
    tx,
    'halls',
    halls.map(({ source_id }) => source_id),
  );
  const { source_id, name, plan } = input;
  return {
    ...events,
    seating_plans: [{ source_id, name, plan }],
    // As a file has them, which is what halls of a catalogue are.
    halls: [...items.values()].map((hall) => ({ ...(hall as Catalogue['halls'][number]), plan: source_id })),
  };
}

const nameHalls = (halls: readonly HallRow[]) =>
  halls.map(({ place, name }) => (place ? `${place}, ${name}` : name));

async function describeFaults(
  tx: Tx,
  input: Input,
  halls: readonly HallRow[],
  faults: readonly CatalogueFault[],
): Promise<Preview<Saving>> {
  const versions = (await selectPlanVersions(tx)).filter(({ source_id }) => source_id === input.source_id);
  const after: PlanSavePreview = {
    version: versions.length + 1,
    seats: 0,
    units: 0,
    halls: nameHalls(halls),
    performances: 0,
    kept: [],
    faults: faults.slice(0, 50).map(({ path, code, params }) => ({ path, code, params })),
  };
  return {
    kind: 'previewed',
    subject: `plan:${input.source_id}`,
    area: { kind: 'house' },
    before: { version: versions[0]?.version ?? null },
    after: { ...after },
    blocked: unfit,
    change: { planId: 0, version: 0, performances: 0, store: async () => {} },
  };
}

async function describeSaving(
  tx: Tx,
  input: Input,
  halls: readonly HallRow[],
  checked: CheckedCatalogue,
): Promise<Preview<Saving> | Refused> {
  const plan = checked.importPlans.current.get(input.source_id);
  if (!plan) throw new Error('a plan that was checked is not there');
  const versions = (await selectPlanVersions(tx)).filter(({ source_id }) => source_id === input.source_id);
  const existing = versions.find(({ id }) => id === plan.id);
  const { switched, kept } = sortPerformances(checked, plan.id);
  const isUsed = halls.every(({ plan_id }) => plan_id === plan.id);
  if (existing && isUsed && switched === 0) return refuse(nothingChanges);
  const version = existing?.version ?? versions.length + 1;
  const after: PlanSavePreview = {
    version,
    seats: plan.seatCount,
    units: plan.zones.reduce((sum, { units }) => sum + units, 0),
    halls: nameHalls(halls),
    performances: switched,
    kept,
  };
  return {
    kind: 'previewed',
    subject: `plan:${input.source_id}`,
    area: { kind: 'house' },
    before: {
      version: versions[0]?.version ?? null,
      seats: versions[0]?.seat_count ?? 0,
      units: versions[0]?.units ?? 0,
    },
    after: { ...after },
    logged: {
      before: { version: versions[0]?.version ?? null },
      after: { version, seats: after.seats, units: after.units, halls: after.halls, performances: switched },
    },
    change: {
      planId: plan.id,
      version,
      performances: switched,
      store: async (by, at) => {
        const written = await listWritten(tx, checked, plan);
        await storeCatalogue(tx, checked, at);
        await recordItemEdits(tx, written, { by, at });
      },
    },
  };
}

/** The plan and its halls, as they are and as they are to be. */
async function listWritten(
  tx: Tx,
  { catalogue: { halls } }: CheckedCatalogue,
  { sourceId, hash }: HallPlan,
): Promise<WrittenItem[]> {
  const plans = await readStoredItems(tx, 'seating_plans', [sourceId]);
  const before = await readStoredItems(
    tx,
    'halls',
    halls.map(({ source_id }) => source_id),
  );
  return [
    {
      kind: 'seating_plans',
      item_key: sourceId,
      before: plans.get(sourceId) ?? null,
      after: describePlan(hash),
    },
    ...halls.map(
      (hall): WrittenItem => ({
        kind: 'halls',
        item_key: hall.source_id,
        before: before.get(hall.source_id) ?? null,
        after: hall,
      }),
    ),
  ];
}

/** Which performances of these halls get the plan, and which keep the one that they were sold by. */
function sortPerformances({ catalogue, dates }: CheckedCatalogue, planId: number) {
  const halls = new Set(catalogue.halls.map(({ source_id }) => source_id));
  const kept: PlanSavePreview['kept'][number][] = [];
  let switched = 0;
  catalogue.events.forEach(({ title }, index) => {
    const own = dates[index];
    for (const { date, plan } of own?.sold ?? []) {
      const stored = own?.stored.get(date.source_id);
      if (!stored || !halls.has(date.hall) || stored.plan_id === planId) continue;
      if (plan?.id === planId) switched += 1;
      else
        kept.push({
          id: stored.id,
          title: title[catalogue.main_lang] ?? date.source_id,
          started: date.started_at,
        });
    }
  });
  return { switched, kept };
}
