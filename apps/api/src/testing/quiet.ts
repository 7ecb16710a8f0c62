import { expect } from 'vitest';
import { sql } from '../database/sql.ts';
import { brokenInvariants } from './broken-invariants.ts';
import type { OrderFixture } from './order-fixture.ts';

/** Lets everything that is under way come to its end; invoices have days to be paid. */
export async function waitUntilIdle(fixture: OrderFixture, last = 80): Promise<void> {
  fixture.bank().breakDown('none');
  fixture.bank().loseAnswers(0);
  for (const minutes of [1, 5, 20, 40, last, 20]) {
    fixture.pass(minutes);
    await fixture.sweep();
  }
}

/** After quiet: what the bank has of our orders is what our journal says, and nothing that should be true is broken. */
export async function expectNothingLost(fixture: OrderFixture): Promise<void> {
  const faults = await brokenInvariants(fixture.api().database.db, fixture.now());
  // Nobody sends mail here.
  expect(faults.filter((fault) => !fault.startsWith('task '))).toEqual([]);
  expect(await journalSums(fixture)).toEqual(await bankSums(fixture));
  const states = await fixture.rows(sql<{ state: string }>`
    select state from orders where state = 'awaiting_payment'
    union all select state from payments where state in ('created', 'pending')
    union all select state from refunds where state in ('created', 'pending')`);
  expect(states).toEqual([]);
  const untold = await fixture.rows(sql<{ id: string }>`
    select id from payments
    where not exists (select from journal where payment_id = payments.id and entry = 'payment.pending')`);
  expect(untold).toEqual([]);
  // A mail each time it was paid, which a corrected receipt takes back; and others for tickets that were made anew.
  const mails = await fixture.rows(sql<{ written: number; paid: number }>`
    select (select count(*) from outbox where kind in ('order_paid', 'gift_card_paid') and deduplication_key not like '%:again:%') as written,
      coalesce(sum(reopened), 0) + count(*) filter (where state in ('paid', 'refunded')) as paid
    from orders`);
  expect(mails.map(({ written }) => written)).toEqual(mails.map(({ paid }) => paid));
}

/** What the bank has of payments that the books know, and not those of tests before. */
export async function ownPayments(fixture: OrderFixture) {
  const payments = await fixture.bank().payments();
  const known = new Set(
    (await fixture.rows(sql<{ id: string }>`select id from payments`)).map(({ id }) => id),
  );
  return payments.filter(({ reference }) => known.has(reference));
}

export async function bankSums(fixture: OrderFixture) {
  const ours = await ownPayments(fixture);
  const received = ours.flatMap(({ received: money }) => (money ? [money] : []));
  const returned = ours.flatMap(({ refunds }) => refunds.filter(({ state }) => state === 'done'));
  return { received: sum(received), returned: sum(returned) };
}

const sum = (amounts: readonly { readonly amount_minor: number }[]) =>
  amounts.reduce((total, { amount_minor }) => total + amount_minor, 0);

/** Certificates and transfers do not pass through the bank of cards, and what is kept as a certificate instead of money stays there. */
export async function journalSums({ rows }: OrderFixture) {
  const [sums] = await rows(sql<{ received: number; returned: number }>`
    select coalesce(sum(journal.amount_minor) filter (where entry = 'payment.succeeded'), 0)::bigint as received,
      coalesce(sum(journal.amount_minor) filter (where entry = 'refund.done'), 0)::bigint as returned
    from journal
    join payments on payments.id = journal.payment_id and payments.provider = 'sandbox'
    left join refunds on refunds.id = journal.refund_id
    where refunds.certificate is null`);
  return sums;
}
