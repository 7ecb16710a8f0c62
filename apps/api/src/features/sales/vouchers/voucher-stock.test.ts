import { randomUUID } from 'node:crypto';
import { codesQuery, type VoucherIssue } from '@parterre/contracts/console/vouchers';
import type { Availability } from '@parterre/contracts/dates/availability';
import type { Offers } from '@parterre/contracts/dates/offers';
import { checkedCodes } from '@parterre/contracts/orders/checked-codes';
import type { Order } from '@parterre/contracts/orders/order';
import { hasSeat, setFromBase64 } from '@parterre/domain/seats/bit-set';
import { beforeEach, describe, expect, it } from 'vitest';
import { runCommand } from '../../../commands/run-command.service.ts';
import { sql } from '../../../database/sql.ts';
import { brokenInvariants } from '../../../testing/broken-invariants.ts';
import { countLockWaiters } from '../../../testing/count-lock-waiters.ts';
import { issueVoucher, voucherTerms } from '../../../testing/issue-voucher.ts';
import { orderFixture } from '../../../testing/order-fixture.ts';
import type { Visitor } from '../../../testing/visitor.ts';
import { watchStatements } from '../../../testing/watch-statements.ts';
import { sweepBaskets } from '../../basket/sweep-baskets.service.ts';
import { makePlanLibrary } from '../../performances/plan-cache.service.ts';
import { releaseDueSeats } from '../../performances/withholding/release-due-seats.service.ts';
import { releaseSeats, withholdSeats } from '../../performances/withholding/withhold-seats.service.ts';
import { refundOrder } from '../refunds/refund-order.service.ts';
import { endReservations } from './end-reservations.service.ts';
import { listVoucherCodes } from './list-vouchers.service.ts';
import { endVouchers, issueVouchers } from './voucher-commands.service.ts';

/** Of the seated catalogue: rows 1 and 2 are seats 0–3 and 4–7, 2,200 and 1,100; its file withholds 1, 4 and 5. */
const fixture = orderFixture();
const { api, visitor, place, read, begin, bank, bankId, call, rows, now, pass, sweep, deps } = fixture;
const db = () => api().database.db;
const plans = () => makePlanLibrary(db());
const staff = () => ({ db: db(), now, verifyStepUp: async () => true });
const asked = <Input>(input: Input) => ({
  actor: { kind: 'command_line', name: 'anna@machine' } as const,
  input,
  reason: 'guests of the theatre',
});
const withhold = (seats: number[], release_at?: string) =>
  runCommand(staff(), withholdSeats(plans()), asked({ performance_id: 12, seats, release_at }));
const issue = (code: string, more: Partial<VoucherIssue> = {}) =>
  issueVoucher(db(), now, code, { performance_ids: [12], ...more });
const opening = (code: string, seats: number[], more: Partial<VoucherIssue> = {}) =>
  issue(code, { stock: { kind: 'opens', seats }, ...more });
const preview = (stock: VoucherIssue['stock'], more: Partial<VoucherIssue> = {}) =>
  db().transaction((tx) =>
    issueVouchers(plans()).preview(tx, voucherTerms('LOOK', { performance_ids: [12], stock, ...more }), {
      actor: { kind: 'command_line', name: 'anna@machine' },
      at: now(),
    }),
  );
/** Who looks at it in the console. */
const clerk = {
  kind: 'staff',
  accountId: randomUUID(),
  sessionId: randomUUID(),
  name: 'anna@example.com',
  grants: [{ role: 'box_office', scope: { kind: 'house' } }],
} as const;
const readPlaces = async (batch_id: string) => {
  const page = await listVoucherCodes(db(), clerk, { query: codesQuery.parse({ batch_id }), at: now() });
  return 'kind' in page ? page : page.batch.stock?.places;
};
const end = (batch_id: string, voucher_id?: string) =>
  runCommand(staff(), endVouchers, asked({ batch_id, voucher_id }));
