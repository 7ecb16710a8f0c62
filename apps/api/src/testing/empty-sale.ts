import { isCluster } from '../../test/test-database.ts';
import type { Db } from '../database/connect.ts';
import { sql } from '../database/sql.ts';
import { protectBooks, unprotectBooks } from './unprotect-books.ts';

/** What is written by whoever sells, buys, waits or lets in. */
const tables = `
  orders call_offs call_off_orders order_search order_notes order_lines replaced_lines order_consents
  payments refunds payouts payout_lines journal journal_parts closed_periods attention_items outbox
  tickets performance_notices certificates free_tickets sale_reminders door_scans door_devices door_rules doors
  voucher_redemptions voucher_events vouchers voucher_batches bundle_sales bundles
  allotments wishes wished_performances ticket_transfers wallet_passes exchanges exchange_payments
  gift_cards certificate_revocations sale_sums load_sums rehearsals rehearsal_sums`
  .trim()
  .split(/\s+/);

/**
 * All rows of these tables, and of no others, whatever refers to what, and though books are only ever added to. They are few: a `truncate`
 * makes new files for each table and has every connection plan its statements anew, which takes a hundred times as long.
 */
export async function emptySale(db: Db): Promise<void> {
  if (isCluster()) return truncate(db);
  await db.transaction(async (tx) => {
    // As whoever restores a backup: neither triggers nor references are looked at.
    tx.queue(sql`set local session_replication_role = replica`);
    for (const table of tables) tx.queue(sql`delete from ${sql.ref(table)}`);
  });
}

/** The nodes of a cluster would not hear of the setting. */
async function truncate(db: Db): Promise<void> {
  await unprotectBooks(db);
  await db.query(sql`truncate ${sql.join(tables.map(sql.ref))}`);
  await protectBooks(db);
}
