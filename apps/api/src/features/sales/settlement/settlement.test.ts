import { describe, expect, it } from 'vitest';
import { sql } from '../../../database/sql.ts';
import { brokenInvariants } from '../../../testing/broken-invariants.ts';
import { expectReportsToAddUp, readReport } from '../../../testing/settlement/journal-sums.ts';
import { settlementFixture } from '../../../testing/settlement/settlement-fixture.ts';
import { protectBooks, unprotectBooks } from '../../../testing/unprotect-books.ts';
import { listAttentionItems } from '../attention/attention.service.ts';
import { issueCertificate } from '../payments/certificates.service.ts';
import { receiveInvoice } from '../payments/invoices.service.ts';
import { settleByProviderId } from '../payments/settle.service.ts';
import { refundOrder } from '../refunds/refund-order.service.ts';
import { showBooks } from './import-payout.service.ts';
import { makeUnbookedSweep } from './sweep-unbooked.service.ts';

const fixture = settlementFixture();
const {
  order,
  payByCard,
  payByCertificate,
  close,
  payOut,
  tax,
  settlement,
  deps,
  pass,
  rows,
  read,
  call,
  sweep,
} = fixture;
const db = () => fixture.api().database.db;
const day = 24 * 60;

/** A seat for 2000 and two places for 500, each with a fee of a tenth. */
const sold = (seat = '12:0') => order({ [seat]: 1, '12:floor': 2 });

describe('VAT', () => {
  it('is copied into what is sold: later changes of the catalogue touch nothing', async () => {
    await tax({ percent: 20 }, { exempt: '§ 4 Nr. 20 UStG' });
    const before = await sold();
    await tax({ percent: 5.5 }, { percent: 20 });
    const { vat } = await read(before);
    expect(vat).toEqual([
      { percent: 20, exemption: null, amount: 500 },
      { percent: 0, exemption: '§ 4 Nr. 20 UStG', amount: 0 },
    ]);
    expect((await read(await sold('12:2'))).vat).toEqual([
      { percent: 5.5, exemption: null, amount: 156.4 },
      { percent: 20, exemption: null, amount: 50 },
    ]);
  });

  it('that nobody recorded is said to be unknown, on the bill and in settlement', async () => {
    await tax(undefined);
    const placed = await sold();
    expect((await read(placed)).vat).toEqual([]);
    await payByCard(placed);
    const { rows: found } = await readReport(settlement(), { by: 'vat' });
    expect(found).toMatchObject([{ vat: null, is_assigned: true, total_minor: 330_000, vat_minor: 0 }]);
  });

  it('is reported by rate, to the last kopeck, after a ticket went back', async () => {
    await tax({ percent: 22 }, { exempt: '§ 4 Nr. 20 UStG' });
    const placed = await sold();
    await payByCard(placed);
    const [ticket] = await rows(
      sql<{ number: string }>`select number from tickets where zone = 'floor' order by number limit 1`,
    );
    const answer = await refundOrder(deps(), Number(placed.number), {
      kind: 'tickets',
      numbers: [ticket?.number ?? ''],
    });
    expect(answer.kind).toBe('given');
    const report = await readReport(settlement(), { by: 'vat' });
    expect(report.rows).toMatchObject([
      {
        vat: { percent: 22 },
        sales_minor: 300_000,
        refunds_minor: -50_000,
        total_minor: 250_000,
        vat_minor: 45_082,
      },
      { vat: { percent: 0, exemption: '§ 4 Nr. 20 UStG' }, total_minor: 25_000, vat_minor: 0 },
    ]);
    await expectReportsToAddUp(settlement());
  });
});