const sweepHolds = () => sweepBaskets({ db: db(), now, announce: () => undefined });
const sweepStock = () => endReservations({ db: db(), now, plans: plans() });
const sound = async () => expect(await brokenInvariants(db(), now())).toEqual([]);

/** What whoever has entered these codes is given to show. */
const readKeys = async (...codes: string[]) => {
  const { body } = await call<unknown>('POST', '/api/orders/codes', { body: { codes } });
  return (checkedCodes.parse(body).opens ?? []).map(({ key }) => key);
};
const withKeys = (...keys: string[]) => ({ query: `?keys=${keys.join(',')}` });
const seats = async (query = '') => {
  const answer = await call<Availability>('GET', `/v2/dates/12/availability${query}`);
  const free = setFromBase64(answer.body.free, 8);
  if (!free) throw new Error('the answer is damaged');
  return {
    free: [0, 1, 2, 3, 4, 5, 6, 7].filter((seat) => hasSeat(free, seat)),
    opened: answer.body.opened,
  };
};
const left = async (zone: string, query = '') => {
  const { body } = await call<Offers>('GET', `/v2/dates/12/offers${query}`);
  return [
    ...body.zones.map(({ id, left }) => [id, left] as const),
    ...body.general.map(({ zone_id, left }) => [zone_id, left] as const),
  ].find(([id]) => id === zone)?.[1];
};
const readState = async (seat: number) =>
  (
    await rows(sql<{ state: string; reason: string | null }>`
      select state, reason
      from stock_seats
      left join withheld_seats using (event_id, performance_id, seat)
      where performance_id = 12 and seat = ${seat}`)
  )[0];
const holdOpened = async (code: string, id = '12:2'): Promise<Visitor> => {
  const anna = visitor();
  expect(await anna.add(id, 1, withKeys(...(await readKeys(code))))).toMatchObject({ status: 200 });
  return anna;
};
const orderWith = async (who: Visitor, code: string, expected_total = 2000) => {
  const { status, body } = await place(who, { voucher_codes: [code], expected_total });
  expect([status, body.error?.code]).toEqual([201, undefined]);
  return body as unknown as Order;
};
const paidWith = async (who: Visitor, code: string) => {
  const order = await orderWith(who, code);
  await bank().pay(await bankId(await begin(order)));
  return read(order);
};

beforeEach(async () => {
  await db().query(sql`delete from withheld_seats`);
  await db().query(sql`delete from stock_seats where seat not in (1, 4, 5)`);
});

