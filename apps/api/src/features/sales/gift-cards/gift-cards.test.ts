import { randomUUID } from 'node:crypto';
import { money } from '@parterre/domain/money/money';
import { beforeEach, describe, expect, it } from 'vitest';
import { sql } from '../../../database/sql.ts';
import { brokenInvariants } from '../../../testing/broken-invariants.ts';
import { giftCardFixture } from '../../../testing/gift-card-fixture.ts';
import { orderFixture } from '../../../testing/order-fixture.ts';
import { showOrderDetail } from '../order-commands/show-order-detail.service.ts';
import { type MailTask, workOutbox } from '../outbox/outbox.service.ts';
import { refundOrder } from '../refunds/refund-order.service.ts';
import { reportSettlement } from '../settlement/report.service.ts';

const fixture = orderFixture();
const { api, begin, bank, bankId, call, deps, now, ordered, pass, read, rows, sweep } = fixture;
const { ask, placed, bought, spend } = giftCardFixture(fixture);

let sent: MailTask[] = [];
beforeEach(() => {
  sent = [];
});
const work = () => workOutbox(deps(), async (task) => void sent.push(task));
const tell = ({ body, headers }: Awaited<ReturnType<ReturnType<typeof bank>['notify']>>) =>
  api().app.inject({
    method: 'POST',
    url: '/api/payments/sandbox/notifications',
    payload: body,
    headers: { ...headers, 'content-type': 'application/json' },
  });
const boxOffice = {
  kind: 'staff',
  accountId: randomUUID(),
  sessionId: randomUUID(),
  name: 'anna@example.com',
  grants: [{ role: 'box_office', scope: { kind: 'house' } }],
} as const;
const mails = () => sent.map(({ kind, to }) => `${kind} ${to.email}`);
const readCode = (order: { readonly gift_card: { readonly code: string | null } | null }) =>
  order.gift_card?.code ?? '';
const sound = async () => expect(await brokenInvariants(api().database.db, now())).toEqual([]);

describe('a gift card', () => {
  it('is bought like an order, and can be spent at once', async () => {
    const order = await placed();
    expect(order).toMatchObject({
      state: 'awaiting_payment',
      lines: [],
      amount_due: 3000,
      total: { price: 3000, count: 0 },
      gift_card: { amount: 3000, code: null, left: null, to_name: 'Пётр', recipient_email: null },
    });
    await sound();
    await bank().pay(await bankId(await begin(order)));
    const paid = await read(order);
    expect(paid).toMatchObject({ state: 'paid', amount_due: 0, gift_card: { left: 3000 } });
    expect(readCode(paid)).toMatch(/^([0-9A-Z]{5}-){3}[0-9A-Z]{5}$/);
    expect(await spend(readCode(paid))).toMatchObject({ status: 201 });
    expect((await read(order)).gift_card).toMatchObject({ left: 1900 });
    await sound();
  });

  it.each([
    ['more than the site allows', { amount: 60_000 }, 'amount', 'too_large'],
    ['a currency without cards', { currency_code: 'USD' }, 'amount', 'unknown_value'],
    ['a design that is not offered', { design: 'bouquet' }, 'design', 'unknown_value'],
    ['a link in its words', { greeting: 'http://evil.example' }, 'greeting', 'contains_link'],
    ['half an address', { recipient_email: 'petr@' }, 'recipient_email', 'bad_format'],
    [
      'an hour that is over',
      { recipient_email: 'petr@example.org', deliver_at: '2020-01-01T09:00' },
      'deliver_at',
      'out_of_range',
    ],
  ])('is refused with %s', async (_what, more, field, reason) => {
    const { status, body } = await ask(more);
    expect([status, body.error]).toMatchObject([422, { details: [{ field, reason }] }]);
    expect(await rows(sql`select from orders`)).toHaveLength(0);
  });

  it('is not sold where the site does not say so', async () => {
    await api().database.db.query(sql`update landings set theme = theme - 'gift_cards'`);
    // What was read of the site before is read anew by then.
    pass(5);
    expect((await ask()).status).toBe(422);
  });

  it('is one order however often it is asked for under one key', async () => {
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask({}, key)));
    expect(new Set(answers.map(({ body }) => body.token)).size).toBe(1);
    expect((await ask({ amount: 1000 }, key)).body.error.code).toBe('idempotency_key_reused');
    await sound();
  });

  it.each([
    ['an invoice', 6],
    ['another card', 7],
  ])('cannot be paid by %s', async (_way, acquisition_id) => {
    expect((await ask({ acquisition_id })).body.error.code).toBe('acquisition_unavailable');
    const { body } = await call('POST', `/api/orders/${(await placed()).token}/payments`, {
      body: { acquisition_id, certificate_code: 'x' },
    });
    expect(body.error.code).toBe('acquisition_unavailable');
  });

  it('that nobody pays for expires, and late money buys it all the same', async () => {
    const order = await placed();
    const id = await bankId(await begin(order));
    bank().breakDown('error');
    pass(90);
    await sweep();
    bank().breakDown('none');
    expect((await read(order)).state).toBe('expired');
    await bank().pay(id);
    await tell(await bank().notify(id));
    const late = await read(order);
    expect(late.state).toBe('paid');
    expect((await spend(readCode(late))).status).toBe(201);
    await sound();
  });

  it('has a PDF once it is paid, and no tickets', async () => {
    const order = await placed({ greeting: 'Ура! '.repeat(60) });
    const file = async (name: string) => {
      const { statusCode, headers } = await api().app.inject({ url: `/api/orders/${order.token}/${name}` });
      return `${statusCode} ${headers['content-type']?.toString().split(';')[0]}`;
    };
    expect(await file('gift-card.pdf')).toBe('409 application/json');
    expect(await file('bill.pdf')).toBe('200 application/pdf');
    await bank().pay(await bankId(await begin(order)));
    await read(order);
    expect(await file('gift-card.pdf')).toBe('200 application/pdf');
    expect(await file('tickets.pdf')).toBe('404 application/json');
    const { token } = await ordered();
    expect((await api().app.inject({ url: `/api/orders/${token}/gift-card.pdf` })).statusCode).toBe(404);
  });
});

