import { randomUUID } from 'node:crypto';
import type { CommandInput } from '@parterre/contracts/console/commands';
import type { PlanSavePreview, PlanSwapPreview } from '@parterre/contracts/console/plans';
import type { Order } from '@parterre/contracts/orders/order';
import { straightRow } from '@parterre/domain/seats/test/straight-row';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Refused, StaffActor } from '../../commands/command.ts';
import { previewCommand, runCommand } from '../../commands/run-command.service.ts';
import { sql } from '../../database/sql.ts';
import { issueVoucher } from '../../testing/issue-voucher.ts';
import { orderFixture } from '../../testing/order-fixture.ts';
import { seatedCatalogue, smallPlan } from '../../testing/seated-catalogue.ts';
import { importCatalogue } from '../catalogue/import/import-catalogue.service.ts';
import { makePlanLibrary } from '../performances/plan-cache.service.ts';
import { withholdSeats } from '../performances/withholding/withhold-seats.service.ts';
import { listPlans, readPlanSource } from './list-plans.service.ts';
import { savePlan } from './save-plan.service.ts';
import { swapPlan } from './swap-plan.service.ts';

const { api, visitor, now, place, begin, read, bank, bankId } = orderFixture();
const db = () => api().database.db;

// Of tests before, nothing is left: neither versions nor what halls have of them.
beforeEach(async () => {
  await importCatalogue(db(), seatedCatalogue(), { now: now(), overwritesConsole: true });
  await db().query(sql`
    delete from seating_plans where not exists (select from halls where halls.plan_id = seating_plans.id)`);
});

/** Of the seated catalogue: rows 1 and 2 are seats 0–3 and 4–7; its file withholds 1, 4 and 5. */
const performance = 12;

const editor = (): StaffActor => ({
  kind: 'staff',
  accountId: randomUUID(),
  sessionId: randomUUID(),
  name: 'anna@example.com',
  grants: [{ role: 'owner', scope: { kind: 'house' } }],
});

const deps = () => ({ db: db(), now, verifyStepUp: async () => true });
const studio = async () => {
  const { halls } = await listPlans(db(), {});
  const hall = halls.find(({ name }) => name === 'Студия');
  if (!hall) throw new Error('the studio is gone');
  return hall;
};

const [zone] = smallPlan.zones;
const rows = zone?.rows ?? [];
/** The plan of the studio with other rows. */
const planWith = (...own: typeof rows) => ({ ...smallPlan, zones: [{ ...zone, rows: own }] });
const third = straightRow(3, 4, 'back');
const larger = planWith(...rows, third);
const turned = planWith(third, ...rows);
const smaller = planWith(...rows.slice(1));
const renumbered = planWith(...rows.map((row) => ({ ...row, row_number: `R${row.row_number}` })));

type Save = CommandInput<'plans.save'>;
const saving = async (input: Partial<Save>): Promise<Save> => ({
  source_id: 'studio-plan',
  name: 'Studio',
  plan: larger,
  hall_ids: [(await studio()).id],
  ...input,
});
const save = async (input: Partial<Save> = {}) =>
  runCommand(deps(), savePlan, {
    actor: editor(),
    input: await saving(input),
    reason: 'a row more',
    requestId: 'request',
  });
const saved = async (input: Partial<Save> = {}) => {
  const outcome = await save(input);
  if (outcome.kind !== 'done') throw new Error(JSON.stringify(outcome));
  return outcome.result as { plan_id: number; version: number; performances: number };
};
const swap = (plan_id: number) =>
  runCommand(deps(), swapPlan, {
    actor: editor(),
    input: { performance_id: performance, plan_id },
    reason: 'it is built',
  });
const lookAtSwap = async (plan_id: number) => {
  const shown = await previewCommand(deps(), swapPlan, {
    actor: editor(),
    input: { performance_id: performance, plan_id },
  });
  if (shown.kind !== 'previewed') throw new Error(JSON.stringify(shown));
  return shown.after as unknown as PlanSwapPreview;
};
const code = (outcome: object) =>
  'problem' in outcome ? (outcome as Refused).problem.error.code : 'kind' in outcome && outcome.kind;

const soldBy = async () => {
  const { rows: found } = await db().query(sql<{ plan_id: number; capacity: number }>`
    select coalesce(plan_id, 0) as plan_id, capacity from performances where event_id = 9 and id = ${performance}`);
  return found[0];
};
const withheld = async () => {
  const { rows: found } = await db().query(sql<{ seat: number }>`
    select seat from stock_seats where event_id = 9 and performance_id = ${performance} and state = 'withheld' order by seat`);
  return found.map(({ seat }) => seat);
};

