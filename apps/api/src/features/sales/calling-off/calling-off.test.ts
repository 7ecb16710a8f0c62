import { randomUUID } from 'node:crypto';
import type { CallOffPlan, WatchedCallOff } from '@parterre/contracts/console/call-offs';
import type { CommandInput } from '@parterre/contracts/console/commands';
import { consolePaths } from '@parterre/contracts/paths/console-paths';
import { interfaceLanguages } from '@parterre/domain/languages/languages';
import { money } from '@parterre/domain/money/money';
import { afterEach, describe, expect, it } from 'vitest';
import { sql } from '../../../database/sql.ts';
import { announce, usualStart } from '../../../testing/announce.ts';
import { brokenInvariants } from '../../../testing/broken-invariants.ts';
import { consoleFixture } from '../../../testing/console/console-fixture.ts';
import type { Answer, Operator } from '../../../testing/console/operator.ts';
import { issueVoucher } from '../../../testing/issue-voucher.ts';
import { orderFixture } from '../../../testing/order-fixture.ts';
import { seatedEvent } from '../../../testing/seated-catalogue.ts';
import { smallDate } from '../../../testing/small-catalogue.ts';
import { makePerformanceCache } from '../../performances/performance-cache.service.ts';
import { makePlanLibrary } from '../../performances/plan-cache.service.ts';
import type { Mail } from '../outbox/mail/mail-view.ts';
import { sendOrderMail } from '../outbox/mail/order-mail.service.ts';
import { workOutbox } from '../outbox/outbox.service.ts';
import { issueCertificate } from '../payments/certificates.service.ts';
import { compareBooks } from '../payments/compare-books.service.ts';
import { receiveInvoice } from '../payments/invoices.service.ts';
import { handleNotification } from '../payments/notifications.service.ts';
import { refundOrder } from '../refunds/refund-order.service.ts';
import { returnTickets } from '../refunds/return-tickets.service.ts';
import { selectTakings } from '../takings/takings.queries.ts';
import { hastenFailed, lockCallOff, lockDueOrder } from './calling-off.queries.ts';
import { sweepCallOffs } from './sweep-call-offs.service.ts';

const fixture = orderFixture();
const { api, now, pass, deps, ordered, begin, read, bank, bankId, call, rows, taken, sweep, life } = fixture;
const { operator } = consoleFixture({ sale: deps });

const performance = 12;
const day = 24 * 60;
const cancel = { performance_id: performance, what: { kind: 'cancel', days_to_choose: 2 } } as const;

afterEach(() => announce(fixture, { started_at: usualStart, status: 'scheduled' }));

const code = ({ body }: Answer) => body.error?.code;
/** Once all is done that was written down to be done. */
const sound = async () => {
  await sweep();
  await workOutbox(deps(), async () => undefined);
  await workOutbox(deps(), async () => undefined);
  expect(await brokenInvariants(api().database.db, now())).toEqual([]);
};
const sweepAll = () => sweepCallOffs(deps());

/** Two places for 1100, paid with a card. */
async function paid() {
  const order = await ordered();
  await bank().pay(await bankId(await begin(order)));
  return read(order);
}

/** Two places for 1100, paid by transfer. */
async function paidByTransfer() {
  const order = await ordered();
  await begin(order, 6);
  await receiveInvoice(deps(), Number(order.number), () => money(110_000, 'RUB'));
  return read(order);
}

/** A seat for 1100, paid in cash at the counter by somebody who left an address. */
async function soldForCash() {
  const clerk = await operator('box_office');
  const { status, body } = await clerk.run('counter.sell', {
    performance_id: performance,
    tickets: [{ id: '12:6', count: 1 }],
    expected_total: 1100,
    currency_code: 'RUB',
    lang: 'ru',
    way: 'cash',
    contact: { name: 'Анна Зрителева', email: 'anna@example.com' },
  });
  expect(status, JSON.stringify(body)).toBe(200);
  const [order] = await rows(sql<{ token: string }>`select token from orders where number = ${body.number}`);
  return read(order ?? { token: '' });
}

