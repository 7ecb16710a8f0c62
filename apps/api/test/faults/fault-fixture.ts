import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect } from 'vitest';
import { sandboxSecret } from '../../src/compose-sale.ts';
import type { Db } from '../../src/database/connect.ts';
import { sql } from '../../src/database/sql.ts';
import { importCatalogue } from '../../src/features/catalogue/import/import-catalogue.service.ts';
import { arenaCatalogue } from '../../src/testing/arena-catalogue.ts';
import { brokenInvariants } from '../../src/testing/broken-invariants.ts';
import { openSandbox } from '../../src/testing/payments/sandbox-fixture.ts';
import { protectBooks, unprotectBooks } from '../../src/testing/unprotect-books.ts';
import { type ApiProcess, startApiProcess } from '../api-process.ts';
import { type TestDatabase, testDatabase } from '../test-database.ts';

const secret = 'shared by all the processes of a test';

export interface FaultFixture {
  readonly database: TestDatabase;
  readonly bank: Awaited<ReturnType<typeof openSandbox>>;
  readonly dataDir: string;
  /** Ends with the stage, unless it has before. */
  start(env?: Readonly<Record<string, string>>, nodeOptions?: readonly string[]): Promise<ApiProcess>;
  rows<Row>(statement: ReturnType<typeof sql<Row>>): Promise<readonly Row[]>;
  /** The bank's own id of a payment. */
  bankId(payment: { readonly payment_id: string }): Promise<string>;
  /** Nobody has anything any more. */
  reset(): Promise<void>;
  expectNothingLost(): Promise<void>;
}

/**
 * A sale with real processes, a real database and a pretend bank, for something to go wrong in. To be opened once at the
 * top of a test file, after whose last test it is closed.
 */
export async function openFaultFixture(given?: TestDatabase): Promise<FaultFixture> {
  const database = given ?? (await testDatabase());
  expect(await importCatalogue(database.db, arenaCatalogue())).toMatchObject({ kind: 'imported' });
  const bank = await openSandbox({ secret: sandboxSecret(secret) });
  const dataDir = await mkdtemp(join(tmpdir(), 'parterre-faults-'));
  const running = new Set<ApiProcess>();
  afterAll(async () => {
    await Promise.all([...running].map(({ stop }) => stop('SIGKILL')));
    await bank.close();
    await database.close();
    await rm(dataDir, { recursive: true });
  });
  const rows: FaultFixture['rows'] = async (statement) => (await database.db.query(statement)).rows;
  return {
    database,
    bank,
    dataDir,
    rows,
    start: async (env = {}, nodeOptions = []) => {
      const started = await startApiProcess(
        {
          DATABASE_URL: database.url,
          SECRET: secret,
          SANDBOX_URL: bank.url,
          DATA_DIR: dataDir,
          // Reading the code is most of a start.
          NODE_COMPILE_CACHE: join(tmpdir(), 'parterre-compiled'),
          ...env,
        },
        nodeOptions,
      );
      running.add(started);
      const stop: ApiProcess['stop'] = (signal) => {
        running.delete(started);
        return started.stop(signal);
      };
      return { ...started, stop };
    },
    bankId: async ({ payment_id }) => {
      const [payment] = await rows(
        sql<{ id: string }>`select provider_payment_id as id from payments where id = ${payment_id}`,
      );
      return payment?.id ?? '';
    },
    reset: () => emptySale(database.db),
    expectNothingLost: async () => expect(await brokenInvariants(database.db, new Date())).toEqual([]),
  };
}

async function emptySale(db: Db): Promise<void> {
  await unprotectBooks(db);
  await db.query(sql`truncate baskets, stock_seats, stock_units, orders, call_offs, call_off_orders, order_search, order_notes, order_lines, replaced_lines, order_consents, payments, refunds, performance_notices, certificates,
    journal, journal_parts, closed_periods, payouts, payout_lines, attention_items, outbox, tickets, voucher_redemptions, voucher_events, vouchers, voucher_batches, bundle_sales, bundles,
    allotments, wishes, wished_performances, ticket_transfers, wallet_passes, exchanges, exchange_payments, gift_cards, certificate_revocations, sale_sums,
      load_sums, rehearsals, rehearsal_sums`);
  await protectBooks(db);
}
