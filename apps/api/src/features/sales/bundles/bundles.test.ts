import { randomUUID } from 'node:crypto';
import { bundleList } from '@parterre/contracts/bundles/bundle';
import type { BundleSave } from '@parterre/contracts/console/bundles';
import { checkedCodes } from '@parterre/contracts/orders/checked-codes';
import type { Order } from '@parterre/contracts/orders/order';
import { beforeEach, describe, expect, it } from 'vitest';
import type { StaffActor } from '../../../commands/command.ts';
import { sql } from '../../../database/sql.ts';
import { announce, usualStart } from '../../../testing/announce.ts';
import { brokenInvariants } from '../../../testing/broken-invariants.ts';
import { issueVoucher } from '../../../testing/issue-voucher.ts';
import { orderFixture } from '../../../testing/order-fixture.ts';
import { bundleTerms, saveTestBundle } from '../../../testing/save-bundle.ts';
import { smallDate } from '../../../testing/small-catalogue.ts';
import type { Visitor } from '../../../testing/visitor.ts';
import { refundOrder } from '../refunds/refund-order.service.ts';
import { listHeldBundles, readBundleSales } from './list-bundles.service.ts';

const fixture = orderFixture();
const { api, visitor, place, read, begin, bank, bankId, call, rows, now, pass, sweep, deps, taken } = fixture;
const db = () => api().database.db;
const sound = async () => expect(await brokenInvariants(db(), now())).toEqual([]);

const owner: StaffActor = {
  kind: 'staff',
  accountId: randomUUID(),
  sessionId: randomUUID(),
  name: 'anna@parterre.example',
  grants: [{ role: 'owner', scope: { kind: 'house' } }],
};

/** Three evenings in the studio. */
let dates: readonly number[] = [];
beforeEach(async () => {
  const evening = (number: number) =>
    smallDate(`recital-${number}`, `2026-12-${17 + number}T19:00`, { hall: 'studio' });
  await announce(fixture, { started_at: usualStart, status: 'scheduled' }, [evening(2), evening(3)]);
  const found = await rows(sql<{ id: number }>`
    select id from performances where source_id like 'recital-%' order by source_id`);
  dates = found.map(({ id }) => id);
});

const save = (more: Partial<BundleSave> = {}) =>
  saveTestBundle(db(), now, bundleTerms('EVENINGS', dates, more));
const rubles = (kind: 'fixed' | 'amount', amount: number): BundleSave['rule'] => ({
  kind,
  prices: [{ currency_code: 'RUB', zone: null, amount }],
});

const hold = (who: Visitor, more: object = {}, key: string = randomUUID()) =>
  call<{ tickets: { id: string; count: number }[] }>('POST', '/api/bundles/hold', {
    body: {
      code: 'evenings',
      count: 1,
      choices: dates.map((date_id) => ({ date_id, zone: 'floor' })),
      ...more,
    },
    cookie: who.cookie(),
    key,
  });
/** Somebody whose basket the cookie of an answer is not needed for. */
const anybody = async () => {
  const anna = visitor();
  await anna.add('12:floor');
  await anna.clear();
  return anna;
};
const check = async (who: Visitor, codes = ['evenings']) =>
  checkedCodes.parse(
    (await call('POST', '/api/orders/codes', { body: { codes, lang: 'en' }, cookie: who.cookie() })).body,
  );
const bought = async (who: Visitor, expected_total: number): Promise<Order> => {
  const placed = await place(who, { voucher_codes: ['evenings'], expected_total });
  expect(placed).toMatchObject({ status: 201 });
  const order = placed.body as unknown as Order;
  await bank().pay(await bankId(await begin(order)));
  return read(order);
};
const listNumbers = ({ tickets }: Order, date: number) =>
  tickets.filter(({ line_id }) => line_id === `${date}:floor`).map(({ number }) => number);
const giveBack = (order: Order, numbers: readonly string[]) =>
  refundOrder(deps(), Number(order.number), { kind: 'tickets', numbers });
const booked = () =>
  rows(sql<{ performance_id: number; minor: number }>`
    select performance_id, sum(amount_minor)::bigint as minor from journal_parts
    where performance_id is not null group by performance_id having sum(amount_minor) <> 0 order by performance_id`);