/** The mails that are sent once something is done, ten minutes later. */
async function mailsDuring(act: () => Promise<unknown>): Promise<readonly Mail[]> {
  const sent: Mail[] = [];
  const transport = { carry: async (mail: Mail) => void sent.push(mail), close: () => undefined };
  const work = () => workOutbox(deps(), (task) => sendOrderMail(deps(), transport, task));
  // What was bought is told before.
  await work();
  await act();
  pass(11);
  await work();
  return sent;
}

async function show<Body>(actor: Operator, url: string): Promise<Body> {
  const { status, body } = await actor.get(url);
  expect(status, JSON.stringify(body)).toBe(200);
  return body as unknown as Body;
}
const watch = (actor: Operator) =>
  show<WatchedCallOff>(actor, `${consolePaths.watchCallOff}?performance_id=${performance}&lang=en`);
const plan = (actor: Operator, what: string) =>
  show<CallOffPlan>(actor, `${consolePaths.planCallOff}?performance_id=${performance}&lang=en&${what}`);

async function calledOff(actor: Operator, input: CommandInput<'performance.call-off'> = cancel) {
  const { status, body } = await actor.run('performance.call-off', input);
  expect(status, JSON.stringify(body)).toBe(200);
  return String(body.call_off_id);
}
const refunds = () =>
  rows(sql<{ amount_minor: number; reason: string }>`
  select amount_minor, reason from refunds order by sequence`);
const given = (amount_minor: number) => ({ amount_minor, reason: 'performance_cancelled' });

const offers = () => ({
  dates: makePerformanceCache(api().database.db, () => true),
  plans: makePlanLibrary(api().database.db),
  invoiceTerms: deps().invoiceTerms,
});