describe('a withheld seat', () => {
  it('is opened only by its code: to whoever has entered it, everywhere, and to nobody else', async () => {
    await withhold([2, 3]);
    await opening('CLUB', [2]);
    const [key = ''] = await readKeys('club');
    expect(await seats()).toEqual({ free: [0, 6, 7], opened: undefined });
    expect(await seats(`?keys=${key}`)).toEqual({ free: [0, 2, 6, 7], opened: [2] });
    expect([await left('front'), await left('front', `?keys=${key}`)]).toEqual([1, 2]);
    expect((await visitor().add('12:2')).status).toBe(409);
    expect((await visitor().add('12:2', 1, withKeys(randomUUID()))).status).toBe(409);
    expect((await visitor().add('12:3', 1, withKeys(key))).status).toBe(409);
    expect((await visitor().add('12:2', 1, withKeys(key))).status).toBe(200);
    expect((await seats(`?keys=${key}`)).free).toEqual([0, 6, 7]);
    await sound();
  });

  it('is ordered with its code, and with no other', async () => {
    await withhold([2]);
    await opening('CLUB', [2]);
    await issue('OTHER');
    const anna = await holdOpened('CLUB');
    for (const voucher_codes of [[], ['OTHER']])
      expect(
        await place(anna, { voucher_codes, expected_total: voucher_codes.length > 0 ? 2000 : 2200 }),
      ).toMatchObject({
        status: 409,
        body: { error: { code: 'voucher_required' } },
      });
    expect((await orderWith(anna, 'CLUB')).vouchers).toMatchObject([{ code: 'CLUB', amount: 200 }]);
    await sound();
  });

  it('is withheld again, for the same reason, when its hold lapses; until then and after nobody else has it', async () => {
    await withhold([2]);
    await opening('CLUB', [2]);
    await holdOpened('CLUB');
    pass(30);
    expect((await seats()).free).toEqual([0, 3, 6, 7]);
    expect((await visitor().add('12:2')).status).toBe(409);
    expect(await sweepHolds()).toBe(1);
    expect(await readState(2)).toEqual({ state: 'withheld', reason: 'guests of the theatre' });
    expect((await visitor().add('12:2')).status).toBe(409);
    await holdOpened('CLUB');
    await sound();
  });

  it('is withheld again when it is taken out of the basket, when its order is not paid, and when its ticket is given back', async () => {
    await withhold([2]);
    await opening('CLUB', [2], { max_uses: 1, returns: 'always' });
    await (await holdOpened('CLUB')).clear();
    expect(await readState(2)).toMatchObject({ state: 'withheld' });

    await orderWith(await holdOpened('CLUB'), 'CLUB');
    pass(80);
    await sweep();
    expect(await readState(2)).toMatchObject({ state: 'withheld' });

    const order = await paidWith(await holdOpened('CLUB'), 'CLUB');
    expect(await readState(2)).toMatchObject({ state: 'sold' });
    expect(await readKeys('CLUB')).toEqual([]);
    await refundOrder(deps(), Number(order.number), { kind: 'all' });
    expect(await readState(2)).toEqual({ state: 'withheld', reason: 'guests of the theatre' });
    expect((await visitor().add('12:2')).status).toBe(409);
    await sound();
  });

  it('is counted for whoever issued its code: as withheld, in a basket, or sold', async () => {
    await withhold([2, 3, 6]);
    const batch = await opening('CLUB', [2, 3, 6]);
    expect(await readPlaces(batch)).toEqual({ withheld: 3, held: 0, sold: 0 });
    await paidWith(await holdOpened('CLUB'), 'CLUB');
    await holdOpened('CLUB', '12:3');
    expect(await readPlaces(batch)).toEqual({ withheld: 1, held: 1, sold: 1 });
  });

  it('is taken again by late money, or the money goes back', async () => {
    await withhold([2]);
    await opening('CLUB', [2]);
    const order = await orderWith(await holdOpened('CLUB'), 'CLUB');
    const payment = await bankId(await begin(order));
    bank().breakDown('error');
    pass(80);
    await sweep();
    bank().breakDown('none');
    expect(await readState(2)).toMatchObject({ state: 'withheld' });
    await bank().pay(payment);
    pass(30);
    await sweep();
    expect((await read(order)).state).toBe('paid');
    expect(await readState(2)).toMatchObject({ state: 'sold' });
    await sound();
  });

  it('goes on sale at its time: not while somebody has it, and after that when it is given back', async () => {
    await withhold([2, 3], new Date(now().getTime() + 60_000).toISOString());
    await opening('CLUB', [2, 3]);
    const anna = await holdOpened('CLUB');
    const release = () => releaseDueSeats({ db: db(), now, plans: plans() });
    pass(1);
    await release();
    expect([await readState(2), await readState(3)]).toMatchObject([{ state: 'held' }, { state: 'free' }]);
    await sound();
    const order = await paidWith(anna, 'CLUB');
    await release();
    expect(await readState(2)).toEqual({ state: 'sold', reason: null });
    await refundOrder(deps(), Number(order.number), { kind: 'all' });
    expect((await visitor().add('12:2')).status).toBe(200);
    await sound();
  });

  it('is not opened by a code that is not yet good, ended, expired or used up', async () => {
    await withhold([2, 3]);
    await opening('LATER', [2], { valid_from: '2027-01-01T00:00:00Z' });
    expect(await readKeys('LATER')).toEqual([]);
    const batch = await opening('SHORT', [3], {
      valid_until: new Date(now().getTime() + 60_000).toISOString(),
    });
    const [key = ''] = await readKeys('SHORT');
    expect((await seats(`?keys=${key}`)).free).toContain(3);
    await end(batch);
    expect((await seats(`?keys=${key}`)).free).not.toContain(3);
    expect((await visitor().add('12:3', 1, withKeys(key))).status).toBe(409);
    // Another batch may open what no code opens any more.
    await opening('ONCE', [3], { max_uses: 1 });
    const [once = ''] = await readKeys('ONCE');
    await orderWith(await holdOpened('ONCE', '12:3'), 'ONCE');
    expect((await seats(`?keys=${once}`)).free).not.toContain(2);
    expect(await readKeys('ONCE')).toEqual([]);
    await sound();
  });

  it('is opened by one batch, and only where an operator withholds it; the codes count for what they open', async () => {
    await withhold([2, 3]);
    expect(await preview({ kind: 'opens', seats: [1, 2, 6] })).toMatchObject({
      after: { opens: ['Hall, 1: 3'], left_out: ['Hall, 1: 2', 'Hall, 2: 3'] },
    });
    await opening('CLUB', [2]);
    const refusal = async (...of: Parameters<typeof preview>) => {
      const outcome = await preview(...of);
      return outcome.kind === 'refused' ? outcome.problem.error : undefined;
    };
    expect(await refusal({ kind: 'opens', seats: [2] })).toMatchObject({ code: 'seats_not_withheld' });
    const fault = { code: 'invalid_request', details: [{ field: 'input.stock' }] };
    expect(await refusal({ kind: 'opens', seats: [3] }, { zones: ['back'] })).toMatchObject(fault);
    expect(await refusal({ kind: 'opens', seats: [3] }, { seats: [2] })).toMatchObject(fault);
    expect(await refusal({ kind: 'opens', seats: [3] }, { performance_ids: [1, 12] })).toMatchObject(fault);
    expect(await refusal({ kind: 'opens', seats: [900] })).toMatchObject(fault);
  });

  it('that an operator releases is on sale, and no code has anything to do with it any more', async () => {
    await withhold([2]);
    await opening('CLUB', [2]);
    await runCommand(staff(), releaseSeats(plans()), asked({ performance_id: 12, seats: [2] }));
    const anna = visitor();
    expect((await anna.add('12:2')).status).toBe(200);
    await anna.clear();
    expect(await readState(2)).toEqual({ state: 'free', reason: null });
    await sound();
  });
});