describe('a bundle', () => {
  it('is listed, held at once, priced together, paid, and booked for each of its performances', async () => {
    await save({ rule: rubles('fixed', 1200) });
    const { body } = await call<unknown>('GET', '/api/bundles?lang=en');
    expect(bundleList.parse(body).results).toMatchObject([
      { code: 'EVENINGS', name: 'All evenings', pick: 3, dates: dates.map((id) => ({ id })) },
    ]);
    const anna = await anybody();
    const key = randomUUID();
    expect((await hold(anna, { count: 2 }, key)).status).toBe(200);
    // Sent again, it is done already.
    const { body: basket } = await hold(anna, { count: 2 }, key);
    expect(basket.tickets.map(({ id, count }) => [id, count])).toEqual(dates.map((id) => [`${id}:floor`, 2]));
    expect(await check(anna)).toMatchObject({
      codes: [{ kind: 'bundle', name: 'All evenings', amount: 600 }],
      total: { price: 2400, service_fee: 300 },
    });
    const order = await bought(anna, 2700);
    expect(order).toMatchObject({
      bundles: [{ name: 'Все вечера', amount: 600 }],
      vouchers: [],
      lines: dates.map(() => ({ price: 400, discount: 100, count: 2 })),
    });
    expect(await booked()).toEqual(dates.map((performance_id) => ({ performance_id, minor: 90_000 })));
    await sound();
    const [{ id } = { id: '' }] = await rows(sql<{ id: string }>`select id from bundles`);
    const look = { lang: 'en', page: 1 } as const;
    const sold = { orders: 1, sets: 2, taken_off: [{ currency_code: 'RUB', taken_off: 600 }] };
    expect(await listHeldBundles(db(), owner, { query: look, at: now() })).toMatchObject({
      results: [{ code: 'EVENINGS', ...sold }],
      has_more: false,
    });
    expect(
      await readBundleSales(db(), owner, { query: { ...look, bundle_id: id }, at: now() }),
    ).toMatchObject({
      bundle: { code: 'EVENINGS', ...sold },
      sales: [{ order_number: Number(order.number), state: 'paid', sets: 2, taken_off: 600 }],
    });
    // Whoever bought it has it by this code, and of so many parts.
    await expect(save({ bundle_id: id, code: 'OTHER' })).rejects.toThrow('stays as it was sold');
    await expect(save({ bundle_id: id, pick: 2 })).rejects.toThrow('stays as it was sold');
  });

  it('says what it lacks, and stands beside no code unless it may', async () => {
    await save();
    await issueVoucher(db(), now, 'TENTH', { is_combinable: true });
    const anna = visitor();
    await anna.add(`${dates[0]}:floor`);
    expect((await check(anna)).codes).toEqual([
      { kind: 'refused', code: 'evenings', reason: 'incomplete', missing: 2 },
    ]);
    const refused = await place(anna, { voucher_codes: ['evenings'], expected_total: 550 });
    expect(refused).toMatchObject({
      status: 409,
      body: { error: { code: 'voucher_refused', reason: 'incomplete' } },
    });
    for (const date of dates.slice(1)) await anna.add(`${date}:floor`);
    expect((await check(anna, ['tenth', 'evenings'])).codes).toMatchObject([
      { kind: 'refused', reason: 'not_combinable' },
      { kind: 'bundle', amount: 300 },
    ]);
    const [{ id } = { id: '' }] = await rows(sql<{ id: string }>`select id from bundles`);
    await save({ bundle_id: id, is_combinable: true });
    expect(await check(anna, ['tenth', 'evenings'])).toMatchObject({
      codes: [
        { kind: 'voucher', amount: 120 },
        { kind: 'bundle', amount: 300 },
      ],
      total: { price: 1080 },
    });
  });

  it('of the same seat takes it in all performances or in none, and says which lacks it', async () => {
    await save({ is_same_seat: true });
    const front = { choices: dates.map((date_id) => ({ date_id, zone: 'front' })) };
    const other = visitor();
    await other.add(`${dates[1]}:2`);
    // Of the first evening, one seat in front is withheld.
    const anna = await anybody();
    const { body } = await hold(anna, front);
    expect(body.tickets.map(({ id }) => id)).toEqual(dates.map((date) => `${date}:3`));
    expect((await check(anna)).codes).toMatchObject([{ kind: 'bundle', amount: 1200 }]);
    const before = await taken();
    const late = await hold(await anybody(), front);
    expect(late).toMatchObject({
      status: 409,
      body: { error: { code: 'bundle_unavailable', date_ids: dates.slice(0, 2) } },
    });
    expect(await taken()).toEqual(before);
  });

  it('goes to one of two who want the last of it, whole', async () => {
    await save();
    const back = { choices: dates.map((date_id) => ({ date_id, zone: 'back' })), count: 2 };
    const both = [await anybody(), await anybody()];
    const answers = await Promise.all(both.map((who) => hold(who, back)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await taken()).length).toBe(6);
  });
});

