import { describe, expect, it } from 'vitest';
import { sql } from '../../../database/sql.ts';
import { brokenInvariants } from '../../../testing/broken-invariants.ts';
import { Crash } from '../../../testing/mortal-database.ts';
import { expectReportsToAddUp, readReport } from '../../../testing/settlement/journal-sums.ts';
import { movingFixture } from '../../../testing/settlement/moving-fixture.ts';
import { changeOrder } from '../order/order.service.ts';
import { correctReceipt, receiveInvoice } from '../payments/invoices.service.ts';
import { settle } from '../payments/settle.service.ts';
import { recordProviderRefund } from '../refunds/provider-refund.service.ts';
import { executePlan, planRefund, refundOrder } from '../refunds/refund-order.service.ts';

const fixture = movingFixture();
const { bought, good, moveInput, move, order, payByCard, payByCertificate, close, tax, settlement } = fixture;
const { bankGives } = fixture;
const { rows, read, taken, now, deps, api, pass, sweep, life } = fixture;
const db = () => api().database.db;

const sound = async () => {
  await expectReportsToAddUp(settlement());
  // Nobody sends mails here, however long it takes.
  const broken = await brokenInvariants(db(), now());
  expect(broken.filter((breach) => !breach.includes('nobody took it'))).toEqual([]);
};
const done = { kind: 'done' };
const refusal = async (moving: ReturnType<typeof move>) => {
  const outcome = await moving;
  return outcome.kind === 'refused' ? outcome.problem.error.code : outcome.kind;
};
const byPerformance = async () =>
  (await readReport(settlement(), { by: 'performance' })).rows
    .map((row) => [row.performance?.id ?? 0, row.total_minor, row.vat_minor])
    .sort(([one = 0], [other = 0]) => one - other);
const minutesUntil = (start: string) => (Date.parse(start) - now().getTime()) / 60_000;

/** What is left of what its bank has, as it was to be given. */
async function giveAtBank(number: number): Promise<void> {
  const [payment] = await rows(sql<{ id: string; order_id: string; provider_payment_id: string }>`
    select payments.id, order_id, provider_payment_id from payments join orders on orders.id = order_id where number = ${number}`);
  if (!payment) throw new Error('nobody has paid');
  await recordProviderRefund(deps(), payment, {
    providerPaymentId: payment.provider_payment_id,
    providerRefundId: 'by-hand',
    state: 'done',
    amount: { amountMinor: 100_000, currency: 'RUB' },
  });
}

describe('a dearer place', () => {
  it.each(['cash', 'card_terminal', 'transfer'] as const)(
    'is paid for by %s, for itself alone',
    async (way) => {
      await tax({ percent: 20 });
      const placed = await bought({ '12:floor': 2, '12:6': 1 });
      await refundOrder(deps(), Number(placed.number), {
        kind: 'tickets',
        numbers: [(await good(placed))[0]?.number ?? ''],
      });
      // A seat went back: what it cost is open for ever, and takes nothing of what comes for another.
      expect(await move(await moveInput(placed, ['2:stalls'], 2500, way))).toMatchObject(done);
      const shown = await read(placed);
      expect([shown.total.price, shown.total.service_fee, shown.amount_due]).toEqual([4500, 200, 0]);
      expect(shown.lines.map(({ id, count, price, extra }) => [id, count, price, extra.service_fee])).toEqual(
        expect.arrayContaining([
          ['12:floor', 1, 500, 50],
          ['2:stalls', 1, 3000, 50],
        ]),
      );
      // At the rate of what it is for: of the other event, and of fees, nobody has recorded any.
      expect(await byPerformance()).toEqual([
        [2, 305_000, 0],
        [12, 55_000, 8333],
      ]);
      await sound();
    },
  );

  it('is had for what the old one cost, where the difference is waived', async () => {
    const placed = await bought({ '12:6': 1 });
    expect(await move(await moveInput(placed, ['12:2'], 1000, 'waive'))).toMatchObject(done);
    expect((await read(placed)).total).toMatchObject({ price: 1000, service_fee: 100 });
    expect(await rows(sql`select 1 as one from payments`)).toHaveLength(1);
    await sound();
  });
});