describe('reserved places', () => {
  it('are taken out of the sale for a batch, and what is left comes back when it ends', async () => {
    const batch = await issue('CLUB', { stock: { kind: 'reserves_seats', seats: [2, 3] } });
    expect(await readState(2)).toEqual({ state: 'withheld', reason: 'A tenth off' });
    expect((await visitor().add('12:2')).status).toBe(409);
    const held = await holdOpened('CLUB', '12:3');
    const order = await paidWith(await holdOpened('CLUB'), 'CLUB');
    await end(batch);
    await sweepStock();
    await sound();
    // What somebody holds is theirs; given back, it is on sale like the rest.
    expect([await readState(2), await readState(3)]).toMatchObject([
      { state: 'sold', reason: null },
      { state: 'held' },
    ]);
    await held.clear();
    await sweepStock();
    expect((await seats()).free).toEqual([0, 3, 6, 7]);
    await refundOrder(deps(), Number(order.number), { kind: 'all' });
    expect((await seats()).free).toEqual([0, 2, 3, 6, 7]);
    await sound();
  });

  it('come back when the batch expires', async () => {
    await issue('CLUB', {
      name: 'Friends',
      stock: { kind: 'reserves_places', zone: 'floor', count: 15 },
      valid_until: new Date(now().getTime() + 60_000).toISOString(),
    });
    expect(await left('floor')).toBe(25);
    pass(1);
    await Promise.all([sweepStock(), sweepStock()]);
    expect(await left('floor')).toBe(40);
    const [entries] = await rows(sql<{ count: number }>`
      select count(*)::integer as count from audit_log where reason = 'the vouchers are over: Friends'`);
    expect(entries?.count).toBe(1);
    await sound();
  });

  it('of a zone are the best that are free, and more than are free are refused', async () => {
    expect(await preview({ kind: 'reserves_places', zone: 'front', count: 2 })).toMatchObject({
      after: { reserves: ['Hall, 1: 3–4'] },
    });
    await visitor().add('12:3');
    expect(await preview({ kind: 'reserves_seats', seats: [2, 3] })).toMatchObject({
      after: { reserves: ['Hall, 1: 3'], left_out: ['Hall, 1: 4'] },
      blocked: { error: { code: 'places_not_free' } },
    });
    expect(await preview({ kind: 'reserves_places', zone: 'floor', count: 41 })).toMatchObject({
      blocked: { error: { code: 'places_not_free' } },
    });
    const none = await preview({ kind: 'reserves_places', zone: 'balcony', count: 1 });
    expect(none).toMatchObject({ kind: 'refused' });
  });

  it('without numbers are taken first by whoever has the code, then what everybody may have', async () => {
    await issue('CLUB', { stock: { kind: 'reserves_places', zone: 'floor', count: 3 } });
    const [key = ''] = await readKeys('CLUB');
    expect([await left('floor'), await left('floor', `?keys=${key}`)]).toEqual([37, 40]);
    const anna = visitor();
    await anna.add('12:floor', 5, withKeys(key));
    expect([await left('floor'), await left('floor', `?keys=${key}`)]).toEqual([35, 35]);
    await anna.change({ type: 'UPDATE_TICKET', ticket: { id: '12:floor', count: 1 } });
    expect([await left('floor'), await left('floor', `?keys=${key}`)]).toEqual([37, 39]);
    pass(30);
    await sweepHolds();
    expect([await left('floor'), await left('floor', `?keys=${key}`)]).toEqual([37, 40]);
    await sound();
  });
});