describe('a part of a bundle', () => {
  it('costs the others their price, and all of it brings all that was paid', async () => {
    await save({ rule: rubles('amount', 300) });
    const anna = await anybody();
    await hold(anna, { count: 2 });
    const order = await bought(anna, 2700);
    const [first, second, third] = dates.map((date) => listNumbers(order, date));
    // Two stay without a third: 2400 is kept, and what stays is worth 2200.
    expect(await giveBack(order, first?.slice(0, 1) ?? [])).toMatchObject({
      amount: { amountMinor: 25_000 },
    });
    await sound();
    expect(await giveBack(order, second?.slice(0, 1) ?? [])).toMatchObject({
      amount: { amountMinor: 55_000 },
    });
    expect(await giveBack(order, third?.slice(0, 1) ?? [])).toMatchObject({
      amount: { amountMinor: 55_000 },
    });
    // One person's is left, at the price of the bundle.
    expect((await booked()).reduce((sum, { minor }) => sum + minor, 0)).toBe(135_000);
    await giveBack(
      order,
      [first, second, third].flatMap((numbers) => numbers?.slice(1) ?? []),
    );
    expect(await booked()).toEqual([]);
    expect((await read(order)).state).toBe('refunded');
    await sound();
  });

  it('stays where the bundle goes back whole, unless the house does not play it', async () => {
    await save({ returns: 'whole' });
    const anna = await anybody();
    await hold(anna);
    const order = await bought(anna, 1350);
    expect(await giveBack(order, listNumbers(order, dates[0] ?? 0))).toEqual({ kind: 'bundle-broken' });
    const one = { kind: 'performance', performanceId: dates[0] ?? 0 } as const;
    expect(await refundOrder(deps(), Number(order.number), one)).toMatchObject({
      amount: { amountMinor: 45_000 },
    });
    await sound();
  });

  it('that the house does not play brings what it came to cost when another was given back before', async () => {
    await save({ rule: rubles('amount', 300) });
    const anna = await anybody();
    await hold(anna);
    const order = await bought(anna, 1350);
    expect(await giveBack(order, listNumbers(order, dates[0] ?? 0))).toMatchObject({
      amount: { amountMinor: 25_000 },
    });
    for (const date of dates.slice(1)) {
      const lost = { kind: 'performance', performanceId: date } as const;
      expect(await refundOrder(deps(), Number(order.number), lost)).toMatchObject({
        amount: { amountMinor: 55_000 },
      });
      await sound();
    }
    expect(await booked()).toEqual([]);
    expect((await read(order)).state).toBe('refunded');
  });

  it('and a ticket beside it, given back together: of the other nothing is kept in the books', async () => {
    await save({ rule: rubles('amount', 300), zones: ['floor'] });
    const anna = visitor();
    await anna.add('12:6');
    await hold(anna);
    const order = await bought(anna, 2450);
    const beside = order.tickets.filter(({ line_id }) => line_id === '12:6').map(({ number }) => number);
    const [first = 0, second = 0, third = 0] = dates;
    expect(await giveBack(order, [...listNumbers(order, second), ...beside])).toMatchObject({
      amount: { amountMinor: 110_000 + 25_000 },
    });
    expect(await booked()).toEqual([
      { performance_id: first, minor: 45_000 },
      { performance_id: second, minor: 20_000 },
      { performance_id: third, minor: 45_000 },
    ]);
    await sound();
  });

  it('was not sold where nobody paid', async () => {
    await save();
    const anna = await anybody();
    await hold(anna);
    await place(anna, { voucher_codes: ['evenings'], expected_total: 1350 });
    pass(20);
    await sweep();
    expect(
      await rows(sql`select entry, amount_minor from journal where entry like 'bundle.%' order by id`),
    ).toEqual([
      { entry: 'bundle.sold', amount_minor: 30_000 },
      { entry: 'bundle.returned', amount_minor: 30_000 },
    ]);
    await sound();
  });
});

describe('one code, given out twice at the same moment', () => {
  const words = ['ALPHA', 'BETA', 'GAMMA', 'DELTA', 'EPSILON', 'ZETA', 'ETA', 'THETA'];
  const refusals = async (give: (code: string) => readonly Promise<unknown>[]) =>
    Promise.all(
      words.map(async (code) => {
        const given = await Promise.allSettled(give(code));
        return given.flatMap((one) => (one.status === 'rejected' ? String(one.reason) : []));
      }),
    );
  const oneTaken = words.map(() => [expect.stringContaining('"code_taken"')]);

  it('is that of one bundle; the other is refused', async () => {
    const bundle = (code: string) => saveTestBundle(db(), now, bundleTerms(code, dates));
    expect(await refusals((code) => [bundle(code), bundle(code)])).toEqual(oneTaken);
  });

  it('is that of a bundle or of a voucher; the other is refused', async () => {
    expect(
      await refusals((code) => [
        saveTestBundle(db(), now, bundleTerms(code, dates)),
        issueVoucher(db(), now, code),
      ]),
    ).toEqual(oneTaken);
  });
});