describe('files that come after a plan was saved', () => {
  const nightly = (plan: object = smallPlan) => ({
    ...seatedCatalogue(),
    seating_plans: [{ source_id: 'studio-plan', name: 'Studio', plan }],
  });
  const arrives = (file: object, options = {}) => importCatalogue(db(), file, { now: now(), ...options });

  it('leave it to the hall while they bring the plan of before', async () => {
    const { plan_id } = await saved();
    expect(await arrives(nightly())).toMatchObject({ kind: 'imported' });
    expect(await arrives(nightly())).toMatchObject({ kind: 'imported' });
    expect((await studio()).plan_id).toBe(plan_id);
    expect(await soldBy()).toMatchObject({ plan_id });
  });

  it('are refused with yet another, unless told to overwrite, and count again once they bring the same', async () => {
    await saved();
    expect(await arrives(nightly(turned))).toMatchObject({
      kind: 'refused',
      faults: [{ path: 'seating_plans[0].plan', reason: expect.stringContaining('anna@example.com') }],
    });
    expect(await arrives(nightly(larger))).toMatchObject({ kind: 'imported' });
    expect(await arrives(nightly(turned))).toMatchObject({ kind: 'imported' });
  });
});

describe('saving a plan', () => {
  it('stores a new version that the hall and its performances without sales get, and leaves the old one as it was', async () => {
    const before = await studio();
    const result = await saved();
    expect(result).toMatchObject({ version: 2, performances: 1 });
    expect((await studio()).plan_id).toBe(result.plan_id);
    expect(await soldBy()).toEqual({ plan_id: result.plan_id, capacity: 12 + 40 });
    const { plans } = await listPlans(db(), { lang: 'en' });
    const versions = plans.find(({ source_id }) => source_id === 'studio-plan')?.versions;
    expect(
      versions?.map(({ version, seats, units, performances }) => [version, seats, units, performances]),
    ).toEqual([
      [2, 12, 50, 1],
      [1, 8, 50, 0],
    ]);
    expect(await readPlanSource(db(), before.plan_id ?? 0)).toMatchObject({ version: 1, plan: smallPlan });
    expect(await readPlanSource(db(), result.plan_id)).toMatchObject({ version: 2, plan: larger });
    expect(await readPlanSource(db(), 9999)).toBeUndefined();
    // Keys in their order, too: what nobody changed comes out of the editor as it went in.
    const stored = await readPlanSource(db(), result.plan_id);
    expect(JSON.stringify(stored?.plan)).toBe(JSON.stringify(larger));
  });

  it('leaves performances that have sold or withhold seats with their plan, and names them', async () => {
    const before = await soldBy();
    expect((await visitor().add('12:2')).status).toBe(200);
    const shown = await previewCommand(deps(), savePlan, { actor: editor(), input: await saving({}) });
    if (shown.kind !== 'previewed') throw new Error(JSON.stringify(shown));
    const after = shown.after as unknown as PlanSavePreview;
    expect(after).toMatchObject({ version: 2, seats: 12, performances: 0 });
    expect(after.kept).toMatchObject([{ id: performance, started: '2026-12-18T19:00' }]);
    expect(await saved()).toMatchObject({ performances: 0 });
    expect(await soldBy()).toEqual(before);
  });

  it('keeps what the file withholds by its guids, wherever the seats are now', async () => {
    await saved({ plan: turned });
    expect(await withheld()).toEqual([5, 8, 9]);
  });

  it('says what is wrong with a plan, and stores nothing', async () => {
    const plan = planWith(...rows, ...rows);
    const shown = await previewCommand(deps(), savePlan, { actor: editor(), input: await saving({ plan }) });
    expect(shown).toMatchObject({ kind: 'previewed', blocked: { error: { code: 'plan_refused' } } });
    expect(code(await save({ plan }))).toBe('plan_refused');
    // A seat that the file withholds would be gone.
    expect(code(await save({ plan: smaller }))).toBe('plan_refused');
    expect(code(await save({ hall_ids: [999] }))).toBe('invalid_request');
    const { plans } = await listPlans(db(), {});
    expect(plans.find(({ source_id }) => source_id === 'studio-plan')?.versions).toHaveLength(1);
  });

  it('does nothing when the same is saved again, and finds an earlier version again', async () => {
    const first = (await studio()).plan_id;
    expect(code(await save({ plan: { ...smallPlan } }))).toBe('nothing_changes');
    await saved();
    const back = await saved({ plan: { ...smallPlan } });
    expect(back).toMatchObject({ plan_id: first, version: 1, performances: 1 });
  });

  it('begins a plan of its own for a hall that had none', async () => {
    const result = await saved({ source_id: 'second-stage', name: 'Second stage', hall_ids: [] });
    expect(result).toMatchObject({ version: 1, performances: 0 });
  });
});

