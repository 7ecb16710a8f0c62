import { randomUUID } from 'node:crypto';
import type { Today } from '@parterre/contracts/console/today';
import { today as todayContract } from '@parterre/contracts/console/today';
import { consolePaths } from '@parterre/contracts/paths/console-paths';
import type { RoleGrant, RoleScope, StaffRole } from '@parterre/domain/staff/roles';
import { describe, expect, it } from 'vitest';
import type { StaffActor } from '../../commands/command.ts';
import { runCommand } from '../../commands/run-command.service.ts';
import { sql } from '../../database/sql.ts';
import { consoleFixture } from '../../testing/console/console-fixture.ts';
import { orderFixture } from '../../testing/order-fixture.ts';
import { resolveAttention } from '../sales/attention/resolve-attention.service.ts';
import { refundOrder } from '../sales/refunds/refund-order.service.ts';
import { readToday } from './today.service.ts';

const { api, ordered, begin, bank, bankId, read, rows, sweep, pass, deps, now } = orderFixture();
const { operator } = consoleFixture({ sale: deps });
const db = () => api().database.db;
const week = 7 * 24 * 60;

const somebody = (role: StaffRole, scope: RoleScope = { kind: 'house' }): StaffActor => {
  const grants: RoleGrant[] = [{ role, scope }];
  return {
    kind: 'staff',
    accountId: randomUUID(),
    sessionId: randomUUID(),
    name: 'anna@example.com',
    grants,
  };
};
const look = async (actor = somebody('owner'), at = now(), timeZone = 'UTC'): Promise<Today> => {
  const seen = await readToday(db(), actor, { timeZone }, at);
  expect(todayContract.parse(seen)).toEqual(seen);
  return seen;
};

/** Two places of performance 12 for 1100. */
async function paid() {
  const order = await ordered();
  await bank().pay(await bankId(await begin(order)));
  expect((await read(order)).state).toBe('paid');
  return order;
}
const orderId = async ({ token }: { readonly token: string }) => {
  const [row] = await rows(sql<{ id: string }>`select id from orders where token = ${token}`);
  return row?.id ?? '';
};

it('is by the clock of the house, wherever the device of whoever looks stands', async () => {
  const owner = await operator('owner');
  // Never the same day.
  const zones = ['Pacific/Kiritimati', 'Pacific/Pago_Pago'];
  const seen = zones.map(async (zone) => owner.get(`${consolePaths.readToday}?time_zone=${zone}`));
  const days = (await Promise.all(seen)).map(({ body }) => todayContract.parse(body).day);
  expect(new Set(days).size).toBe(1);
});

it('tells those who change the catalogue of drafts that could not go out', async () => {
  await db().query(sql`
    insert into drafts (id, name, preview_key, created_by, created_at, changed_by, changed_at, checked_at, problems)
    values (${randomUUID()}, 'Autumn', ${randomUUID()}, 'anna', ${now()}, 'anna', ${now()}, ${now()}, '["draft_refused"]'),
      (${randomUUID()}, 'Winter', ${randomUUID()}, 'anna', ${now()}, 'anna', ${now()}, ${now()}, '[]')`);
  expect((await look(somebody('editor'))).stuck_drafts).toMatchObject([
    {
      name: 'Autumn',
      publish_at: null,
      since: now().toISOString(),
      problems: ['draft_refused'],
    },
  ]);
  expect((await look(somebody('box_office'))).stuck_drafts).toBeNull();
  await db().query(sql`delete from drafts`);
});

