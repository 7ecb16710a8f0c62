import type { Db, Tx } from '../../../../database/connect.ts';
import { sql } from '../../../../database/sql.ts';

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
  await db.query(sql`
    insert into certificates (code, currency, amount_minor, left_minor, issued_at, valid_until)
    values (${code}, ${currency}, ${amount_minor}, ${left_minor}, ${issued_at}, ${valid_until})`);
}

export async function selectCertificate(db: Db, code: string): Promise<CertificateRow | undefined> {
  const { rows } = await db.query(sql<CertificateRow>`
    select code, currency, amount_minor, left_minor, issued_at, valid_until
    from certificates where code = ${code}`);
  return rows[0];
}

/** Nobody else spends it until the transaction ends. */
export async function lockCertificate(tx: Tx, code: string): Promise<CertificateRow | undefined> {
  const { rows } = await tx.query(sql<CertificateRow>`
    select code, currency, amount_minor, left_minor, issued_at, valid_until
    from certificates where code = ${code}
    for update`);
  return rows[0];
}

export async function debitCertificate(tx: Tx, code: string, amountMinor: number): Promise<void> {
  await tx.query(sql`
    update certificates set left_minor = left_minor - ${amountMinor} where code = ${code}`);
}

export async function creditCertificate(
  tx: Tx,
  code: string,
  amountMinor: number,
  validUntil: Date,
): Promise<void> {
  await tx.query(sql`
    update certificates
    set left_minor = left_minor + ${amountMinor}, valid_until = ${validUntil}
    where code = ${code}`);
}