describe('the delivery of a gift card', () => {
  it('is to its buyer, with the card, when they hand it over', async () => {
    await bought();
    await work();
    expect(mails()).toEqual(['gift_card_paid anna@example.com']);
  });

  it('is to whom it is for, at once', async () => {
    await bought({ recipient_email: 'petr@example.org' });
    await work();
    expect(mails().sort()).toEqual(['gift_card petr@example.org', 'gift_card_paid anna@example.com']);
  });

  it('waits for the hour that was chosen by the clock of the site, and comes once', async () => {
    const hour = new Date(now().getTime() + 48 * 3_600_000);
    const local = new Date(hour.getTime() + 3 * 3_600_000).toISOString().slice(0, 13);
    const order = await bought({ recipient_email: 'petr@example.org', deliver_at: `${local}:00` });
    expect(order.gift_card?.deliver_at).toBe(`${local}:00:00+03:00`);
    await work();
    expect(mails()).toEqual(['gift_card_paid anna@example.com']);
    pass(46 * 60);
    await work();
    expect(sent).toHaveLength(1);
    pass(3 * 60);
    await Promise.all([work(), work(), work()]);
    expect(mails()).toEqual(['gift_card_paid anna@example.com', 'gift_card petr@example.org']);
    pass(24 * 60);
    await work();
    expect(sent).toHaveLength(2);
    await sound();
  });

  it('that a process dies at comes all the same, and is one mail', async () => {
    await bought({ recipient_email: 'petr@example.org' });
    // The same Message-ID is the same mail, in the folder and for whoever reads it.
    const box = new Map<string, number>();
    for (let statements = 0; statements < 40; statements += 1) {
      fixture.life.endAfter(statements);
      await workOutbox(deps(), async ({ deduplicationKey }) => {
        box.set(deduplicationKey, (box.get(deduplicationKey) ?? 0) + 1);
      }).catch(() => undefined);
      fixture.life.endAfter(Number.POSITIVE_INFINITY);
      pass(3);
    }
    expect([...box.keys()].map((key) => key.split(':')[0]).sort()).toEqual(['gift_card', 'gift_card_paid']);
    const open = await rows(sql`select from outbox where done_at is null`);
    expect(open).toHaveLength(0);
    await sound();
  });

  it('is left out when the card was given back before its hour', async () => {
    const order = await bought({ recipient_email: 'petr@example.org', deliver_at: '2027-01-01T09:00' });
    // Though the bank has not given the money back yet.
    bank().breakDown('error');
    await refundOrder(deps(), Number(order.number), { kind: 'all' });
    expect((await read(order)).state).toBe('paid');
    pass(300 * 24 * 60);
    await work();
    expect(mails().filter((mail) => mail.startsWith('gift_card petr'))).toEqual([]);
  });
});

describe('a gift card that is given back', () => {
  it('pays nothing any more, and its money goes the way it came', async () => {
    const order = await bought();
    const answer = await refundOrder(deps(), Number(order.number), { kind: 'all' });
    expect(answer).toMatchObject({ kind: 'given', amount: money(300_000, 'RUB') });
    expect(await read(order)).toMatchObject({ state: 'refunded', gift_card: { code: null, left: 0 } });
    expect(await spend(readCode(order))).toMatchObject({ status: 404, code: 'certificate_unknown' });
    expect(await refundOrder(deps(), Number(order.number), { kind: 'all' })).toEqual({ kind: 'not-paid' });
    await work();
    expect(mails()).toContain('gift_card_refunded anna@example.com');
    await sound();
  });

  it('goes back whole or not at all, and not once something of it was spent', async () => {
    const order = await bought();
    const refund = (what: Parameters<typeof refundOrder>[2]) =>
      refundOrder(deps(), Number(order.number), what);
    expect(await refund({ kind: 'sum', minor: 100_000 })).toEqual({ kind: 'gift-card-spent' });
    const { token } = await spend(readCode(order));
    expect(await refund({ kind: 'all' })).toEqual({ kind: 'gift-card-spent' });
    const detail = await showOrderDetail(deps(), boxOffice, Number(order.number));
    expect(detail).toMatchObject({ gift_card: { uses: [{ kind: 'paid' }] } });
    // What comes back to it counts as unspent.
    const tickets = await read({ token });
    await refundOrder(deps(), Number(tickets.number), { kind: 'all' });
    await sweep();
    expect(await refund({ kind: 'all' })).toMatchObject({ kind: 'given' });
    await sound();
  });

  it('at its provider is revoked, and a person is told what was spent of it', async () => {
    const order = await placed();
    const id = await bankId(await begin(order));
    await bank().pay(id);
    const { token } = await spend(readCode(await read(order)));
    await tell(await bank().refundAtProvider(id, 300_000));
    expect(await read(order)).toMatchObject({ state: 'refunded', gift_card: { code: null, left: 0 } });
    expect(await rows(sql`select reason from attention_items`)).toEqual([{ reason: 'refunded_at_provider' }]);
    await sound();
    // What comes back to a card whose buyer has had the money is owed to nobody.
    await refundOrder(deps(), Number((await read({ token })).number), { kind: 'all' });
    await sweep();
    expect((await read(order)).gift_card).toMatchObject({ left: 0 });
    await sound();
  });
});