describe('a cheaper place', () => {
  it('gives the rest back, which is for nothing until it has gone', async () => {
    const placed = await bought({ '12:2': 1 });
    expect(await move(await moveInput(placed, ['12:6'], -1000, 'refund'))).toMatchObject(done);
    expect((await readReport(settlement())).totals).toMatchObject([
      { total_minor: 220_000, unassigned_minor: 100_000 },
    ]);
    await sound();
    await sweep();
    expect((await readReport(settlement())).totals).toMatchObject([
      { total_minor: 120_000, unassigned_minor: 0 },
    ]);
    const shown = await read(placed);
    expect([shown.state, shown.total.price]).toEqual(['paid', 1000]);
    await sound();
    // What is left can all go back.
    expect((await refundOrder(deps(), Number(placed.number), { kind: 'all' })).kind).toBe('given');
    expect((await readReport(settlement())).totals).toMatchObject([{ total_minor: 0 }]);
    await sound();
  });

  it('fills a certificate up again, after what was paid later, and gives time to spend it', async () => {
    const placed = await order({ '12:2': 1, '12:3': 1 });
    await payByCertificate(placed, 340_000);
    await payByCard(placed);
    await db().query(sql`update certificates set valid_until = ${now()}::timestamptz + interval '1 day'`);
    expect(await move(await moveInput(placed, ['12:6', '12:7'], -2000, 'refund'))).toMatchObject(done);
    await sweep();
    const left = await rows(sql<{ left_minor: number; days: number }>`
      select left_minor, extract(day from valid_until - ${now()}::timestamptz)::integer as days from certificates`);
    expect(left).toEqual([{ left_minor: 100_000, days: 90 }]);
    expect((await readReport(settlement(), { by: 'way' })).rows).toMatchObject([
      { way: 'card', total_minor: 0 },
      { way: 'certificate', total_minor: 240_000 },
    ]);
    await sound();
  });

  it('gives nothing back that was given out of goodwill before; waived, nothing at all', async () => {
    const placed = await bought({ '12:2': 1 });
    await refundOrder(deps(), Number(placed.number), { kind: 'sum', minor: 150_000 });
    expect(await refusal(move(await moveInput(placed, ['12:6'], -1000, 'refund')))).toBe('refund_too_much');
    expect(await move(await moveInput(placed, ['12:6'], -1000, 'waive'))).toMatchObject(done);
    expect((await read(placed)).total.price).toBe(2000);
    await sound();
  });

  it('gives nothing back that is booked for another ticket, though the payment has as much', async () => {
    const placed = await bought({ '12:2': 1, '12:floor': 1 });
    await refundOrder(deps(), Number(placed.number), { kind: 'sum', minor: 100_000 });
    expect(await refusal(move(await moveInput(placed, ['12:floor'], -1500, 'refund')))).toBe(
      'refund_too_much',
    );
    await sound();
  });

  it('leaves what was paid too much to go its own way', async () => {
    const placed = await order({ '12:2': 1 });
    const { payment_id: id } = await fixture.begin(placed);
    await payByCertificate(placed, 100_000);
    const [{ order_id = '' } = {}] = await rows(
      sql<{ order_id: string }>`select order_id from payments where id = ${id}`,
    );
    // The bank brings all of it, though a part was paid meanwhile.
    const received = { amountMinor: 220_000, currency: 'RUB' };
    const reported = { providerPaymentId: 'late', state: 'succeeded', received, failure: null } as const;
    await settle(deps(), { id, order_id }, reported);
    expect(await rows(sql`select reason, amount_minor from refunds`)).toEqual([
      { reason: 'overpaid', amount_minor: 100_000 },
    ]);
    expect(await move(await moveInput(placed, ['12:6'], -1000, 'refund'))).toMatchObject(done);
    // Twice the same sum, each for its own reason, and nothing else.
    expect(await rows(sql`select reason, amount_minor from refunds order by reason`)).toEqual([
      { reason: 'moved', amount_minor: 100_000 },
      { reason: 'overpaid', amount_minor: 100_000 },
    ]);
    expect((await readReport(settlement())).totals).toMatchObject([
      { total_minor: 320_000, unassigned_minor: 200_000 },
    ]);
    await sound();
  });
});