describe('selling a performance by another plan', () => {
  it('lets everybody keep their seats where they are in it, and sells the new ones', async () => {
    const buyer = visitor();
    expect((await buyer.add('12:2')).status).toBe(200);
    const { plan_id } = await saved();
    expect(await lookAtSwap(plan_id)).toMatchObject({ version: 2, seats: 12, kept: 1, lost: [] });
    expect(code(await swap(plan_id))).toBe('done');
    expect(await soldBy()).toEqual({ plan_id, capacity: 12 + 40 });
    expect(await withheld()).toEqual([1, 4, 5]);
    expect((await visitor().add('12:2')).status).toBe(409);
    expect((await visitor().add('12:11')).status).toBe(200);
    expect(code(await swap(plan_id))).toBe('nothing_changes');
  });

  it.each([
    [
      'is gone',
      {
        plan: planWith(
          { ...rows[0], seats: rows[0]?.seats.filter((_, seat) => seat !== 2) ?? [] } as never,
          ...rows.slice(1),
        ),
      },
      'held',
    ],
    ['is called otherwise', { plan: renumbered }, 'held'],
    ['has another index', { plan: turned }, 'held'],
  ])('is refused while a seat that somebody has %s, and says which', async (_what, input, why) => {
    expect((await visitor().add('12:2')).status).toBe(200);
    const before = await soldBy();
    const { plan_id } = await saved({ ...input, source_id: 'other-plan', hall_ids: [] });
    expect(await lookAtSwap(plan_id)).toMatchObject({
      kept: 0,
      lost: [{ seat: 'Hall, 1, 3', order: null, why }],
    });
    expect(code(await swap(plan_id))).toBe('plan_refused');
    expect(await soldBy()).toEqual(before);
  });

  it.each([
    ['is gone', { plan: planWith(...rows.slice(1)) }, 'gone'],
    ['is called otherwise', { plan: renumbered }, 'renamed'],
    ['has another index', { plan: turned }, 'reordered'],
  ])('is refused while a seat that is paid for %s, and names its order', async (_what, input, why) => {
    const buyer = visitor();
    expect((await buyer.add('12:2')).status).toBe(200);
    const { body } = await place(buyer, { expected_total: 2200 });
    const order = body as unknown as Order;
    await bank().pay(await bankId(await begin(order)));
    expect(await read(order)).toMatchObject({ state: 'paid' });
    const before = await soldBy();
    const { plan_id } = await saved({ ...input, source_id: 'other-plan', hall_ids: [] });
    expect(await lookAtSwap(plan_id)).toMatchObject({
      kept: 0,
      lost: [{ seat: 'Hall, 1, 3', order: Number(order.number), why }],
    });
    expect(code(await swap(plan_id))).toBe('plan_refused');
    expect(await soldBy()).toEqual(before);
  });

  it('counts the seats that codes are for as well, and leaves them where they are', async () => {
    await issueVoucher(db(), now, 'SEATS', { performance_ids: [performance], seats: [2] });
    const before = await soldBy();
    await saved({ plan: turned });
    expect(await soldBy()).toEqual(before);
    const { plan_id } = await saved({ plan: turned, source_id: 'other-plan', hall_ids: [] });
    expect(await lookAtSwap(plan_id)).toMatchObject({
      kept: 0,
      lost: [{ seat: 'Hall, 1, 3', order: null, why: 'reordered' }],
    });
    expect(code(await swap(plan_id))).toBe('plan_refused');
    const [event] = (seatedCatalogue().events ?? []).filter(({ source_id }) => source_id === 'recital');
    const moved = event && { ...event, dates: event.dates.map((date) => ({ ...date, hall: 'club-main' })) };
    expect(
      await importCatalogue(db(), { ...seatedCatalogue(), events: [moved] }, { now: now() }),
    ).toMatchObject({
      faults: expect.arrayContaining([expect.objectContaining({ reason: expect.stringContaining('codes') })]),
    });
    await db().query(sql`update vouchers set ended_at = ${now()}, ended_by = 'anna'`);
    expect(code(await swap(plan_id))).not.toBe('plan_refused');
  });

  it('counts what operators withhold as well', async () => {
    await runCommand(deps(), withholdSeats(makePlanLibrary(db())), {
      actor: editor(),
      input: { performance_id: performance, seats: [7] },
      reason: 'guests',
    });
    const { plan_id } = await saved({ plan: turned, source_id: 'other-plan', hall_ids: [] });
    expect(await lookAtSwap(plan_id)).toMatchObject({
      kept: 0,
      lost: [{ seat: 'Hall, 2, 4', why: 'withheld' }],
    });
  });

  it('knows no performance, plan or seatless hall that is not there', async () => {
    expect(code(await swap(9999))).toBe('not_found');
    const outcome = await runCommand(deps(), swapPlan, {
      actor: editor(),
      input: { performance_id: 9999, plan_id: 1 },
      reason: 'why',
    });
    expect(code(outcome)).toBe('not_found');
  });
});