describe('races for one card', () => {
  it('200 who spend it at once spend what it has, and no more', async () => {
    const code = readCode(await bought());
    const tokens: string[] = [];
    for (let index = 0; index < 20; index += 1) tokens.push((await ordered()).token);
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, index) =>
        call('POST', `/api/orders/${tokens[index % 20]}/payments`, {
          body: { acquisition_id: 7, certificate_code: code },
        }),
      ),
    );
    expect(answers.filter(({ status }) => status >= 500 && status !== 503)).toEqual([]);
    const [spent] = await rows(sql<{ minor: number }>`
      select sum(received_minor)::bigint as minor from payments where kind = 'certificate' and state = 'succeeded'`);
    expect(spent?.minor).toBe(300_000);
    await sound();
  });

  it('giving it back while it is spent does one of the two', async () => {
    for (let round = 0; round < 5; round += 1) {
      const order = await bought();
      const { token } = await ordered();
      const [given, paid] = await Promise.all([
        refundOrder(deps(), Number(order.number), { kind: 'all' }),
        call('POST', `/api/orders/${token}/payments`, {
          body: { acquisition_id: 7, certificate_code: readCode(order) },
        }),
      ]);
      expect([given.kind === 'given', paid.status === 201].filter(Boolean)).toHaveLength(1);
    }
    await sound();
  });
});

describe('the books', () => {
  const report = async (by: 'day' | 'event' | 'vat' | 'way') => {
    const day = now().toISOString().slice(0, 10);
    const settlement = { db: api().database.db, now, timeZone: 'UTC' };
    const found = await reportSettlement(settlement, {
      by,
      basis: 'payment',
      from: day,
      until: day,
      page: 1,
      limit: 200,
    });
    if ('kind' in found) throw new Error(JSON.stringify(found));
    return found;
  };
  const total = async () => {
    const { total_minor, gift_cards_minor, certificates_minor, certificates_left_minor, vat_minor } =
      (await report('day')).totals[0] ?? {};
    return { total_minor, gift_cards_minor, certificates_minor, certificates_left_minor, vat_minor };
  };

  it('owe what a card was sold for until it is spent, and count it once', async () => {
    const order = await bought();
    expect(await total()).toEqual({
      total_minor: 0,
      gift_cards_minor: 300_000,
      certificates_minor: 0,
      certificates_left_minor: 300_000,
      vat_minor: 0,
    });
    await spend(readCode(order));
    expect(await total()).toMatchObject({
      total_minor: 110_000,
      gift_cards_minor: 300_000,
      certificates_minor: 110_000,
      certificates_left_minor: 190_000,
    });
    for (const by of ['event', 'vat'] as const)
      expect((await report(by)).rows.filter(({ is_gift_cards }) => is_gift_cards)).toMatchObject([
        { is_assigned: true, event: null, total_minor: 0, gift_cards_minor: 300_000 },
      ]);
    expect((await report('way')).rows).toMatchObject([
      { way: 'card', total_minor: 0, gift_cards_minor: 300_000 },
      { way: 'certificate', total_minor: 110_000, gift_cards_minor: 0 },
    ]);
    await sound();
  });

  it('owe nothing for a card that was given back, and tell yesterday as it was', async () => {
    const order = await bought();
    const day = now().toISOString().slice(0, 10);
    pass(24 * 60);
    await refundOrder(deps(), Number(order.number), { kind: 'all' });
    expect(await total()).toMatchObject({ gift_cards_minor: -300_000, certificates_left_minor: 0 });
    const settlement = { db: api().database.db, now, timeZone: 'UTC' };
    const before = await reportSettlement(settlement, {
      by: 'day',
      basis: 'payment',
      from: day,
      until: day,
      page: 1,
      limit: 200,
    });
    expect(before).toMatchObject({
      totals: [{ gift_cards_minor: 300_000, certificates_left_minor: 300_000 }],
    });
  });
});
