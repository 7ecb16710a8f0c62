import { sql } from 'kysely';
import type { Db, Tx } from '../../database/connect.ts';

export interface CertificateRow {
  readonly code: string;
  readonly currency: string;
  readonly amount_minor: number;
  readonly left_minor: number;
  readonly issued_at: Date;
  readonly valid_until: Date;
}

export async function insertCertificate(db: Db, certificate: CertificateRow): Promise<void> {
  const { code, currency, amount_minor, left_minor, issued_at, valid_until } = certificate;
  await sql`
    insert into certificates (code, currency, amount_minor, left_minor, issued_at, valid_until)
    values (${code}, ${currency}, ${amount_minor}, ${left_minor}, ${issued_at}, ${valid_until})`.execute(db);
}

export async function selectCertificate(db: Db, code: string): Promise<CertificateRow | undefined> {
  const { rows } = await sql<CertificateRow>`
    select code, currency, amount_minor, left_minor, issued_at, valid_until
    from certificates where code = ${code}`.execute(db);
  return rows[0];
}

/** Nobody else spends it until the transaction ends. */
export async function lockCertificate(tx: Tx, code: string): Promise<CertificateRow | undefined> {
  const { rows } = await sql<CertificateRow>`
    select code, currency, amount_minor, left_minor, issued_at, valid_until
    from certificates where code = ${code}
    for update`.execute(tx);
  return rows[0];
}

export async function debitCertificate(tx: Tx, code: string, amountMinor: number): Promise<void> {
  await sql`
    update certificates set left_minor = left_minor - ${amountMinor} where code = ${code}`.execute(tx);
}

export async function creditCertificate(tx: Tx, code: string, amountMinor: number): Promise<void> {
  await sql`
    update certificates set left_minor = left_minor + ${amountMinor} where code = ${code}`.execute(tx);
}
