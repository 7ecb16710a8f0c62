import { randomUUID } from 'node:crypto';
import { consoleReads } from '@parterre/contracts/console/console-routes';
import type { RehearsalsOfPerformance } from '@parterre/contracts/console/rehearsals';
import { consolePaths } from '@parterre/contracts/paths/console-paths';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { sql } from '../../database/sql.ts';
import { consoleFixture } from '../../testing/console/console-fixture.ts';
import type { Operator } from '../../testing/console/operator.ts';
import { orderFixture } from '../../testing/order-fixture.ts';
import { endLeftRehearsals, forgetRehearsals } from './left-rehearsals.service.ts';
import { claimRehearsal, finishRehearsal, insertSums, storeBeat } from './rehearsals.queries.ts';

const fixture = orderFixture();
const { rows } = fixture;
const house = consoleFixture({ sale: fixture.deps });
const db = () => fixture.api().database.db;
const performanceId = 12;
const input = { performance_id: performanceId, visitors: 600, has_room: true };

/** Another that is yet to come. */
let other: number;
beforeEach(async () => {
  const [found] = await rows(sql<{ id: number }>`
    select performance_id as id
    from listed_performances
    where performance_id <> ${performanceId} and status = 'scheduled' and sale_ends_at > ${house.now()} and sale_starts_at is null
    order by 1
    limit 1`);
  other = found?.id ?? 0;
});

const look = async (operator: Operator, id = performanceId): Promise<RehearsalsOfPerformance> =>
  consoleReads.showRehearsals.schema.response[200].parse(
    (await operator.get(`${consolePaths.showRehearsals}?performance_id=${id}&lang=ru`)).body,
  );
const refusal = (code: string) => ({ body: { error: { code } } });
const ask = async (operator: Operator) =>
  String((await operator.run('rehearsals.ask', input)).body.rehearsal_id);
const sums = { refused: 3, orders: 4, admitted: 5, hold_p95_ms: 90, shed: 0 };
const claim = () => claimRehearsal(db(), { at: house.now(), requestedSince: new Date(0) });

describe('asking for a rehearsal', () => {
  it('shows first what it would be, and then only writes it down', async () => {
    const clerk = await house.operator('box_office');
    expect((await clerk.preview('rehearsals.ask', input)).body).toMatchObject({
      after: { visitors: 600, waiting_room: 'on', seats_to_rehearse: expect.any(Number), about_minutes: 4 },
    });
    expect((await look(clerk)).under_way).toBeNull();
    const id = await ask(clerk);
    expect((await look(clerk)).under_way).toMatchObject({
      id,
      visitors: 600,
      has_room: true,
      stage: null,
      outcome: null,
      is_left_alone: false,
    });
    expect(await rows(sql`select subject from audit_log where command = 'rehearsals.ask'`)).toContainEqual({
      subject: 'performance:12',
    });
  });

  it('is refused while another is under way, whoever asks', async () => {
    await ask(await house.operator('box_office'));
    const editor = await house.operator('editor');
    expect(await editor.run('rehearsals.ask', { ...input, performance_id: other })).toMatchObject(
      refusal('rehearsal_under_way'),
    );
  });

  it('is refused while people wait for a sale', async () => {
    const clerk = await house.operator('box_office');
    const room = await clerk.run('waiting-room.turn-on', { performance_id: other, scope: 'performance' });
    const roomId = Number(room.body.room_id);
    expect((await clerk.preview('rehearsals.ask', input)).status).toBe(200);
    await db().query(sql`update waiting_room_places set taken = 1 where room_id = ${roomId}`);
    expect(await clerk.run('rehearsals.ask', input)).toMatchObject(refusal('sale_too_near'));
    await clerk.run('waiting-room.turn-off', { room_id: roomId });
    expect((await clerk.run('rehearsals.ask', input)).status).toBe(200);
  });

  it.each([
    [61, 200],
    [59, 409],
  ])('when a sale opens in %i minutes is answered %i', async (minutes, status) => {
    const at = new Date(house.now().getTime() + minutes * 60_000);
    const open = (opensAt: Date | null) =>
      db().query(
        sql`update listed_performances set sale_starts_at = ${opensAt} where performance_id = ${other}`,
      );
    await open(at);
    onTestFinished(async () => void (await open(null)));
    const clerk = await house.operator('box_office');
    expect((await clerk.run('rehearsals.ask', input)).status).toBe(status);
  });

  it('is for those who may change the performance', async () => {
    const finance = await house.operator('finance');
    expect(await finance.run('rehearsals.ask', input)).toMatchObject({ status: 403 });
    expect(await finance.run('rehearsals.stop', { rehearsal_id: randomUUID() })).toMatchObject({
      status: 403,
    });
    const owner = await house.operator('owner');
    expect(await owner.run('rehearsals.ask', { ...input, performance_id: 999 })).toMatchObject({
      status: 404,
    });
    expect(await owner.run('rehearsals.ask', { ...input, visitors: 20_001 })).toMatchObject({ status: 422 });
  });
});