describe('the books', () => {
  it('are right of places of one zone that came at different prices', async () => {
    const placed = await bought({ '12:6': 1, '12:2': 1, '12:floor': 1 });
    const inputs = await moveInput(placed, ['4:entry', '4:entry', '4:entry'], -2000, 'waive');
    expect(await move(inputs)).toMatchObject(done);
    expect((await read(placed)).lines.map(({ id, count, price }) => [id, count, price])).toEqual([
      ['4:entry#2', 1, 1000],
      ['4:entry', 1, 2000],
      ['4:entry#3', 1, 500],
    ]);
    expect(await byPerformance()).toEqual([
      [4, 385_000, 0],
      [12, 0, 0],
    ]);
    await sound();
  });

  it('of a refund that is on its way keep its money with its ticket', async () => {
    const placed = await bought({ '12:floor': 3 });
    const [first] = await good(placed);
    fixture.bank().breakDown('error');
    await refundOrder(deps(), Number(placed.number), { kind: 'tickets', numbers: [first?.number ?? ''] });
    expect(await move(await moveInput(placed, ['4:entry', '4:entry'], 0))).toMatchObject(done);
    expect(await byPerformance()).toEqual([
      [4, 110_000, 0],
      [12, 55_000, 8333],
    ]);
    fixture.bank().breakDown('none');
    pass(60);
    await sweep();
    expect(await byPerformance()).toEqual([
      [4, 110_000, 0],
      [12, 0, 0],
    ]);
    await sound();
  });

  const halfGiven = async () => {
    const placed = await order({ '12:floor': 2 });
    await payByCertificate(placed, 80_000);
    await payByCard(placed);
    const [first] = await good(placed);
    const give = () =>
      refundOrder(deps(), Number(placed.number), { kind: 'tickets', numbers: [first?.number ?? ''] });
    return { placed, give };
  };

  it('of a refund from two payments keep what has not gone yet, and no more', async () => {
    const { placed, give } = await halfGiven();
    bankGives('later');
    await give();
    // The certificate has its part again, and the bank has not.
    expect(await rows(sql`select amount_minor, state from refunds order by amount_minor`)).toEqual([
      { amount_minor: 25_000, state: 'done' },
      { amount_minor: 30_000, state: 'pending' },
    ]);
    expect(await move(await moveInput(placed, ['4:entry'], 0))).toMatchObject(done);
    expect(await byPerformance()).toEqual([
      [4, 55_000, 0],
      [12, 30_000, 4546],
    ]);
    bankGives('at once');
    pass(60);
    await sweep();
    expect(await byPerformance()).toEqual([
      [4, 55_000, 0],
      [12, 0, 0],
    ]);
    await sound();
  });

  it('of a refund from two payments that nobody has begun keep each of its sums once', async () => {
    const { placed } = await halfGiven();
    const { order_id: id, moves } = await moveInput(placed, ['4:entry'], 0);
    const numbers = moves.map(({ ticket }) => ticket);
    // Its process dies before it gives anything.
    await changeOrder(deps(), id, async (locked) => {
      const plan = await planRefund(locked, { kind: 'tickets', numbers });
      if (plan.kind !== 'planned') throw new Error(plan.kind);
      await executePlan(locked, plan, 'operator');
    });
    expect(await move(await moveInput(placed, ['4:entry'], 0))).toMatchObject(done);
    expect(await byPerformance()).toEqual([
      [4, 55_000, 0],
      [12, 55_000, 8333],
    ]);
  });

  it('of a ticket that failed to go back leave its money where it was', async () => {
    const placed = await bought({ '12:floor': 2 });
    const [first] = await good(placed);
    bankGives('never');
    await refundOrder(deps(), Number(placed.number), { kind: 'tickets', numbers: [first?.number ?? ''] });
    expect(await move(await moveInput(placed, ['4:entry'], 0))).toMatchObject(done);
    expect(await byPerformance()).toEqual([
      [4, 55_000, 0],
      [12, 55_000, 8333],
    ]);
    await sound();
  });

  it.each([
    [
      'the operator gives again',
      (number: number) => refundOrder(deps(), number, { kind: 'sum', minor: 100_000 }),
    ],
    ['somebody gives at the bank', giveAtBank],
  ])('of what failed to go back and %s take nothing of good tickets', async (_who, giveAgain) => {
    const placed = await bought({ '12:2': 1 });
    bankGives('never');
    expect(await move(await moveInput(placed, ['12:6'], -1000, 'refund'))).toMatchObject(done);
    pass(1);
    await sweep();
    expect(await rows(sql`select reason, state from refunds`)).toEqual([
      { reason: 'moved', state: 'failed' },
    ]);
    await sound();
    bankGives('at once');
    await giveAgain(Number(placed.number));
    expect((await readReport(settlement())).totals).toMatchObject([
      { total_minor: 120_000, unassigned_minor: 0 },
    ]);
    await sound();
  });

  it('of a sum that is given meanwhile leave what another refund is about to give', async () => {
    const placed = await bought({ '12:2': 1 });
    expect(await move(await moveInput(placed, ['12:6'], -1000, 'refund'))).toMatchObject(done);
    const [moved] = await rows(sql<{ id: string }>`select id from refunds`);
    // The bank answers of the second before it answers of the first.
    await rows(
      sql`update refunds set state = 'pending', next_check_at = ${now()}::timestamptz + interval '1 hour'`,
    );
    await refundOrder(deps(), Number(placed.number), { kind: 'sum', minor: 20_000 });
    expect(moved).toBeDefined();
    expect((await readReport(settlement())).totals).toMatchObject([
      { total_minor: 200_000, unassigned_minor: 100_000 },
    ]);
    await sound();
  });

  it('name an event that has left the catalogue, though no order is for it any more', async () => {
    const placed = await bought({ '12:2': 1 });
    expect(await move(await moveInput(placed, ['2:stalls'], 1000, 'cash'))).toMatchObject(done);
    const texts = await rows(sql<{ all: unknown }>`
      select to_jsonb(event_texts) as all from event_texts where event_id = 9`);
    await db().query(sql`delete from event_texts where event_id = 9`);
    const { rows: shown } = await readReport(settlement(), { by: 'event' });
    await db().query(sql`
      insert into event_texts
      select (jsonb_populate_record(null::event_texts, one)).* from jsonb_array_elements(${JSON.stringify(texts.map(({ all }) => all))}) as one`);
    expect(shown.find(({ event }) => event?.id === 9)?.event?.title).toBe('Событие recital');
  });

  it('of a closed period stay: the move is booked on its own day', async () => {
    const placed = await bought({ '12:2': 1 });
    pass(3 * 24 * 60);
    await close('2026-12-02');
    const closed = () => readReport(settlement(), { by: 'performance', until: '2026-12-02' });
    const before = await closed();
    expect(await move(await moveInput(placed, ['2:stalls'], 1000, 'cash'))).toMatchObject(done);
    expect(await closed()).toEqual(before);
    expect(await byPerformance()).toEqual([
      [2, 320_000, 0],
      [12, 0, 0],
    ]);
    await sound();
  });

  it('of a transfer that had been entered wrongly are put right, though its tickets were moved', async () => {
    const placed = await order({ '12:2': 1 }, 6);
    await fixture.begin(placed, 6);
    await receiveInvoice(deps(), Number(placed.number), () => ({ amountMinor: 220_000, currency: 'RUB' }));
    expect(await move(await moveInput(placed, ['2:stalls'], 1000, 'waive'))).toMatchObject(done);
    const corrected = await correctReceipt(deps(), Number(placed.number), 'another order’s');
    expect(corrected).toMatchObject({ kind: 'corrected', isReopened: true });
    expect(await taken()).toEqual(['2:stalls:1 held']);
    await sound();
  });
});