describe('what is played', () => {
  const evening = new Date('2026-12-18T12:00:00Z');

  it('today stands by itself, and adds up with the six days after it', async () => {
    await paid();
    const { day, tonight, week: days } = await look(somebody('door_lead'), evening);
    expect([day, days.map((one) => one.day)]).toEqual([
      '2026-12-18',
      ['18', '19', '20', '21', '22', '23', '24'].map((date) => `2026-12-${date}`),
    ]);
    const [recital] = tonight.filter(({ id }) => id === 12);
    expect(recital).toMatchObject({ sold: 2, held: 0, withheld: 13 });
    for (const { capacity, sold, held, withheld, free } of tonight)
      expect(sold + held + withheld + free).toBe(capacity);
    const total = (name: 'sold' | 'free' | 'capacity') => tonight.reduce((sum, one) => sum + one[name], 0);
    expect(days[0]).toMatchObject({
      performances: tonight.length,
      sold: total('sold'),
      free: total('free'),
      capacity: total('capacity'),
    });
  });

  it('fills no evening once it is called off, and is still seen', async () => {
    const [before] = (await look(somebody('owner'), evening)).week;
    const setStatus = (status: string) =>
      rows(sql`update listed_performances set status = ${status} where performance_id = 12`);
    await setStatus('cancelled');
    try {
      const { tonight, week: days } = await look(somebody('owner'), evening);
      const [recital] = tonight.filter(({ id }) => id === 12);
      expect(recital?.state).toBe('cancelled');
      expect(days[0]).toMatchObject({
        performances: (before?.performances ?? 0) - 1,
        capacity: (before?.capacity ?? 0) - (recital?.capacity ?? 0),
      });
    } finally {
      await setStatus('scheduled');
    }
  });

  it('is today by the clock of whoever looks', async () => {
    const late = new Date('2026-12-17T22:30:00Z');
    expect((await look(somebody('owner'), late)).day).toBe('2026-12-17');
    const moscow = await look(somebody('owner'), late, 'Europe/Moscow');
    expect([moscow.day, moscow.tonight.map(({ id }) => id)]).toEqual(['2026-12-18', [12]]);
  });

  it('elsewhere is not shown to those whose role counts for some places or events alone', async () => {
    const ofNine = await look(somebody('box_office', { kind: 'events', ids: [9] }), evening);
    expect(ofNine.tonight.map(({ event_id }) => event_id)).toEqual([9]);
    const ofOther = await look(somebody('box_office', { kind: 'events', ids: [1] }), evening);
    expect(ofOther.tonight).toEqual([]);
  });
});

describe('takings', () => {
  it('are what came in less what was given back, beside the same day a week ago until the same time', async () => {
    const first = await paid();
    pass(120);
    await paid();
    await refundOrder(deps(), Number(first.number), { kind: 'all' });
    await sweep();
    const [roubles] = (await look()).takings ?? [];
    expect(roubles).toMatchObject({ currency_code: 'RUB', today: 1100, week_before: 0 });
    expect(roubles?.hours).toHaveLength(24);
    expect(roubles?.hours.map(({ today }) => today).filter(Boolean)).toEqual([1100]);

    pass(week - 60);
    const [later] = (await look()).takings ?? [];
    expect(later).toMatchObject({ today: 0, week_before: 1100, week_before_so_far: 1100 });
  });

  it('of a week ago end at the same time by the clock on the wall, and a day that is an hour longer has all its hours', async () => {
    await paid();
    const receiveAt = (at: string) =>
      rows(sql`
        insert into journal (at, entry, order_id, payment_id, amount_minor, currency)
        select ${at}, entry, order_id, payment_id, amount_minor, currency
        from journal
        where entry = 'payment.succeeded'
        limit 1`);
    const inBerlin = async (at: string) =>
      (await look(somebody('owner'), new Date(at), 'Europe/Berlin')).takings?.[0];
    // Clocks are put back on the 25th: a quarter past noon is at 10:15 UTC on the 24th, and at 11:15 a week later.
    await receiveAt('2026-10-24T10:45:00Z');
    expect(await inBerlin('2026-10-31T11:15:00Z')).toMatchObject({
      week_before: 1100,
      week_before_so_far: 0,
    });
    await receiveAt('2026-10-25T22:30:00Z');
    const { hours = [] } = (await inBerlin('2026-11-01T11:15:00Z')) ?? {};
    expect([hours.length, hours.at(-1)]).toEqual([25, { today: 0, week_before: 1100 }]);
  });

  it('of a certificate were taken when it was bought', async () => {
    await paid();
    await rows(sql`update payments set kind = 'certificate'`);
    expect((await look()).takings).toEqual([]);
  });

  it.each<[StaffRole, boolean]>([
    ['owner', true],
    ['finance', true],
    ['box_office', false],
    ['editor', false],
    ['door_lead', false],
  ])('are shown to %s: %s', async (role, isShown) => {
    expect((await look(somebody(role))).takings !== null).toBe(isShown);
    const limited = await look(somebody(role, { kind: 'events', ids: [9] }));
    expect(limited.takings).toBeNull();
  });
});