describe('a report', () => {
  it('says of each event, performance, way and day what came and went', async () => {
    await tax({ percent: 20 });
    const placed = await sold();
    await payByCertificate(placed, 30_000);
    await payByCard(placed);
    const by = async (group: 'event' | 'performance' | 'way' | 'day') =>
      (await readReport(settlement(), { by: group })).rows;
    expect(await by('event')).toMatchObject([
      { event: { id: 9, title: 'Событие recital' }, total_minor: 330_000, fees_minor: 30_000 },
    ]);
    expect(await by('performance')).toMatchObject([
      { event: { id: 9 }, performance: { id: 12, started_at: '2026-12-18T19:00:00+03:00' } },
    ]);
    expect(await by('way')).toMatchObject([
      { way: 'card', total_minor: 300_000, certificates_minor: 0 },
      { way: 'certificate', total_minor: 30_000, certificates_minor: 30_000 },
    ]);
    expect(await by('day')).toMatchObject([{ day: fixture.now().toISOString().slice(0, 10) }]);
    const { rows: played } = await readReport(settlement(), { by: 'day', basis: 'performance' });
    expect(played).toMatchObject([{ day: '2026-12-18', total_minor: 330_000 }]);
  });

  it('owes what gift certificates still hold', async () => {
    const placed = await sold();
    await payByCertificate(placed, 400_000);
    expect((await readReport(settlement())).totals).toMatchObject([
      { certificates_minor: 330_000, certificates_left_minor: 70_000 },
    ]);
  });

  it('owes it in a currency in which nothing moved, too', async () => {
    await issueCertificate(db(), { amountMinor: 5000, currency: 'EUR' }, fixture.now());
    const report = await readReport(settlement());
    expect(report.totals).toMatchObject([
      { currency_code: 'EUR', total_minor: 0, certificates_minor: 0, certificates_left_minor: 5000 },
    ]);
  });

  it('is of last month by the clock of the house, unless days are asked for', async () => {
    const { from, until, time_zone } = await readReport(settlement(), { from: undefined, until: undefined });
    expect([from, until, time_zone]).toEqual(['2026-11-01', '2026-11-30', 'Europe/Moscow']);
  });

  it('comes in pages that add up', async () => {
    await payByCard(await sold());
    pass(day);
    await payByCard(await order({ '12:2': 1 }));
    const pages = [1, 2].map(async (page) => readReport(settlement(), { page, limit: 1 }));
    const read = await Promise.all(pages);
    expect(read.map(({ rows: shown, total_rows }) => [shown.length, total_rows])).toEqual([
      [1, 2],
      [1, 2],
    ]);
    expect(read.flatMap(({ rows: shown }) => shown).reduce((sum, row) => sum + row.total_minor, 0)).toBe(
      read[0]?.totals[0]?.total_minor,
    );
  });

  it('keeps money apart that is for nothing that was sold, until it is given back', async () => {
    const placed = await order({ '12:2': 1 }, 6);
    await call('POST', `/api/orders/${placed.token}/payments`, { body: { acquisition_id: 6 } });
    const transfer = () => ({ amountMinor: 220_000, currency: 'RUB' });
    await receiveInvoice(deps(), Number(placed.number), transfer);
    await receiveInvoice(deps(), Number(placed.number), transfer, { isAnother: true });
    const unassigned = async () =>
      (await readReport(settlement(), { by: 'vat' })).rows.filter(({ is_assigned }) => !is_assigned);
    expect(await unassigned()).toMatchObject([
      { total_minor: 220_000, unassigned_minor: 220_000, vat_minor: 0 },
    ]);
    await expectReportsToAddUp(settlement());
    // A day stands where it belongs, whatever came on it.
    const byDay = await readReport(settlement(), { by: 'day' });
    expect(byDay.rows.map(({ is_assigned }) => is_assigned)).toEqual([true]);
    pass(1);
    await sweep();
    expect(await unassigned()).toMatchObject([
      { sales_minor: 220_000, refunds_minor: -220_000, total_minor: 0 },
    ]);
  });
});

