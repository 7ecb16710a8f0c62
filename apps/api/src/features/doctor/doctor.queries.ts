import type { Db, Tx } from '../../database/connect.ts';
import { sql } from '../../database/sql.ts';

/** Something that is not as it should be. */
export interface Finding {
  readonly claim: string;
  readonly count: number;
  readonly examples: readonly string[];
}

interface NewRun {
  readonly id: string;
  readonly requestedBy: string | null;
  readonly at: Date;
  readonly total: number;
}

const insertion = ({ id, requestedBy, at, total }: NewRun) => sql`
    insert into doctor_runs (id, requested_by, requested_at, total) values (${id}, ${requestedBy}, ${at}, ${total})`;

/** Of two that ask at once, the second fails by the index and finds that one is under way. */
export const queueRun = (tx: Tx, run: NewRun): void => tx.queue(insertion(run));

/** Nothing where one is under way. */
export async function insertRun(db: Db, run: NewRun): Promise<void> {
  await db.query(sql`${insertion(run)} on conflict do nothing`);
}

interface OpenRun {
  readonly id: string;
  readonly checked: number;
  readonly total: number;
}

export async function selectOpenRun(db: Db | Tx): Promise<OpenRun | undefined> {
  const { rows } = await db.query(sql<OpenRun>`
    select id, checked, total from doctor_runs where finished_at is null`);
  return rows[0];
}

export async function selectLastRequest(db: Db): Promise<Date | null> {
  const { rows } = await db.query(sql<{ at: Date | null }>`select max(requested_at) as at from doctor_runs`);
  return rows[0]?.at ?? null;
}

/** The one that waits, or that was left alone since a time. */
export async function claimRun(
  db: Db,
  { at, leftSince }: { readonly at: Date; readonly leftSince: Date },
): Promise<string | undefined> {
  const { rows } = await db.query(sql<{ id: string }>`
    update doctor_runs
    set claimed_at = ${at}, checked = 0
    where id = (
      select id
      from doctor_runs
      where finished_at is null and (claimed_at is null or claimed_at < ${leftSince})
      for update skip locked)
    returning id`);
  return rows[0]?.id;
}

export async function updateProgress(
  db: Db,
  id: string,
  { checked, at }: { readonly checked: number; readonly at: Date },
): Promise<void> {
  await db.query(sql`update doctor_runs set checked = ${checked}, claimed_at = ${at} where id = ${id}`);
}

interface Outcome {
  readonly findings: readonly Finding[];
  readonly at: Date;
}

export async function finishRun(db: Db, id: string, { findings, at }: Outcome): Promise<void> {
  await db.query(sql`
    update doctor_runs
    set findings = ${JSON.stringify(findings)}, finished_at = ${at}, checked = total
    where id = ${id} and finished_at is null`);
}

interface VerdictRow {
  readonly finished_at: Date;
  readonly requested_by: string | null;
  readonly total: number;
  readonly findings: unknown;
}

export async function selectVerdict(db: Db | Tx): Promise<VerdictRow | undefined> {
  const { rows } = await db.query(sql<VerdictRow>`
    select finished_at, requested_by, total, findings
    from doctor_runs
    where finished_at is not null
    order by finished_at desc
    limit 1`);
  return rows[0];
}

/** All that are older, save the last. */
export async function deleteRuns(db: Db, before: Date): Promise<void> {
  await db.query(sql`
    delete from doctor_runs
    where finished_at < ${before} and finished_at < (select max(finished_at) from doctor_runs)`);
}
