import { randomUUID } from 'node:crypto';
import { settlementQuery } from '@parterre/contracts/console/settlement';
import { type BatchList, batchList, codePage, voucherLife } from '@parterre/contracts/console/vouchers';
import type { Order } from '@parterre/contracts/orders/order';
import { consolePaths } from '@parterre/contracts/paths/console-paths';
import { beforeAll, expect, it } from 'vitest';
import { sql } from '../../../database/sql.ts';
import { announce, usualStart } from '../../../testing/announce.ts';
import { brokenInvariants } from '../../../testing/broken-invariants.ts';
import { consoleFixture } from '../../../testing/console/console-fixture.ts';
import type { Answer, Operator } from '../../../testing/console/operator.ts';
import { issueVoucher, voucherTerms } from '../../../testing/issue-voucher.ts';
import { seatedEvent } from '../../../testing/seated-catalogue.ts';
import { movingFixture } from '../../../testing/settlement/moving-fixture.ts';
import { smallDate } from '../../../testing/small-catalogue.ts';
import { reportSettlement } from '../settlement/report.service.ts';

const fixture = movingFixture();
const { api, visitor, place, call, deps, now, payByCard, moveInput, move, read, settlement } = fixture;
const house = consoleFixture({ sale: deps });
const db = () => api().database.db;
const outcome = ({ status, body }: Answer) => [status, body.error?.code];

let clerk: Operator;
beforeAll(async () => {
  clerk = await house.operator('box_office');
});

const list = async (who: Operator, search = ''): Promise<BatchList['results']> =>
  batchList.parse((await who.get(`${consolePaths.listVouchers}${search && `?search=${search}`}`)).body)
    .results;
const codes = async (batchId: string, query = '') =>
  codePage.parse((await clerk.get(`${consolePaths.listVoucherCodes}?batch_id=${batchId}${query}`)).body);
const life = async (voucherId: string) =>
  voucherLife.parse((await clerk.get(`${consolePaths.readVoucher}?voucher_id=${voucherId}`)).body);

it('many codes are issued at once, read page by page, found by one of them, and ended together', async () => {
  const many = { kind: 'many', count: 12, prefix: 'CLUB' } as const;
  const { body } = await clerk.run('vouchers.issue', voucherTerms('', { codes: many, name: 'Club' }));
  expect(body).toMatchObject({ codes: 12 });
  const batchId = String(body.batch_id);
  const first = await codes(batchId, '&limit=10');
  const rest = await codes(batchId, `&limit=10&after=${first.next}`);
  const all = [...first.codes, ...rest.codes];
  expect([first.codes.length, rest.codes.length, rest.next]).toEqual([10, 2, null]);
  expect(new Set(all.map(({ code }) => code)).size).toBe(12);
  expect(all.every(({ code, state }) => /^CLUB(-\w{3}){3}$/.test(code) && state === 'active')).toBe(true);
  expect(await list(clerk, all[0]?.code)).toMatchObject([{ name: 'Club', codes: 12, ended: 0, uses: 0 }]);
  expect(await list(clerk, 'NOBODY')).toEqual([]);
  const one = all[3]?.id ?? '';
  expect(outcome(await clerk.run('vouchers.end', { batch_id: batchId, voucher_id: one }))).toEqual([
    200,
    undefined,
  ]);
  expect((await codes(batchId, '&show=ended')).codes.map(({ id }) => id)).toEqual([one]);
  const ended = await clerk.run('vouchers.end', { batch_id: batchId });
  expect(ended.body).toMatchObject({ ended: 11 });
  expect(outcome(await clerk.run('vouchers.end', { batch_id: batchId }))).toEqual([409, 'nothing_changes']);
  expect(outcome(await clerk.run('vouchers.end', { batch_id: randomUUID() }))).toEqual([404, 'not_found']);
});

it.each([
  ['rule.amount', { rule: { kind: 'amount', amount: 0 }, currency_code: 'RUB' }],
  ['currency_code', { rule: { kind: 'fixed', amount: 5 } }],
  ['currency_code', { budget: 100 }],
  ['budget', { budget: 0, currency_code: 'RUB' }],
  ['seats', { seats: [1] }],
  ['event_ids', { event_ids: [999_999] }],
  ['performance_ids', { performance_ids: [999_999] }],
  ['valid_until', { valid_until: '2020-01-01T00:00:00Z' }],
  ['valid_until', { valid_from: '2027-02-01T00:00:00Z', valid_until: '2027-01-01T00:00:00Z' }],
] as const)('terms that cannot be meant are refused by the name of their field: %s', async (field, more) => {
  const { status, body } = await clerk.preview('vouchers.issue', voucherTerms('FAULTY', more as object));
  expect([status, body.error?.details]).toMatchObject([422, [{ field: `input.${field}` }]]);
});

it('a code that is read the same is not issued twice', async () => {
  await issueVoucher(db(), now, 'OLGA');
  expect(outcome(await clerk.preview('vouchers.issue', voucherTerms('0 1-ga')))).toEqual([409, 'code_taken']);
});