describe('what needs a person', () => {
  const flag = (subject: string, order: string | null, reason: 'refund_by_hand' | 'payment_unknown') =>
    rows(sql`
      insert into attention_items (subject, reason, order_id, details, created_at)
      values (${subject}, ${reason}, ${order}, '{}', ${now()})`);
  const resolve = (actor: StaffActor, subject: string) =>
    runCommand({ db: db(), now, verifyStepUp: async () => false }, resolveAttention, {
      actor,
      input: { subject },
      reason: 'transferred today',
    });

  it('is listed, the oldest first, and is gone once somebody says that it is done', async () => {
    const order = await paid();
    await flag('payment:unknown', null, 'payment_unknown');
    pass(1);
    await flag('refund:1', await orderId(order), 'refund_by_hand');
    const { attention } = await look(somebody('box_office'));
    expect(attention).toEqual({
      total: 2,
      items: [
        {
          subject: 'payment:unknown',
          reason: 'payment_unknown',
          order_number: null,
          since: expect.any(String),
        },
        {
          subject: 'refund:1',
          reason: 'refund_by_hand',
          order_number: Number(order.number),
          since: now().toISOString(),
        },
      ],
    });
    expect((await resolve(somebody('finance'), 'refund:1')).kind).toBe('done');
    expect((await look()).attention?.items.map(({ subject }) => subject)).toEqual(['payment:unknown']);
    expect(await resolve(somebody('finance'), 'refund:1')).toMatchObject({
      kind: 'refused',
      problem: { error: { code: 'not_found' } },
    });
    expect(await rows(sql`select resolved_by from attention_items where subject = 'refund:1'`)).toEqual([
      { resolved_by: 'anna@example.com' },
    ]);
  });

  it('is seen and done by those whose role counts for all that the order is for', async () => {
    await flag('refund:2', await orderId(await paid()), 'refund_by_hand');
    await flag('payment:unknown', null, 'payment_unknown');
    const here = somebody('box_office', { kind: 'events', ids: [9] });
    const elsewhere = somebody('box_office', { kind: 'events', ids: [1] });
    expect((await look(here)).attention).toMatchObject({ total: 1, items: [{ subject: 'refund:2' }] });
    expect((await look(elsewhere)).attention).toEqual({ total: 0, items: [] });
    expect((await look(somebody('editor'))).attention).toBeNull();
    expect((await resolve(elsewhere, 'refund:2')).kind).toBe('refused');
    expect((await resolve(here, 'payment:unknown')).kind).toBe('refused');
    expect((await resolve(here, 'refund:2')).kind).toBe('done');
  });
});

it('what waits to be sent, and the doctor’s verdict, are for those of the whole house who may know', async () => {
  await paid();
  const [owner, clerk, editor] = [
    await look(),
    await look(somebody('box_office')),
    await look(somebody('editor')),
  ];
  expect(owner.outbox).toEqual({ waiting: expect.any(Number), oldest_seconds: expect.any(Number) });
  expect(owner.doctor).toEqual({ verdict: null, under_way: null });
  expect([clerk.outbox !== null, clerk.doctor]).toEqual([true, null]);
  expect([editor.outbox, editor.doctor]).toEqual([null, null]);
});