describe('before it is done', () => {
  it('says whose tickets and how much money by way, and what cannot go back by itself', async () => {
    const [owner] = [await operator('owner'), await paid()];
    const byTransfer = await ordered();
    await begin(byTransfer, 6);
    await receiveInvoice(deps(), Number(byTransfer.number), () => money(110_000, 'RUB'));
    const planned = await plan(owner, 'kind=cancel&days_to_choose=2');
    expect(planned).toMatchObject({
      status: 'scheduled',
      orders: 2,
      tickets: 4,
      without_address: 0,
      under_review: [],
    });
    expect(planned.money.toSorted((one, other) => one.way.localeCompare(other.way))).toEqual([
      { way: 'card', goes: 'by_provider', amount: 1100, currency_code: 'RUB', orders: 1 },
      { way: 'invoice', goes: 'by_transfer', amount: 1100, currency_code: 'RUB', orders: 1 },
    ]);
    expect(planned.choose_until).toBe(new Date(now().getTime() + 2 * day * 60_000).toISOString());
    expect(await rows(sql`select 1 as one from call_offs`)).toEqual([]);
  });

  it.each([
    ['kind=cancel&days_to_choose=2', 'Canceled'],
    ['kind=postpone', 'Postponed'],
    ['kind=move&started_at=2027-03-18T19:00', 'New date'],
  ])('shows the mail of %s in five languages', async (what, subject) => {
    const owner = await operator('owner');
    await paid();
    const { mails } = await plan(owner, what);
    expect(mails.map(({ lang, orders }) => [lang, orders])).toEqual(
      interfaceLanguages.map((lang) => [lang, lang === 'ru' ? 1 : 0]),
    );
    const english = mails.find(({ lang }) => lang === 'en');
    expect(english?.subject).toContain(subject);
    expect(english?.paragraphs.join(' ')).not.toMatch(/undefined|\(\)/);
  });

  it('what the mail says that is sent is what was shown', async () => {
    const owner = await operator('owner');
    await paid();
    const { mails } = await plan(owner, 'kind=cancel&days_to_choose=2');
    const sent = await mailsDuring(() => calledOff(owner));
    const mail = sent.find(({ messageId }) => messageId.startsWith('<performance_cancelled'));
    const [order] = await rows(sql<{ number: number }>`select number from orders`);
    const number = String(order?.number);
    const shown = mails.find(({ lang }) => lang === 'ru');
    for (const text of shown?.paragraphs ?? []) expect(mail?.text).toContain(text.replaceAll('…', number));
    expect(shown?.paragraphs[1]).toContain('Ничего делать не нужно');
  });

  it.each([
    ['with a card', paid, true, /вернём автоматически[\s\S]*подарочный сертификат/, /в кассе/],
    [
      'by transfer',
      paidByTransfer,
      false,
      /вернём автоматически[\s\S]*Чтобы получить деньги раньше, откройте/,
      /сертификат/,
    ],
    [
      'in cash',
      soldForCash,
      true,
      /Вы платили в кассе[\s\S]*подарочный сертификат/,
      /Ничего делать не нужно|раньше/,
    ],
  ])('whoever paid %s is promised what they can have', async (_how, buy, mayTake, says, not) => {
    const owner = await operator('owner');
    const order = await buy();
    const sent = await mailsDuring(() => calledOff(owner));
    const mail = sent.find(({ messageId }) => messageId.startsWith('<performance_cancelled'));
    expect(mail?.text).toMatch(says);
    expect(mail?.text).not.toMatch(not);
    expect((await read(order)).returns).toMatchObject([
      { may_take_certificate: mayTake, is_at_counter: buy === soldForCash },
    ]);
  });

  it('shows each mail as it will be read, and offers another date where one has room', async () => {
    const owner = await operator('owner');
    for (const buy of [paid, soldForCash]) await buy();
    const what = 'kind=cancel&days_to_choose=2';
    const shown = async () =>
      (await plan(owner, what)).mails
        .filter(({ lang }) => lang === 'ru')
        .map(({ orders, is_at_counter, may_take_certificate, has_other_dates, paragraphs }) => [
          orders,
          is_at_counter,
          may_take_certificate,
          has_other_dates,
          paragraphs.join(' '),
        ]);
    const either = (hasOtherDates: boolean, words: unknown) =>
      expect.arrayContaining([
        [1, false, true, hasOtherDates, expect.stringMatching(/вернём автоматически/)],
        [1, true, true, hasOtherDates, words],
      ]);
    expect(await shown()).toEqual(either(false, expect.not.stringContaining('другую дату')));
    await announce(fixture, { started_at: usualStart, status: 'scheduled' }, [
      smallDate('recital-2', '2026-12-19T19:00', { hall: 'studio' }),
    ]);
    const offered = await shown();
    expect(offered).toEqual(either(true, expect.stringMatching(/в кассе.*выберите другую дату/)));
    expect(offered).toHaveLength(2);
    const sent = await mailsDuring(() => calledOff(owner));
    const texts = sent.filter(({ messageId }) => messageId.startsWith('<performance_cancelled'));
    expect(texts.map(({ text }) => text.includes('выберите другую дату'))).toEqual([true, true]);
  });

  it('is for owners, and takes a passkey’s touch for this performance', async () => {
    const [owner, clerk] = [await operator('owner'), await operator('box_office', 'editor', 'finance')];
    expect(code(await clerk.run('performance.call-off', cancel))).toBe('not_permitted');
    expect(code(await clerk.get(`${consolePaths.watchCallOff}?performance_id=${performance}`))).toBe(
      'not_permitted',
    );
    expect(code(await owner.run('performance.call-off', cancel, { stepUp: null }))).toBe('step_up_required');
    expect(code(await owner.run('performance.call-off', { ...cancel, performance_id: 9999 }))).toBe(
      'not_found',
    );
    expect(await rows(sql`select status from performances where id = ${performance}`)).toEqual([
      { status: 'scheduled' },
    ]);
  });

  it('refuses what the catalogue would not take', async () => {
    const owner = await operator('owner');
    const what = { kind: 'move', started_at: '2027-02-30T19:00' } as const;
    expect(code(await owner.run('performance.call-off', { ...cancel, what }))).toBe('change_refused');
  });

  it.each([
    ['into the past', '2026-11-01T19:00', 'into_past'],
    ['to where it is', usualStart, 'nothing_changes'],
    ['into a hall that something else is in', '2027-01-10T18:00', 'hall_taken'],
  ])('refuses to move it %s', async (_what, started_at, problem) => {
    const owner = await operator('owner');
    const [date] = seatedEvent().dates;
    const other = { ...date, source_id: 'other-evening', started_at: '2027-01-10T19:00' } as typeof date;
    await announce(fixture, { started_at: usualStart, status: 'scheduled' }, other ? [other] : []);
    const move = { ...cancel, what: { kind: 'move', started_at } } as const;
    expect(code(await owner.preview('performance.call-off', move))).toBe(problem);
  });

  it('lists the same money in the same order, whoever of the buyers is read first', async () => {
    const owner = await operator('owner');
    for (const buy of [paidByTransfer, soldForCash, paid]) await buy();
    const planned = await plan(owner, 'kind=cancel&days_to_choose=2');
    expect(planned.money.map(({ way }) => way)).toEqual(['card', 'cash', 'invoice']);
  });
});