describe('when many come at once', () => {
  const crowd = async (id: string, options?: { query: string }) => {
    const answers = await Promise.all(Array.from({ length: 200 }, () => visitor().add(id, 1, options)));
    return answers.filter(({ status }) => status === 200).length;
  };

  it('one of two hundred gets the last reserved seat, and nobody without the code', async () => {
    await issue('CLUB', { stock: { kind: 'reserves_seats', seats: [2] } });
    const [key = ''] = await readKeys('CLUB');
    expect(await Promise.all([crowd('12:2', withKeys(key)), crowd('12:2')])).toEqual([1, 0]);
    await sound();
  }, 60_000);

  it('as many get reserved places without numbers as there are', async () => {
    await issue('CLUB', { stock: { kind: 'reserves_places', zone: 'floor', count: 40 } });
    const [key = ''] = await readKeys('CLUB');
    expect(await Promise.all([crowd('12:floor', withKeys(key)), crowd('12:floor')])).toEqual([40, 0]);
    await sound();
  }, 60_000);

  it('a code that ends while the seat is being taken opens nothing', async () => {
    await withhold([2]);
    const batch = await opening('CLUB', [2]);
    const [key = ''] = await readKeys('CLUB');
    const hold = await db().transaction(async (tx) => {
      await tx.query(
        sql`select from stock_seats where event_id = 9 and performance_id = 12 and seat = 2 for update`,
      );
      const holding = visitor().add('12:2', 1, withKeys(key));
      while ((await countLockWaiters(db())) === 0);
      await end(batch);
      return { holding };
    });
    expect((await hold.holding).status).toBe(409);
    expect(await readState(2)).toMatchObject({ state: 'withheld' });
    await sound();
  });
});

it('a hold sends the same statements with a code and without', async () => {
  await withhold([2]);
  await opening('CLUB', [2]);
  const [key = ''] = await readKeys('CLUB');
  const sent: string[] = [];
  watchStatements((text) => sent.push(text));
  expect((await visitor().add('12:3')).status).toBe(200);
  const without = sent.splice(0);
  expect((await visitor().add('12:2', 1, withKeys(key))).status).toBe(200);
  expect(sent).toEqual(without);
});
