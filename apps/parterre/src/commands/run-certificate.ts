import type { Db } from '@parterre/api/database/connect';
import {
  findCertificate,
  formatCode,
  issueCertificate,
} from '@parterre/api/features/sales/payments/certificates.service';
import { StartFault } from '@parterre/api/start-fault';
import { money } from '@parterre/domain/money/money';
import { print } from '../print.ts';
import { readArguments } from '../read-options.ts';
import { moneyText, readSum } from './values.ts';
import { withDatabase } from './with-database.ts';

/** `certificate SUM CURRENCY` issues one; `certificate CODE` says what is left of one. */
export async function runCertificate(args: readonly string[]): Promise<number> {
  const [first, currency] = readArguments(args, {}).words;
  if (first === undefined)
    throw new StartFault('npm run parterre -- certificate SUM CURRENCY, or certificate CODE');
  return withDatabase((db) => (currency === undefined ? check(db, first) : issue(db, first, currency)));
}

async function issue(db: Db, sum: string, currency: string): Promise<number> {
  if (!/^[A-Z]{3}$/.test(currency)) throw new StartFault(`${currency} is not a currency, such as RUB.`);
  const minor = readSum(sum, currency);
  if (minor === 0) throw new StartFault('A certificate over nothing buys nothing.');
  const { code, valid_until } = await issueCertificate(db, money(minor, currency), new Date());
  print(
    `${formatCode(code)}  ${moneyText(money(minor, currency))}  until ${valid_until.toISOString().slice(0, 10)}`,
  );
  return 0;
}

async function check(db: Db, code: string): Promise<number> {
  const found = await findCertificate(db, code);
  if (!found) throw new StartFault('There is no such certificate.');
  const { left_minor, amount_minor, currency, valid_until } = found;
  const [left, whole] = [left_minor, amount_minor].map((minor) => moneyText(money(minor, currency)));
  print(`${left} of ${whole} left, until ${valid_until.toISOString().slice(0, 10)}`);
  return 0;
}
