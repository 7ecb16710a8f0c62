import { allInvariants } from '@parterre/api/all-invariants';
import type { Sale } from '@parterre/api/compose-sale';
import type { Db } from '@parterre/api/database/connect';
import { compareBooks } from '@parterre/api/features/sales/payments/compare-books.service';
import { ProviderFault } from '@parterre/api/features/sales/payments/providers/payment-provider';
import { StartFault } from '@parterre/api/start-fault';
import { print } from '../print.ts';
import { readOptions } from '../read-options.ts';
import { withDatabase } from './with-database.ts';
import { withSale } from './with-sale.ts';

const maxShown = 20;
const defaultDays = 7;
const dayMs = 24 * 3600 * 1000;

/** `doctor`: looks whether all that should be true of the data is; `--provider [--days N]`: and whether providers agree. */
export async function runDoctor(args: readonly string[]): Promise<number> {
  const { provider, days } = readOptions(args, { provider: { type: 'boolean' }, days: { type: 'string' } });
  if (!provider && days !== undefined)
    throw new StartFault('The days are of the providers: doctor --provider --days 7');
  const period = readDays(days);
  const broken = provider
    ? await withSale(async (sale, db) => (await examine(db)) + (await compareProviders(sale, db, period)))
    : await withDatabase(examine);
  return broken === 0 ? 0 : 1;
}

function readDays(text: string | undefined): number {
  if (text === undefined) return defaultDays;
  if (!/^[1-9]\d{0,2}$/.test(text)) throw new StartFault(`${text} is not a number of days, such as 7`);
  return Number(text);
}

/** Answers how much is broken. */
async function examine(db: Db): Promise<number> {
  let broken = 0;
  for (const { says: claim, breaches } of allInvariants)
    broken += printResult(claim, await breaches(db, new Date()));
  return broken;
}

async function compareProviders({ providers }: Sale, db: Db, days: number): Promise<number> {
  let broken = 0;
  const at = new Date();
  for (const provider of providers.values()) {
    const claim = `${provider.code} and the books of ${days} days agree`;
    try {
      const period = { since: new Date(at.getTime() - days * dayMs), at };
      const { payments, refunds, findings } = await compareBooks(db, provider, period);
      broken += printResult(`${claim}: ${payments} payments, ${refunds} refunds there`, findings);
    } catch (fault) {
      if (!(fault instanceof ProviderFault)) throw fault;
      broken += printResult(claim, [
        `${provider.code} does not answer; next: run it again later (${fault.message})`,
      ]);
    }
  }
  return broken;
}

function printResult(claim: string, found: readonly string[]): number {
  print(`${found.length === 0 ? 'ok    ' : 'BROKEN'} ${claim}`);
  for (const breach of found.slice(0, maxShown)) print(`         ${breach}`);
  if (found.length > maxShown) print(`         … and ${found.length - maxShown} more`);
  return found.length === 0 ? 0 : 1;
}