describe('the receipt of what goes back', () => {
  const sent = () =>
    fixture
      .refundReceipts()
      .map(({ lines }) =>
        lines.map(({ description, count, unitPrice, vat }) => [
          description,
          count,
          unitPrice.amountMinor,
          vat?.rate ?? null,
        ]),
      );

  it('is of what the order had, as that was taxed, and of no ticket that it keeps', async () => {
    await tax({ percent: 20 });
    const placed = await bought({ '12:2': 1, '12:6': 1, '12:floor': 1 });
    const [title] = (await read(placed)).lines.map(({ extra }) => extra.event.title);
    // 2000 go back, and as much is what the order costs afterwards: tickets of another event, of which nobody has recorded any VAT.
    await tax({ percent: 5 });
    const moved = await moveInput(placed, ['12:7', '4:entry', '4:entry'], -1500, 'refund');
    expect(await move(moved)).toMatchObject(done);
    await sweep();
    expect(sent()).toEqual([[[`${title}, ${title}, ${title}`, 1, 150_000, 2000]]]);
    await sound();
  });

  it('is of the moved tickets alone, though as much goes back as the order costs now', async () => {
    const placed = await bought({ '2:stalls': 3, '2:balcony': 1 });
    const [title] = placed.lines.map(({ extra }) => extra.event.title);
    const stalls = (await good(placed)).filter(({ offer_id }) => offer_id === '2:stalls');
    const to = ['12:2', '12:6', '4:entry'];
    const moves = stalls.map(({ number }, index) => ({ ticket: number, to: to[index] ?? '' }));
    expect(await move({ ...(await moveInput(placed, [], -5500, 'refund')), moves })).toMatchObject(done);
    const { total } = await read(placed);
    expect(total.price + total.service_fee).toBe(5500);
    await sweep();
    expect(sent()).toEqual([[[title, 1, 550_000, null]]]);
    await sound();
  });
});