it('is done though somebody bought while it was looked at, and not when a colleague has moved it', async () => {
  const [anna, boris] = [await operator('owner'), await operator('owner')];
  const { body: looked } = await anna.preview('performance.call-off', cancel);
  pass(1);
  await paid();
  const moved = { ...cancel, what: { kind: 'move', started_at: '2027-03-18T18:00' } } as const;
  const { body: other } = await boris.preview('performance.call-off', moved);
  expect((await anna.run('performance.call-off', cancel, { seen: looked.seen })).status).toBe(200);
  expect(code(await boris.run('performance.call-off', moved, { seen: other.seen }))).toBe('preview_changed');
  expect((await watch(anna)).call_off).toMatchObject({ state: 'running', orders: 1 });
});

describe('once it is called off', () => {
  it('nothing is sold, and after the time to choose all money goes back, each order once', async () => {
    const owner = await operator('owner');
    const orders = [await paid(), await paid()];
    await calledOff(owner);
    expect(await rows(sql`select status from performances where id = ${performance}`)).toEqual([
      { status: 'cancelled' },
    ]);
    await sweepAll();
    expect(await refunds()).toEqual([]);
    expect((await read(orders[0] ?? { token: '' })).returns).toEqual([
      {
        date_id: performance,
        until: null,
        refund_from: '2026-12-03T12:00:00+03:00',
        may_take_certificate: true,
        is_at_counter: false,
        other_dates: [],
      },
    ]);
    expect((await watch(owner)).call_off).toMatchObject({ state: 'running', orders: 2, done: 0, waiting: 2 });
    pass(2 * day + 3 * 60);
    // The doctor sees when nobody does it.
    expect(await brokenInvariants(api().database.db, now())).toContainEqual(
      expect.stringMatching(/^order \d+ is to be given back since .*: performance 12 is called off$/),
    );
    await sweepAll();
    await sweepAll();
    await sweep();
    expect(await refunds()).toEqual([given(110_000), given(110_000)]);
    expect(await Promise.all(orders.map(async (order) => (await read(order)).state))).toEqual([
      'refunded',
      'refunded',
    ]);
    expect((await watch(owner)).call_off).toMatchObject({
      state: 'done',
      orders: 2,
      done: 2,
      waiting: 0,
      given_back: [{ amount: 2200, currency_code: 'RUB' }],
      failed: [],
      attention: [],
    });
    expect(await taken()).toEqual([]);
    await sound();
  });

  it.each([
    ['never', 2],
    ['called_off', 0],
    ['always', 0],
  ] as const)('codes that took something off can be used again by their rule: %s', async (returns, left) => {
    const owner = await operator('owner');
    await issueVoucher(api().database.db, now, 'TENTH', { returns });
    const orders = await Promise.all(
      [1, 2].map(async () => {
        const order = await ordered({ voucher_codes: ['TENTH'], expected_total: 1000 });
        await bank().pay(await bankId(await begin(order)));
        return read(order);
      }),
    );
    await calledOff(owner);
    // One returns the tickets, of the other the money goes back by itself.
    const [first = { token: '' }] = orders;
    const body = { date_id: performance, as: 'money' };
    expect(await call('POST', `/api/orders/${first.token}/return`, { body })).toMatchObject({ status: 200 });
    pass(2 * day);
    await sweepAll();
    await sweepAll();
    expect(await rows(sql`select reason from refunds order by reason`)).toEqual([
      { reason: 'performance_cancelled' },
      { reason: 'returned' },
    ]);
    expect(await rows(sql`select uses from vouchers`)).toEqual([{ uses: left }]);
    await sound();
  });

  it('pressed twice, and by two at once, it is one piece of work', async () => {
    const [anna, boris] = [await operator('owner'), await operator('owner')];
    await paid();
    const touches = [
      await anna.touch('performance.call-off', cancel),
      await boris.touch('performance.call-off', cancel),
    ];
    const answers = await Promise.all([
      anna.run('performance.call-off', cancel, { stepUp: touches[0] ?? null }),
      boris.run('performance.call-off', cancel, { stepUp: touches[1] ?? null }),
    ]);
    expect(answers.map(code).toSorted()).toEqual(['call_off_under_way', undefined]);
    const key = randomUUID();
    expect(code(await anna.run('performance.call-off', cancel, { key }))).toBe('call_off_under_way');
    expect(await rows(sql`select count(*)::integer as count from call_offs`)).toEqual([{ count: 1 }]);
  });

  it('however many give back at once, each order is given back once', async () => {
    const owner = await operator('owner');
    for (let order = 0; order < 4; order += 1) await paid();
    await calledOff(owner);
    pass(2 * day);
    await Promise.all([sweepAll(), sweepAll(), sweepAll()]);
    await sweepAll();
    expect(await refunds()).toEqual(Array.from({ length: 4 }, () => given(110_000)));
    await sound();
  });

  it('stopped in the middle, at whatever statement, it goes on and gives nothing twice', async () => {
    const owner = await operator('owner');
    for (let order = 0; order < 2; order += 1) await paid();
    await calledOff(owner);
    pass(2 * day);
    for (let statements = 1; statements < 60; statements += 3) {
      life.endAfter(statements);
      const fell = await sweepAll().then(
        () => false,
        () => true,
      );
      life.endAfter(Number.POSITIVE_INFINITY);
      // What a process had claimed when it fell, another claims a minute later.
      pass(120);
      if (!fell) break;
    }
    await sweepAll();
    expect(await refunds()).toEqual([given(110_000), given(110_000)]);
    expect((await watch(owner)).call_off).toMatchObject({ state: 'done', done: 2 });
    await sound();
  });

  it('paused, nothing goes back until it is resumed', async () => {
    const owner = await operator('owner');
    await paid();
    const call_off_id = await calledOff(owner);
    expect((await owner.run('performance.pause-call-off', { call_off_id })).status).toBe(200);
    expect(code(await owner.run('performance.pause-call-off', { call_off_id }))).toBe('nothing_changes');
    pass(3 * day);
    await sweepAll();
    expect(await refunds()).toEqual([]);
    expect((await watch(owner)).call_off).toMatchObject({ state: 'paused', done: 0 });
    expect((await owner.run('performance.resume-call-off', { call_off_id })).status).toBe(200);
    await sweepAll();
    expect(await refunds()).toEqual([given(110_000)]);
    expect(code(await owner.run('performance.pause-call-off', { call_off_id }))).toBe('call_off_over');
  });

  it('resumed while an order of it is given back, neither waits for the other', async () => {
    const owner = await operator('owner');
    await paid();
    const call_off_id = await calledOff(owner);
    const [due] = await rows(sql<{ order_id: string }>`
      update call_off_orders set state = 'failed', fault = 'under_review' returning order_id`);
    const dueOrder = { call_off_id, order_id: due?.order_id ?? '', performance_id: performance };
    const { db } = api().database;
    const resumed = await db.transaction(async (tx) => {
      await lockCallOff(tx, call_off_id);
      const sweeping = db.transaction((other) => lockDueOrder(other, dueOrder));
      await expect
        .poll(() =>
          rows(sql`
            select 1 as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`),
        )
        .toHaveLength(1);
      await hastenFailed(tx, call_off_id, now());
      return { sweeping };
    });
    expect(await resumed.sweeping).toEqual({ is_due: true });
  });

  it('an order that was refunded by hand meanwhile is not given back again', async () => {
    const owner = await operator('owner');
    const order = await paid();
    await calledOff(owner);
    await refundOrder(deps(), Number(order.number), { kind: 'all' });
    pass(2 * day);
    await sweepAll();
    await sweepAll();
    expect(await refunds()).toEqual([{ amount_minor: 110_000, reason: 'operator' }]);
    expect((await watch(owner)).call_off).toMatchObject({ state: 'done', done: 1, given_back: [] });
    await sound();
  });

  it('a buyer who gives the tickets back by themselves waits no longer, and has the money once', async () => {
    const owner = await operator('owner');
    const order = await paid();
    await calledOff(owner);
    const returned = await call('POST', `/api/orders/${order.token}/return`, {
      body: { date_id: performance },
    });
    expect(returned.status).toBe(200);
    await sweepAll();
    expect((await watch(owner)).call_off).toMatchObject({
      done: 1,
      waiting: 0,
      given_back: [{ amount: 1100, currency_code: 'RUB' }],
    });
    pass(2 * day);
    await sweepAll();
    expect(await refunds()).toEqual([{ amount_minor: 110_000, reason: 'returned' }]);
    await sound();
  });

  it('a return that is stopped at whatever statement is all there, or nothing of it', async () => {
    const owner = await operator('owner');
    const order = await paid();
    await calledOff(owner);
    const wish = { performanceId: performance, as: 'money' } as const;
    for (let statements = 1; statements < 60; statements += 1) {
      life.endAfter(statements);
      const fell = await returnTickets({ ...deps(), offers: offers() }, order.token, wish).then(
        () => false,
        () => true,
      );
      life.endAfter(Number.POSITIVE_INFINITY);
      expect(
        await rows(sql`
          select call_off_orders.state = 'done' as is_done, count(refunds.id)::integer as refunds
          from call_off_orders
          left join payments on payments.order_id = call_off_orders.order_id
          left join refunds on refunds.payment_id = payments.id
          group by call_off_orders.state`),
      ).toSatisfy(([{ is_done, refunds: made }]) => made === (is_done ? 1 : 0));
      if (!fell) break;
    }
    expect((await watch(owner)).call_off).toMatchObject({ done: 1 });
    await sound();
  });

  it('an order whose money went back at the provider waits for a person, and goes on after that', async () => {
    const owner = await operator('owner');
    const order = await paid();
    await calledOff(owner);
    const told = await bank().refundAtProvider(
      await bankId({ payment_id: order.payments[0]?.payment_id ?? '' }),
      55_000,
    );
    await handleNotification(deps(), 'sandbox', told);
    pass(2 * day);
    await sweepAll();
    const { call_off } = await watch(owner);
    expect(call_off).toMatchObject({
      state: 'running',
      failed: [{ number: Number(order.number), fault: 'under_review' }],
      attention: [{ number: Number(order.number), reason: 'refunded_at_provider' }],
    });
    await rows(sql`update attention_items set resolved_at = ${now()}`);
    await owner.run('performance.resume-call-off', { call_off_id: call_off?.id ?? '' });
    await sweepAll();
    await sweepAll();
    expect((await refunds()).map(({ amount_minor }) => amount_minor)).toEqual([55_000, 55_000]);
    expect((await watch(owner)).call_off).toMatchObject({ state: 'done', failed: [] });
  });

  async function paidMeanwhile() {
    await rows(sql`update performances set status = 'scheduled' where id = ${performance}`);
    await rows(
      sql`update listed_performances set status = 'scheduled' where performance_id = ${performance}`,
    );
    const order = await paid();
    await rows(sql`update performances set status = 'cancelled' where id = ${performance}`);
    await rows(
      sql`update listed_performances set status = 'cancelled' where performance_id = ${performance}`,
    );
    return order;
  }

  it('whoever was just paying is told what the others are, and is given back as well', async () => {
    const owner = await operator('owner');
    await calledOff(owner);
    const order = await paidMeanwhile();
    await sweepAll();
    expect((await read(order)).returns).toMatchObject([{ refund_from: '2026-12-03T12:00:00+03:00' }]);
    pass(2 * day);
    await sweepAll();
    await sweepAll();
    expect(await refunds()).toEqual([given(110_000)]);
    expect((await watch(owner)).call_off).toMatchObject({ state: 'done', orders: 1, done: 1 });
  });

  it('whoever paid later than anybody does is found before it is done', async () => {
    const owner = await operator('owner');
    await calledOff(owner);
    pass(day);
    await paidMeanwhile();
    pass(2 * day);
    await sweepAll();
    await sweepAll();
    expect(await refunds()).toEqual([given(110_000)]);
  });

  it('played after all, nothing more goes back', async () => {
    const owner = await operator('owner');
    const order = await paid();
    const call_off_id = await calledOff(owner);
    await calledOff(owner, { ...cancel, what: { kind: 'move', started_at: usualStart } });
    expect((await watch(owner)).call_off).toMatchObject({ id: call_off_id, state: 'withdrawn' });
    pass(2 * day);
    await sweepAll();
    expect(await refunds()).toEqual([]);
    expect((await read(order)).tickets).toMatchObject([{ is_revoked: false }, { is_revoked: false }]);
  });

  it('put on again by a file, nothing more goes back', async () => {
    const owner = await operator('owner');
    await paid();
    await calledOff(owner);
    await announce(fixture, { started_at: usualStart, status: 'scheduled' });
    pass(2 * day);
    await sweepAll();
    expect(await refunds()).toEqual([]);
    expect((await watch(owner)).call_off).toMatchObject({ state: 'withdrawn' });
  });
});