describe('a closed period', () => {
  it('takes nothing more: what comes to be known later counts on the first open day', async () => {
    const placed = await sold();
    await payByCard(placed);
    const sale = fixture.now().toISOString().slice(0, 10);
    pass(2 * day);
    expect((await close(sale)).kind).toBe('done');
    const before = await readReport(settlement(), { until: sale });
    expect(before.is_closed).toBe(true);
    // A movement that bears a date of the closed day, whoever wrote it.
    const [late] = await rows(sql<{ booked_at: Date }>`
      insert into journal_parts (journal_id, position, order_id, payment_id, booked_at, way, provider, kind, currency, amount_minor, vat_minor)
      select journal_id, 99, order_id, payment_id, booked_at, way, provider, 'unassigned', currency, 1, 0
      from journal_parts
      limit 1
      returning booked_at`);
    // Midnight in Moscow.
    expect(late?.booked_at.toISOString()).toBe(`${sale}T21:00:00.000Z`);
    expect(await readReport(settlement(), { until: sale })).toEqual(before);
  });

  it('cannot be closed twice, nor before it is over', async () => {
    const today = fixture.now().toISOString().slice(0, 10);
    const refusal = (outcome: Awaited<ReturnType<typeof close>>) =>
      outcome.kind === 'refused' ? outcome.problem.error.code : outcome.kind;
    expect(refusal(await close(today))).toBe('period_not_closable');
    pass(2 * day);
    expect(refusal(await close(today))).toBe('done');
    expect(refusal(await close(today))).toBe('period_not_closable');
    expect(refusal(await close(nextDay(today, -5)))).toBe('period_not_closable');
  });

  it('that somebody closed further meanwhile is left as it is', async () => {
    await payByCard(await sold());
    const today = fixture.now().toISOString().slice(0, 10);
    pass(5 * day);
    const { promise: isOver, resolve: end } = Promise.withResolvers<void>();
    const { promise: isLocked, resolve: lock } = Promise.withResolvers<void>();
    const booking = db().transaction(async (tx) => {
      await tx.query(sql`lock table journal_parts in share row exclusive mode`);
      lock();
      await isOver;
    });
    await isLocked;
    const waiting = async () =>
      (
        await rows(sql`
        select 1 as one from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)
      ).length;
    const further = close(nextDay(today, 2));
    await expect.poll(waiting).toBe(1);
    const less = close(today);
    await expect.poll(waiting).toBe(2);
    end();
    await booking;
    expect((await further).kind).toBe('done');
    expect(await less).toMatchObject({
      kind: 'refused',
      problem: { error: { code: 'period_not_closable' } },
    });
    expect(await breaches()).toEqual([]);
  });

  it('says what was booked while it was being added up', async () => {
    await payByCard(await sold());
    const today = fixture.now().toISOString().slice(0, 10);
    pass(2 * day);
    const { promise: isOver, resolve: end } = Promise.withResolvers<void>();
    const { promise: isBooked, resolve: book } = Promise.withResolvers<void>();
    const booking = db().transaction(async (tx) => {
      await tx.query(sql`
        insert into journal_parts (journal_id, position, order_id, payment_id, booked_at, way, provider, kind, currency, amount_minor, vat_minor)
        select journal_id, 99, order_id, payment_id, booked_at, way, provider, 'unassigned', currency, 1, 0
        from journal_parts
        limit 1`);
      book();
      await isOver;
    });
    await isBooked;
    const closing = close(today);
    await expect
      .poll(async () => {
        const waiting = await rows(sql`
          select 1 as one from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`);
        return waiting.length;
      })
      .toBe(1);
    end();
    await booking;
    expect((await closing).kind).toBe('done');
    const [period] = await rows(sql<{ parts: number }>`
      select sum((one ->> 'parts')::integer)::integer as parts
      from closed_periods, jsonb_array_elements(totals) as one`);
    const [booked] = await rows(sql<{ parts: number }>`select count(*)::integer as parts from journal_parts`);
    expect(period).toEqual(booked);
  });

  it('waits for what a process of an earlier version wrote: that is booked first, as it would have been at once', async () => {
    await tax({ percent: 20 });
    const placed = await sold();
    await payByCertificate(placed, 33_333);
    await payByCard(placed);
    await refundOrder(deps(), Number(placed.number), { kind: 'sum', minor: 7777 });
    const parts = () =>
      rows(sql`
      select offer_id, kind, payment_id, refund_id, event_id, performance_id, performance_at, vat_rate, amount_minor, vat_minor
      from journal_parts
      order by journal_id, position`);
    const atOnce = await parts();
    await unprotectBooks(db());
    await db().query(sql`truncate journal_parts`);
    await protectBooks(db());
    const today = fixture.now().toISOString().slice(0, 10);
    pass(2 * day);
    expect(await close(today)).toMatchObject({
      kind: 'refused',
      problem: { error: { code: 'books_incomplete' } },
    });
    const sweepBooks = makeUnbookedSweep(deps());
    await sweepBooks();
    expect(await parts()).toEqual(atOnce);
    expect((await close(today)).kind).toBe('done');
    await sweepBooks();
    expect(await parts()).toEqual(atOnce);
    expect(await breaches()).toEqual([]);
  });

  it('that was tampered with is found by the doctor', async () => {
    await payByCard(await sold());
    const sale = fixture.now().toISOString().slice(0, 10);
    pass(2 * day);
    await close(sale);
    expect(await breaches()).toEqual([]);
    await unprotectBooks(db());
    await db().query(sql`update journal_parts set amount_minor = amount_minor + 1 where kind = 'fee'`);
    await protectBooks(db());
    expect(await breaches()).toEqual([
      expect.stringMatching(
        /^entry \d+ of the journal \(payment\.succeeded\) moved 330000 RUB, and 330002 of it is booked$/,
      ),
      expect.stringMatching(/^what was closed until 2026-12-01 said /),
    ]);
  });

  it('is only ever added to', async () => {
    await payByCard(await sold());
    for (const change of [sql`update journal_parts set vat_minor = 0`, sql`delete from journal_parts`])
      await expect(db().query(change)).rejects.toThrow('only ever added to');
  });
});

/** Nobody sends mail here. */
const breaches = async () =>
  (await brokenInvariants(db(), fixture.now())).filter((breach) => !breach.startsWith('task '));

const nextDay = (from: string, days: number) =>
  new Date(Date.parse(`${from}T00:00:00Z`) + days * 24 * 3_600_000).toISOString().slice(0, 10);

describe('a payout', () => {
  const payout = (reference: string, lines: { provider_id: string; gross_minor: number }[]) => ({
    provider: 'sandbox',
    reference,
    currency_code: 'RUB',
    lines: lines.map((line) => ({ ...line, fee_minor: 100 })),
  });
  const providerIds = async () =>
    (await rows(sql<{ id: string }>`select provider_payment_id as id from payments order by sequence`)).map(
      ({ id }) => id,
    );

  it('is held against the books line by line, and what differs needs a person', async () => {
    await payByCard(await order({ '12:0': 1 }));
    await payByCard(await order({ '12:2': 1 }));
    await payByCard(await order({ '12:3': 1 }));
    const [first = '', second = ''] = await providerIds();
    const outcome = await payOut(
      payout('po-1', [
        { provider_id: first, gross_minor: 220_000 },
        { provider_id: second, gross_minor: 219_000 },
        { provider_id: 'nobody', gross_minor: 5 },
        { provider_id: first, gross_minor: 220_000 },
      ]),
    );
    expect(outcome).toMatchObject({ kind: 'done', result: { lines: 4, matched: 1 } });
    const books = await showBooks(db());
    expect(books.payouts).toMatchObject([
      { reference: 'po-1', gross_minor: 659_005, fee_minor: 400, net_minor: 658_605 },
    ]);
    expect(books.differences.map(({ match, booked_minor }) => [match, booked_minor])).toEqual([
      ['amount_differs', 220_000],
      ['unknown', null],
      ['paid_out_before', 220_000],
    ]);
    // One that no payout has brought, and what the second was paid out too little.
    expect(books.waiting).toMatchObject([{ provider: 'sandbox', payments: 2, amount_minor: 221_000 }]);
    const items = await listAttentionItems(db());
    expect(items.map(({ reason }) => reason).sort()).toEqual([
      'payout_differs',
      'payout_twice',
      'payout_unknown',
    ]);
    expect(items.every(({ nextStep }) => nextStep.includes('sandbox'))).toBe(true);
  });

  it('may call a payment by another name than whoever asks after it: both are the same money', async () => {
    await payByCard(await order({ '12:0': 1 }));
    const [paid = ''] = await providerIds();
    const reported = {
      providerPaymentId: paid,
      payoutReference: 'pi_1',
      state: 'succeeded',
      received: { amountMinor: 220_000, currency: 'RUB' },
      failure: null,
    } as const;
    await settleByProviderId(deps(), 'sandbox', reported);
    const outcome = await payOut(payout('po-1', [{ provider_id: 'pi_1', gross_minor: 220_000 }]));
    expect(outcome).toMatchObject({ kind: 'done', result: { matched: 1 } });
    expect((await showBooks(db())).waiting).toEqual([]);
    const again = await payOut(payout('po-2', [{ provider_id: paid, gross_minor: 220_000 }]));
    expect(again).toMatchObject({ kind: 'done', result: { matched: 0 } });
    expect((await showBooks(db())).differences).toMatchObject([{ match: 'paid_out_before' }]);
  });

  it('brings refunds as what went back', async () => {
    const placed = await order({ '12:0': 1 });
    await payByCard(placed);
    await refundOrder(deps(), Number(placed.number), { kind: 'sum', minor: 1000 });
    const [paid = ''] = await providerIds();
    const [refund] = await rows(sql<{ id: string }>`select provider_refund_id as id from refunds`);
    const outcome = await payOut(
      payout('po-1', [
        { provider_id: paid, gross_minor: 220_000 },
        { provider_id: refund?.id ?? '', gross_minor: -1000 },
      ]),
    );
    expect(outcome).toMatchObject({ kind: 'done', result: { matched: 2 } });
  });

  it('is in the books once', async () => {
    await payOut(payout('po-1', [{ provider_id: 'a', gross_minor: 1 }]));
    const again = await payOut(payout('po-1', [{ provider_id: 'a', gross_minor: 1 }]));
    expect(again.kind === 'refused' && again.problem.error.code).toBe('payout_known');
  });

  it('later brings what an earlier one has brought: that is noticed', async () => {
    await payByCard(await order({ '12:0': 1 }));
    const [paid = ''] = await providerIds();
    await payOut(payout('po-1', [{ provider_id: paid, gross_minor: 220_000 }]));
    const again = await payOut(payout('po-2', [{ provider_id: paid, gross_minor: 220_000 }]));
    expect(again).toMatchObject({ kind: 'done', result: { matched: 0 } });
  });
});