describe('a rehearsal', () => {
  it('is watched while it goes on, and draws its curve', async () => {
    const clerk = await house.operator('box_office');
    const id = await ask(clerk);
    expect(await claim()).toMatchObject({ id, performance_id: 12, visitors: 600, has_room: true });
    expect(await claim()).toBeUndefined();
    const progress = {
      gathered: 600,
      admitted: 9,
      held: 8,
      refused: 1,
      orders: 4,
      sold: 6,
      gone: 3,
      shed: 0,
    };
    const openedAt = house.now();
    const beat = { at: house.now(), stage: 'selling', progress, seats: 20, openedAt };
    expect(await storeBeat(db(), id, beat)).toBe(true);
    await insertSums(db(), id, [
      { second: 0, held: 5, sold: 0, ...sums },
      { second: 3, held: 2, sold: 4, ...sums },
      { second: 62, held: 1, sold: 2, ...sums },
    ]);
    expect((await look(clerk)).under_way).toMatchObject({
      stage: 'selling',
      progress,
      points: [
        { minute: 0, share: 0 },
        { minute: 5 / 60, share: 0.2 },
        { minute: 65 / 60, share: 0.3 },
      ],
    });
    const figures = {
      bought: 3,
      told: 597,
      left_waiting: 0,
      sold: 6,
      requests: 9000,
      shed: 0,
      hold_p95_ms: 90,
      seconds: 70,
    };
    const faults = [{ code: 'unsold', count: 14 }] as const;
    const ending = { at: house.now(), outcome: 'broken', faults, figures, heldPerSecond: 0.8 } as const;
    await finishRehearsal(db(), id, ending);
    const { under_way, finished } = await look(clerk);
    expect(under_way).toBeNull();
    expect(finished).toMatchObject([{ id, outcome: 'broken', faults, figures, held_per_second: 0.8 }]);
    expect((await look(clerk, other)).finished).toEqual([]);
    const cockpit = await clerk.get(`${consolePaths.watchSale}?performance_id=${performanceId}&lang=ru`);
    const { performance, curve } = consoleReads.watchSale.schema.response[200].parse(cockpit.body);
    // What was sold before it could not be had in the copy, and stands at its beginning here.
    const before = 1 - 20 / (performance.sold + performance.held + performance.free);
    expect(curve.rehearsal?.points.map(({ share }) => share)).toEqual([
      expect.closeTo(before),
      expect.closeTo(before + 0.2 * (1 - before)),
      expect.closeTo(before + 0.3 * (1 - before)),
    ]);
  });

  it('that is stopped is told so by its next sign of life, and cannot be stopped twice', async () => {
    const clerk = await house.operator('box_office');
    const id = await ask(clerk);
    await claim();
    expect((await clerk.run('rehearsals.stop', { rehearsal_id: id })).status).toBe(200);
    const progress = { gathered: 0, admitted: 0, held: 0, refused: 0, orders: 0, sold: 0, gone: 0, shed: 0 };
    const beat = { at: house.now(), stage: 'starting', progress, seats: null, openedAt: null };
    expect(await storeBeat(db(), id, beat)).toBe(false);
    expect((await look(clerk)).finished).toMatchObject([
      { outcome: 'stopped', faults: [{ code: 'stopped_by_operator', count: 1 }] },
    ]);
    expect(await clerk.run('rehearsals.stop', { rehearsal_id: id })).toMatchObject(refusal('rehearsal_over'));
    expect((await clerk.run('rehearsals.ask', input)).status).toBe(200);
  });

  it.each([
    ['that nobody began', false, 11, 'nobody_ran'],
    ['whose runner is heard of no more', true, 2, 'runner_gone'],
  ])('%s is said to be left alone after a minute, and is ended', async (_what, isBegun, minutes, code) => {
    const clerk = await house.operator('box_office');
    await ask(clerk);
    if (isBegun) await claim();
    house.pass(1.1);
    expect((await look(clerk)).under_way).toMatchObject({ is_left_alone: true });
    house.pass(minutes - 1);
    await endLeftRehearsals(db(), house.now());
    expect((await look(clerk)).finished).toMatchObject([
      { outcome: 'stopped', faults: [{ code, count: 1 }] },
    ]);
  });

  it('is kept for as long as sales are held against it, with what was counted in it', async () => {
    const clerk = await house.operator('box_office');
    const id = await ask(clerk);
    await insertSums(db(), id, [{ second: 0, held: 5, sold: 0, ...sums }]);
    await clerk.run('rehearsals.stop', { rehearsal_id: id });
    const count = () => rows(sql`select 1 from rehearsals join rehearsal_sums on rehearsal_id = id`);
    const days = (number: number) => new Date(house.now().getTime() + number * 24 * 3_600_000);
    await forgetRehearsals(db(), days(399));
    expect(await count()).toHaveLength(1);
    await forgetRehearsals(db(), days(401));
    expect(await count()).toHaveLength(0);
  });
});
