import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { splitStatements } from '../../../database/split-statements.ts';
import { sql } from '../../../database/sql.ts';
import { expectReportsToAddUp, readReport } from '../../../testing/settlement/journal-sums.ts';
import { settlementFixture } from '../../../testing/settlement/settlement-fixture.ts';
import { protectBooks, unprotectBooks } from '../../../testing/unprotect-books.ts';
import { refundOrder } from '../refunds/refund-order.service.ts';

const fixture = settlementFixture();
const { order, payByCard, payByCertificate, deps, settlement } = fixture;
const db = () => fixture.api().database.db;

/** What the migrations do to a house that has sold before they came. */
async function migrateSales(): Promise<void> {
  await unprotectBooks(db());
  await db().query(sql`truncate journal_parts`);
  for (const name of ['0018-settlement', '0025-payouts-and-webhooks']) {
    const path = new URL(`../../../database/migrations/${name}.sql`, import.meta.url);
    const statements = await splitStatements(await readFile(path, 'utf8'));
    const [booking = ''] = statements.filter((text) => text.includes('insert into journal_parts'));
    await db().query(sql.raw(booking));
  }
  await protectBooks(db());
}

it('what was sold and given back before there were parts is shared by the prices of its lines, to the last kopeck', async () => {
  const [first, second] = [
    await order({ '12:0': 1, '12:floor': 3 }),
    await order({ '12:2': 1, '12:floor': 2 }),
  ];
  await payByCertificate(first, 33_333);
  await payByCard(first);
  await payByCard(second);
  await refundOrder(deps(), Number(first.number), { kind: 'sum', minor: 7777 });
  await refundOrder(deps(), Number(second.number), { kind: 'all' });
  await migrateSales();
  await expectReportsToAddUp(settlement());
  expect((await readReport(settlement(), { by: 'vat' })).rows).toMatchObject([
    { vat: null, is_assigned: true, sales_minor: 715_000, refunds_minor: -337_777, vat_minor: 0 },
  ]);
  expect((await readReport(settlement(), { by: 'performance' })).rows).toMatchObject([
    { performance: { id: 12, started_at: '2026-12-18T19:00:00+03:00' }, total_minor: 377_223 },
  ]);
});

it('what was paid too much before there were parts is for no event, though it was kept until it went back', async () => {
  const placed = await order({ '12:0': 1, '12:floor': 1 });
  await payByCard(placed);
  await refundOrder(deps(), Number(placed.number), { kind: 'sum', minor: 25_000 });
  // As when a certificate had paid a part of it while the card was asked for all.
  await unprotectBooks(db());
  await db().query(sql`update payments set amount_minor = 300000, received_minor = 300000`);
  await db().query(sql`update journal set amount_minor = 300000 where entry = 'payment.succeeded'`);
  await db().query(sql`update refunds set reason = 'overpaid'`);
  await migrateSales();
  await expectReportsToAddUp(settlement());
  expect((await readReport(settlement(), { by: 'event' })).rows).toMatchObject([
    { event: { id: 9 }, total_minor: 275_000, unassigned_minor: 0 },
    { event: null, sales_minor: 25_000, refunds_minor: -25_000, total_minor: 0 },
  ]);
});