it('a role that counts for one event issues and sees what is for that event alone', async () => {
  const limited = await house.operator({ role: 'box_office', scope: { kind: 'events', ids: [9] } });
  await issueVoucher(db(), now, 'EVERYWHERE');
  await issueVoucher(db(), now, 'ELSEWHERE', { event_ids: [1] });
  expect(outcome(await limited.preview('vouchers.issue', voucherTerms('ALL')))).toEqual([
    403,
    'not_permitted',
  ]);
  const own = await limited.run('vouchers.issue', voucherTerms('OWN', { performance_ids: [12], seats: [2] }));
  expect(own.status).toBe(200);
  expect(await list(limited)).toMatchObject([
    { first_code: 'OWN', seats: 1, targets: [{ performance_id: 12 }] },
  ]);
  expect((await list(clerk)).map(({ first_code }) => first_code).sort()).toEqual([
    'ELSEWHERE',
    'EVERYWHERE',
    'OWN',
  ]);
});

it('the life of a code is told, and what it took off goes with a ticket that is moved', async () => {
  const batchId = await issueVoucher(db(), now, 'TENTH', {
    budget: 1000,
    currency_code: 'RUB',
    seats: [2],
    performance_ids: [12],
  });
  const anna = visitor();
  await anna.add('12:2');
  await call('POST', '/api/orders/codes', { body: { codes: ['tenth'] }, cookie: anna.cookie() });
  const placed = (await place(anna, { voucher_codes: ['tenth'], expected_total: 2000 }))
    .body as unknown as Order;
  await payByCard(placed);
  expect(await move(await moveInput(placed, ['12:3'], 0))).toMatchObject({ kind: 'done' });
  expect(await read(placed)).toMatchObject({
    lines: [{ id: '12:3', price: 1800, discount: 200 }],
    vouchers: [{ code: 'TENTH', amount: 200 }],
    total: { price: 1800, service_fee: 200 },
  });
  const days = { from: '2026-12-01', until: '2026-12-01' };
  expect(await reportSettlement(settlement(), settlementQuery.parse(days))).toMatchObject({
    totals: [{ total_minor: 200_000, tickets_minor: 180_000, discounts_minor: 20_000 }],
  });
  const [code] = (await codes(batchId)).codes;
  expect(code).toMatchObject({ code: 'TENTH', uses: 1, spent: 200 });
  expect((await list(clerk, 'TENTH'))[0]?.taken_off).toEqual([{ amount: 200, currency_code: 'RUB' }]);
  const told = await life(code?.id ?? '');
  expect(
    told.happenings.map(({ kind, amount, order_number }) => [kind, amount?.amount, order_number]),
  ).toEqual([
    ['used', 200, Number(placed.number)],
    ['tried', undefined, null],
    ['issued', undefined, null],
  ]);
  expect(await brokenInvariants(db(), now())).toEqual([]);
});

it.each([
  ['never', [600, 1], [600, 1]],
  ['called_off', [600, 1], [600, 1]],
  ['always', [500, 1], [0, 0]],
] as const)(
  'what does not go with a ticket to a cheaper place goes back to the code by its rule: %s',
  async (returns, afterCheaper, afterFree) => {
    const free = seatedEvent().ticket_types.map((type) => ({ ...type, price: 0, service_fee: 0 }));
    await announce(fixture, { started_at: usualStart, status: 'scheduled' }, [
      smallDate('recital-free', '2026-12-19T19:00', { hall: 'studio', ticket_types: free }),
    ]);
    const batchId = await issueVoucher(db(), now, `SIX-${returns}`, {
      rule: { kind: 'amount', amount: 600 },
      currency_code: 'RUB',
      budget: 1000,
      returns,
    });
    const spent = async () => {
      const [code] = (await codes(batchId)).codes;
      return [code?.spent, code?.uses];
    };
    const anna = visitor();
    await anna.add('12:2');
    const placed = (await place(anna, { voucher_codes: [`SIX-${returns}`], expected_total: 1600 }))
      .body as unknown as Order;
    await payByCard(placed);
    expect(await spent()).toEqual([600, 1]);
    expect(await move(await moveInput(placed, ['12:floor'], -1400, 'refund'))).toMatchObject({
      kind: 'done',
    });
    expect(await read(placed)).toMatchObject({ vouchers: [{ amount: 500 }], total: { price: 0 } });
    expect(await spent()).toEqual(afterCheaper);
    const [there] = await fixture.rows(sql<{ id: number }>`
      select id from performances where source_id = 'recital-free'`);
    expect(await move(await moveInput(placed, [`${there?.id}:floor`], 0))).toMatchObject({ kind: 'done' });
    expect(await read(placed)).toMatchObject({ vouchers: [] });
    const lines = sql`
      select discounts from order_lines join orders on orders.id = order_id where token = ${placed.token}`;
    expect(await fixture.rows(lines)).toEqual([{ discounts: null }]);
    expect(await spent()).toEqual(afterFree);
    expect(await brokenInvariants(db(), now())).toEqual([]);
  },
);
