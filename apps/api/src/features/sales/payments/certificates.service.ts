import { randomBytes } from 'node:crypto';
import { type Money, money } from '@parterre/domain/money/money';
import { validUntilAfterReturn } from '@parterre/domain/order/certificate-validity';
import { base32Letters } from '@parterre/domain/tickets/base32';
import { codeKey } from '@parterre/domain/vouchers/voucher-code';
import type { Db, Tx } from '../../../database/connect.ts';
import type { OrderRecord, RefundRecord } from '../order/order-record.ts';
import {
  type CertificateRow,
  creditCertificate,
  debitCertificate,
  insertCertificate,
  lockCertificate,
  revokeCertificate,
  selectCertificate,
} from './payments.queries.ts';

const letters = 20;
const group = 5;
const yearMs = 365 * 24 * 3600 * 1000;

/** 100 random bits: whoever knows the code may spend it. */
export async function issueCertificate(db: Db | Tx, amount: Money, at: Date): Promise<CertificateRow> {
  const code = Array.from(randomBytes(letters), (byte) => base32Letters[byte & 31]).join('');
  const certificate = {
    code,
    currency: amount.currency,
    amount_minor: amount.amountMinor,
    left_minor: amount.amountMinor,
    issued_at: at,
    valid_until: new Date(at.getTime() + yearMs),
    revoked_at: null,
  };
  await insertCertificate(db, certificate);
  return certificate;
}

export const findCertificate = (db: Db, typed: string): Promise<CertificateRow | undefined> =>
  selectCertificate(db, codeKey(typed));

/** `7K3M9-QXA2C-…`, as it is printed. */
export const formatCode = (code: string): string =>
  code.match(new RegExp(`.{1,${group}}`, 'g'))?.join('-') ?? code;

export type Spending =
  | { readonly kind: 'taken'; readonly code: string; readonly amount: Money }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'spent' }
  /** It has less than has to be taken at once. */
  | { readonly kind: 'short' };

interface SpendingTerms extends Pick<OrderRecord, 'at'> {
  /** Anything when left out. */
  readonly minMinor?: number;
}

/** Takes as much off a certificate as is wanted, or as it has. */
export async function spendCertificate(
  tx: Tx,
  typed: string,
  wanted: Money,
  { at, minMinor = 1 }: SpendingTerms,
): Promise<Spending> {
  const found = await lockCertificate(tx, codeKey(typed));
  if (!found || found.revoked_at || found.currency !== wanted.currency) return { kind: 'unknown' };
  const amount = money(Math.min(found.left_minor, wanted.amountMinor), wanted.currency);
  if (amount.amountMinor === 0 || found.valid_until <= at) return { kind: 'spent' };
  if (amount.amountMinor < minMinor) return { kind: 'short' };
  await debitCertificate(tx, found.code, amount.amountMinor);
  return { kind: 'taken', code: found.code, amount };
}

/** Fills a certificate up again with what was paid by it, and leaves time to spend that if something had been bought. */
export async function returnToCertificate(
  tx: Tx,
  code: string,
  { amount_minor, reason }: Pick<RefundRecord, 'amount_minor' | 'reason'>,
  returnedAt: Date,
): Promise<'valid' | 'expired'> {
  const found = await lockIssued(tx, code);
  const validUntil = validUntilAfterReturn({ validUntil: found.valid_until, returnedAt, reason });
  await creditCertificate(tx, code, amount_minor, validUntil);
  // Whoever bought it has had its money back.
  if (found.revoked_at) await revokeCertificate(tx, found, { minor: amount_minor, at: returnedAt });
  return validUntil > returnedAt ? 'valid' : 'expired';
}

/** Nobody spends it until the transaction ends. */
export async function lockIssued(tx: Tx, code: string): Promise<CertificateRow> {
  const found = await lockCertificate(tx, code);
  if (!found) throw new Error(`there is no certificate ${code.slice(0, group)}…`);
  return found;
}

/** Takes all off it that is left, and has it pay nothing any more. Answers what of it had been spent before. */
export async function withdrawCertificate(tx: Tx, code: string, at: Date): Promise<number> {
  const found = await lockIssued(tx, code);
  if (found.revoked_at) return 0;
  await revokeCertificate(tx, found, { minor: found.left_minor, at });
  return found.amount_minor - found.left_minor;
}