describe('a gift certificate instead of money', () => {
  const take = (order: { readonly token: string }, as?: 'money' | 'certificate') =>
    call('POST', `/api/orders/${order.token}/return`, { body: { date_id: performance, ...(as && { as }) } });
  const certificates = () =>
    rows(
      sql<{ amount_minor: number; left_minor: number }>`select amount_minor, left_minor from certificates`,
    );

  it('is taken by a buyer once, can be spent, and no provider is asked for anything', async () => {
    const owner = await operator('owner');
    const order = await paid();
    await calledOff(owner);
    const answers = await Promise.all([take(order, 'certificate'), take(order, 'certificate')]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await certificates()).toEqual([{ amount_minor: 110_000, left_minor: 110_000 }]);
    expect(
      await rows(
        sql`select state, amount_minor, provider_refund_id, certificate is not null as is_kept from refunds`,
      ),
    ).toEqual([{ state: 'done', amount_minor: 110_000, provider_refund_id: null, is_kept: true }]);
    const shown = await read(order);
    expect(shown).toMatchObject({
      state: 'refunded',
      returns: [],
      tickets: [{ is_revoked: true }, { is_revoked: true }],
    });
    const issued = shown.payments[0]?.refunds[0]?.certificate_code ?? '';
    expect(issued).toMatch(/^(\w{5}-){3}\w{5}$/);
    expect((await watch(owner)).call_off).toMatchObject({
      done: 1,
      waiting: 0,
      certificates: 1,
      given_back: [],
    });
    expect(
      await rows(
        sql`select way, sum(amount_minor)::integer as minor from journal_parts group by way order by way`,
      ),
    ).toEqual([
      { way: 'card', minor: 110_000 },
      { way: 'to_certificate', minor: -110_000 },
    ]);
    const provider = fixture.providers.get('sandbox');
    const hours = (count: number) => new Date(now().getTime() + count * 3_600_000);
    const [since, until] = [hours(-1), hours(1)];
    expect(
      provider && (await compareBooks(api().database.db, provider, { since, at: now() })).findings,
    ).toEqual([]);
    // The money is still there.
    expect(await selectTakings(api().database.db, { from: since, soFar: until, until })).toMatchObject([
      { minor: 110_000 },
    ]);
    await sound();
  });

  it('of an order that was paid in parts: what came by a certificate is there again, the rest is a new one', async () => {
    const owner = await operator('owner');
    const { code } = await issueCertificate(api().database.db, money(30_000, 'RUB'), now());
    const order = await ordered();
    await begin(order, 7, { certificate_code: code });
    await bank().pay(await bankId(await begin(order)));
    await read(order);
    await calledOff(owner);
    expect((await take(order, 'certificate')).status).toBe(200);
    expect((await certificates()).toSorted((one, other) => one.amount_minor - other.amount_minor)).toEqual([
      { amount_minor: 30_000, left_minor: 30_000 },
      { amount_minor: 80_000, left_minor: 80_000 },
    ]);
    expect((await read(order)).state).toBe('refunded');
    await sound();
  });

  it('is mailed with its code', async () => {
    const owner = await operator('owner');
    const order = await paid();
    await calledOff(owner);
    await take(order, 'certificate');
    const sent: Mail[] = [];
    const transport = { carry: async (mail: Mail) => void sent.push(mail), close: () => undefined };
    await workOutbox(deps(), (task) => sendOrderMail(deps(), transport, task));
    const mail = sent.find(({ messageId }) => messageId.startsWith('<certificate_issued'));
    expect(mail?.text).toContain((await read(order)).payments[0]?.refunds[0]?.certificate_code);
    expect(sent.some(({ messageId }) => messageId.startsWith('<order_refunded'))).toBe(false);
  });

  it('or money: whoever asks for both at once has one of them', async () => {
    const owner = await operator('owner');
    const order = await paid();
    await calledOff(owner);
    await Promise.all([take(order, 'certificate'), take(order, 'money')]);
    expect((await refunds()).map(({ amount_minor }) => amount_minor)).toEqual([110_000]);
    await sound();
  });

  it('is not for what was paid by one, nor by a transfer: that goes back the way it came', async () => {
    const owner = await operator('owner');
    const byTransfer = await ordered();
    await begin(byTransfer, 6);
    await receiveInvoice(deps(), Number(byTransfer.number), () => money(110_000, 'RUB'));
    await calledOff(owner);
    expect((await read(byTransfer)).returns).toMatchObject([{ may_take_certificate: false }]);
    expect((await take(byTransfer, 'certificate')).status).toBe(200);
    expect(await certificates()).toEqual([]);
    expect(await rows(sql`select reason from attention_items`)).toEqual([{ reason: 'refund_by_hand' }]);
    await sound();
  });

  it('is not to be had where the house has not offered it', async () => {
    const order = await paid();
    await announce(fixture, { started_at: usualStart, status: 'cancelled' });
    expect((await take(order, 'certificate')).body.error.code).toBe('return_closed');
    expect(await certificates()).toEqual([]);
    expect((await take(order)).status).toBe(200);
  });
});

it('a performance is moved with its doors, and those who have tickets are told', async () => {
  const owner = await operator('owner');
  await paid();
  const what = { kind: 'move', started_at: '2027-03-18T18:00' } as const;
  expect(await calledOff(owner, { ...cancel, what })).toBe('null');
  expect(
    await rows(sql`
    select status, to_char(started_at at time zone 'Europe/Moscow', 'YYYY-MM-DD"T"HH24:MI') as starts
    from performances where id = ${performance}`),
  ).toEqual([{ status: 'scheduled', starts: '2027-03-18T18:00' }]);
  expect(await rows(sql`select kind from outbox where kind = 'performance_changed'`)).toHaveLength(1);
  expect(
    await rows(
      sql`select command, subject from audit_log where command = 'performance.call-off' order by id desc limit 1`,
    ),
  ).toEqual([{ command: 'performance.call-off', subject: `performance:${performance}` }]);
});
