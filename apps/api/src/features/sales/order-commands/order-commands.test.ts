import { randomUUID } from 'node:crypto';
import type { CommandInput } from '@parterre/contracts/console/commands';
import type { OrderDetail } from '@parterre/contracts/console/order-detail';
import { consolePaths } from '@parterre/contracts/paths/console-paths';
import { describe, expect, it } from 'vitest';
import { sql } from '../../../database/sql.ts';
import { brokenInvariants } from '../../../testing/broken-invariants.ts';
import { consoleFixture } from '../../../testing/console/console-fixture.ts';
import type { Answer, Operator } from '../../../testing/console/operator.ts';
import { orderFixture } from '../../../testing/order-fixture.ts';

const { ordered, begin, bank, bankId, read, rows, sweep, deps, api, now } = orderFixture({
  receivesNotifications: true,
});
const { operator } = consoleFixture({ sale: deps, refundLimits: { RUB: 200_000 } });

const outcome = ({ status, body }: Answer) => [status, body.error?.code];

/** Two places for 1100, paid with a card. */
async function paid() {
  const order = await ordered();
  await bank().pay(await bankId(await begin(order)));
  await expect.poll(async () => (await read(order)).state).toBe('paid');
  const [row] = await rows(sql<{ id: string }>`select id from orders where token = ${order.token}`);
  return { ...(await read(order)), id: row?.id ?? '' };
}