describe('a performance', () => {
  it('is left until its codes open doors; another seat of it is had until the doors open, or until it begins where nobody says when they do', async () => {
    const placed = await bought({ '12:2': 1 });
    const setDoors = (at: string | null) =>
      db().query(sql`update performances set doors_at = ${at} where id = 12`);
    const [{ doors_at = null } = {}] = await rows(sql<{ doors_at: string | null }>`
      select doors_at::text from performances where id = 12`);
    await setDoors('2026-12-18T15:30:00Z');
    pass(minutesUntil('2026-12-18T15:00:00Z'));
    const left = await refusal(move(await moveInput(placed, ['2:balcony'], -1000, 'refund')));
    const reseated = await refusal(move(await moveInput(placed, ['12:3'], 0)));
    pass(30);
    const late = await refusal(move(await moveInput(placed, ['12:2'], 0)));
    await setDoors(null);
    pass(-60);
    const unknown = await refusal(move(await moveInput(placed, ['12:2'], 0)));
    pass(90);
    const begun = await refusal(move(await moveInput(placed, ['12:3'], 0)));
    await setDoors(doors_at);
    expect([left, reseated, late, unknown, begun]).toEqual([
      'performance_begun',
      'done',
      'performance_begun',
      'done',
      'performance_begun',
    ]);
    await sound();
  });

  it('that was called off is left even after its hour', async () => {
    const placed = await bought({ '12:floor': 1 });
    const setStatus = (status: string) =>
      db().query(sql`update listed_performances set status = ${status} where performance_id = 12`);
    await setStatus('cancelled');
    pass(minutesUntil('2026-12-18T17:00:00Z'));
    const moved = await move(await moveInput(placed, ['2:balcony'], 500, 'cash'));
    await setStatus('scheduled');
    expect(moved).toMatchObject(done);
    expect((await read(placed)).lines.map(({ id }) => id)).toEqual(['2:balcony']);
    await sound();
  });
});

it('is done whole or not at all, wherever its process dies', { timeout: 120_000 }, async () => {
  for (let statements = 1; ; statements += 1) {
    await fixture.reset();
    const placed = await bought({ '12:2': 1, '12:floor': 1 });
    const input = await moveInput(placed, ['12:6', '4:entry'], -1000, 'refund');
    life.endAfter(statements);
    await move(input).catch((error: unknown) => {
      if (!(error instanceof Crash)) throw error;
    });
    const hasDied = life.hasEnded();
    life.endAfter(Number.POSITIVE_INFINITY);
    const stock = await taken();
    const whole = { old: ['12:2 sold', '12:floor:1 sold'], moved: ['12:6 sold', '4:entry:1 sold'] };
    expect([whole.old, whole.moved]).toContainEqual(stock);
    expect((await read(placed)).lines.map(({ id }) => id)).toEqual(
      stock[0] === '12:2 sold' ? ['12:2', '12:floor'] : ['12:6', '4:entry'],
    );
    await sound();
    if (!hasDied) return expect(statements).toBeGreaterThan(5);
  }
});