const show = async (actor: Operator, { number }: { readonly number: string }): Promise<OrderDetail> => {
  const { status, body } = await actor.get(`${consolePaths.readOrder}?number=${number}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return body as unknown as OrderDetail;
};

/** How many of this database wait for somebody else's lock. */
const waiting = async () => {
  const [found] = await rows(sql<{ count: number }>`
    select count(*)::integer as count
    from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`);
  return found?.count;
};

const acts = async () =>
  rows(sql<{ command: string; subject: string; before: unknown; after: unknown }>`
    select command, subject, before, after from audit_log where command like 'order.%' order by id desc`);

const refundInput = (order: { id: string }, what: CommandInput<'order.refund'>['what'], amount: number) => ({
  order_id: order.id,
  what,
  amount,
  currency_code: 'RUB',
});

const someTicket = (order: OrderDetail) => order.tickets.find(({ is_revoked }) => !is_revoked)?.number ?? '';

describe('money goes back', () => {
  it('for one ticket of two, the way it came, with what was previewed in the log', async () => {
    const [clerk, order] = [await operator('box_office'), await paid()];
    const number = someTicket(await show(clerk, order));
    const input = refundInput(order, { kind: 'tickets', numbers: [number] }, 550);
    const { body } = await clerk.preview('order.refund', input);
    const after = {
      kept: { amount: 550, currency_code: 'RUB' },
      refund: { amount: 550, currency_code: 'RUB' },
      goes_back: [{ way: 'card', provider: 'sandbox', amount: 550, currency_code: 'RUB' }],
      revoked_tickets: [number],
    };
    expect(body).toMatchObject({ after, needs_step_up: true, needs_second_person: false });
    expect((await clerk.run('order.refund', input)).status).toBe(200);
    await sweep();
    const shown = await show(clerk, order);
    expect(shown).toMatchObject({ state: 'paid', kept: 550 });
    expect(shown.tickets.filter(({ is_revoked }) => is_revoked).map((ticket) => ticket.number)).toEqual([
      number,
    ]);
    expect(shown.timeline.map((entry) => ('entry' in entry ? entry.entry : entry.kind))).toEqual(
      expect.arrayContaining(['act', 'refund.created', 'refund.done', 'order.paid', 'mail']),
    );
    expect((await acts())[0]).toMatchObject({
      command: 'order.refund',
      before: { kept: { amount: 1100, currency_code: 'RUB' } },
      after,
    });
    expect(await brokenInvariants(api().database.db, now())).toEqual([]);
  });

  it('all of it, and the order is over', async () => {
    const [clerk, order] = [await operator('finance'), await paid()];
    expect((await clerk.run('order.refund', refundInput(order, { kind: 'all' }, 1100))).status).toBe(200);
    await sweep();
    expect((await read(order)).state).toBe('refunded');
  });

  it('as a sum that leaves the tickets good', async () => {
    const [clerk, order] = [await operator('owner'), await paid()];
    await clerk.run('order.refund', refundInput(order, { kind: 'sum', amount: 100, kept: 1100 }, 100));
    const shown = await show(clerk, order);
    expect([shown.kept, shown.tickets.some(({ is_revoked }) => is_revoked)]).toEqual([1000, false]);
  });

  it('only as the sum that was agreed to, of this order, with a passkey’s touch for it', async () => {
    const [clerk, order, other] = [await operator('box_office'), await paid(), await paid()];
    const input = refundInput(order, { kind: 'sum', amount: 100, kept: 1100 }, 100);
    expect(outcome(await clerk.run('order.refund', { ...input, amount: 99 }))).toEqual([
      409,
      'refund_changed',
    ]);
    expect(outcome(await clerk.run('order.refund', { ...input, currency_code: 'EUR' }))).toEqual([
      409,
      'refund_changed',
    ]);
    const stepUp = await clerk.touch('order.refund', input);
    const more = refundInput(order, { kind: 'sum', amount: 1000, kept: 1100 }, 1000);
    expect(outcome(await clerk.run('order.refund', more, { stepUp }))).toEqual([403, 'step_up_required']);
    const forThis = await clerk.touch('order.refund', input);
    const elsewhere = { ...input, order_id: other.id };
    expect(outcome(await clerk.run('order.refund', elsewhere, { stepUp: forThis }))).toEqual([
      403,
      'step_up_required',
    ]);
    expect(
      outcome(
        await clerk.run('order.refund', refundInput(order, { kind: 'sum', amount: 1101, kept: 1100 }, 1101)),
      ),
    ).toEqual([409, 'refund_too_much']);
    expect((await rows(sql`select 1 as one from refunds`)).length).toBe(0);
  });

  it('as a sum by one of two people who answer the same complaint', async () => {
    const [anna, boris, order] = [await operator('box_office'), await operator('finance'), await paid()];
    const input = refundInput(order, { kind: 'sum', amount: 100, kept: 1100 }, 100);
    const touches = [await anna.touch('order.refund', input), await boris.touch('order.refund', input)];
    const answers = await Promise.all([
      anna.run('order.refund', input, { stepUp: touches[0] ?? null }),
      boris.run('order.refund', input, { stepUp: touches[1] ?? null }),
    ]);
    expect(answers.map(outcome).toSorted()).toEqual([
      [200, undefined],
      [409, 'refund_changed'],
    ]);
    expect((await show(anna, order)).kept).toBe(1000);
  });

  it('once, pressed twice under one key, or by two people at once', async () => {
    const [anna, boris, order] = [await operator('box_office'), await operator('finance'), await paid()];
    const number = someTicket(await show(anna, order));
    const input = refundInput(order, { kind: 'tickets', numbers: [number] }, 550);
    const key = randomUUID();
    const touches = [await anna.touch('order.refund', input), await anna.touch('order.refund', input)];
    const theirs = await boris.touch('order.refund', input);
    const answers = await Promise.all([
      ...touches.map((stepUp) => anna.run('order.refund', input, { key, stepUp })),
      boris.run('order.refund', input, { stepUp: theirs }),
    ]);
    const statuses = answers.map(({ status }) => status);
    // Whoever came first: both presses of one person are one act.
    expect([
      [200, 200, 404],
      [404, 404, 200],
    ]).toContainEqual(statuses);
    expect((await rows(sql`select 1 as one from refunds`)).length).toBe(1);
    expect((await acts()).filter(({ subject }) => subject === `order:${order.id}`)).toHaveLength(1);
  });

  it('up to a sum a day by one person; above it a second one confirms', async () => {
    const [anna, boris] = [await operator('box_office'), await operator('finance')];
    const [first, second] = [await paid(), await paid()];
    expect((await anna.run('order.refund', refundInput(first, { kind: 'all' }, 1100))).status).toBe(200);
    const input = refundInput(second, { kind: 'sum', amount: 901, kept: 1100 }, 901);
    const { body } = await anna.preview('order.refund', input);
    expect(body.needs_second_person).toBe(true);
    expect(
      (await anna.preview('order.refund', refundInput(second, { kind: 'sum', amount: 900, kept: 1100 }, 900)))
        .body.needs_second_person,
    ).toBe(false);
    const asked = await anna.run('order.refund', input);
    expect(asked.status).toBe(202);
    expect((await show(boris, second)).kept).toBe(1100);
    const request_id = String(asked.body.request_id);
    expect(outcome(await anna.run('request.confirm', { request_id }))).toEqual([409, 'own_request']);
    expect((await boris.run('request.confirm', { request_id })).status).toBe(200);
    expect((await show(boris, second)).kept).toBe(199);
  });

  it('by two sums at once no further than the limit', async () => {
    const anna = await operator('box_office');
    const inputs = [await paid(), await paid()].map((order) => refundInput(order, { kind: 'all' }, 1100));
    const url = consolePaths.runCommand.replace(':command', 'order.refund');
    const give = async (input: CommandInput<'order.refund'>) => {
      const step_up = await anna.touch('order.refund', input);
      return anna.call(
        'POST',
        url,
        { input, reason: 'a test', step_up },
        { 'idempotency-key': randomUUID() },
      );
    };
    // Both are under way before either can end: the log takes no entry until then.
    const answers = await deps()
      .db.transaction(async (tx) => {
        await tx.query(sql`lock table audit_log in exclusive mode`);
        const underWay: Promise<Answer>[] = [];
        for (const [index, input] of inputs.entries()) {
          underWay.push(give(input));
          await expect.poll(waiting).toBe(index + 1);
        }
        return underWay;
      })
      .then((underWay) => Promise.all(underWay));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 202]);
  });
});

describe('an order', () => {
  it('is corrected, found by its new name, and the log names no buyer', async () => {
    const [clerk, order] = [await operator('box_office'), await paid()];
    const input = { order_id: order.id, name: 'Анна Петрова', email: 'petrova@example.com' };
    const { body } = await clerk.preview('order.correct-contact', input);
    expect(body.before).toEqual({ name: 'Анна Иванова', email: 'anna@example.com' });
    await sweep();
    expect((await clerk.run('order.correct-contact', input)).status).toBe(200);
    // Mails that went to the old address are still told of, and name it no more.
    expect((await show(clerk, order)).timeline.filter(({ kind }) => kind === 'mail')).not.toEqual([]);
    expect(await rows(sql`select 1 as one from outbox where mailbox like 'anna%'`)).toEqual([]);
    expect(await show(clerk, order)).toMatchObject({ name: 'Анна Петрова', email: 'petrova@example.com' });
    const found = await clerk.get(`${consolePaths.findOrders}?search=${encodeURIComponent('петрова')}`);
    expect(found.body.results).toHaveLength(1);
    expect((await acts())[0]).toMatchObject({
      command: 'order.correct-contact',
      before: null,
      after: { corrected: ['name', 'email'] },
    });
    expect(outcome(await clerk.run('order.correct-contact', input))).toEqual([409, 'nothing_changes']);
    expect(outcome(await clerk.run('order.correct-contact', { ...input, email: 'nobody' }))).toEqual([
      422,
      'invalid_request',
    ]);
  });

  it('has its tickets mailed once more, and once however many press', async () => {
    const [anna, boris, order] = [await operator('box_office'), await operator('owner'), await paid()];
    const mails = () => rows(sql`select 1 as one from outbox where kind = 'order_paid'`);
    expect(outcome(await anna.run('order.resend-mail', { order_id: order.id }))).toEqual([
      409,
      'mail_under_way',
    ]);
    await rows(sql`update outbox set done_at = now() returning 1 as one`);
    const both = await Promise.all(
      [anna, boris].map((actor) => actor.run('order.resend-mail', { order_id: order.id })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await mails()).toHaveLength(2);
  });

  it('gets another ticket for one that leaked: the old code opens no door', async () => {
    const [clerk, order] = [await operator('box_office'), await paid()];
    const number = someTicket(await show(clerk, order));
    const input = { order_id: order.id, number };
    const { status, body } = await clerk.run('order.reissue-ticket', input);
    expect(status).toBe(200);
    const shown = await show(clerk, order);
    expect(shown.tickets.map((ticket) => ticket.number)).toContain(body.number);
    expect(shown.tickets.map((ticket) => ticket.number)).not.toContain(number);
    expect(shown.tickets).toHaveLength(2);
    const [old] = await rows(sql<{ is_revoked: boolean }>`
      select revoked_at is not null as is_revoked from tickets where number = ${number.replace('-', '')}`);
    expect(old).toEqual({ is_revoked: true });
    expect(outcome(await clerk.run('order.reissue-ticket', input))).toEqual([404, 'ticket_unknown']);
    expect(await brokenInvariants(api().database.db, now())).toEqual([]);
  });

  it('keeps what colleagues noted, outside the log', async () => {
    const [clerk, order] = [await operator('box_office'), await paid()];
    await clerk.run('order.note', { order_id: order.id, text: 'Анна просит место у прохода' });
    expect((await show(clerk, order)).timeline).toContainEqual(
      expect.objectContaining({ kind: 'note', text: 'Анна просит место у прохода' }),
    );
    expect(JSON.stringify(await acts())).not.toContain('Анна');
  });

  it('that was ordered by invoice is paid by a transfer, entered once', async () => {
    const clerk = await operator('box_office');
    const order = await ordered();
    const [row] = await rows(sql<{ id: string }>`select id from orders where token = ${order.token}`);
    const input = { order_id: row?.id ?? '', amount: 1100 };
    expect(outcome(await clerk.run('order.receive-transfer', input))).toEqual([409, 'no_invoice']);
    await begin(order, 6);
    expect((await clerk.run('order.receive-transfer', input)).status).toBe(200);
    expect((await read(order)).state).toBe('paid');
    expect(outcome(await clerk.run('order.receive-transfer', input))).toEqual([409, 'transfer_known']);
    // Invented money for a paid order would go back to somebody, past every limit.
    expect(outcome(await clerk.run('order.receive-transfer', { ...input, is_another: true }))).toEqual([
      409,
      'order_closed',
    ]);
  });

  it('is for those whose role counts for what it is for', async () => {
    const order = await paid();
    const [within, beyond] = [
      await operator({ role: 'box_office', scope: { kind: 'events', ids: [9] } }),
      await operator({ role: 'box_office', scope: { kind: 'events', ids: [8] } }),
    ];
    expect((await show(within, order)).name).toBe('Анна Иванова');
    expect(outcome(await beyond.get(`${consolePaths.readOrder}?number=${order.number}`))).toEqual([
      403,
      'not_permitted',
    ]);
    expect(outcome(await beyond.preview('order.note', { order_id: order.id, text: 'x' }))).toEqual([
      403,
      'not_permitted',
    ]);
  });
});
