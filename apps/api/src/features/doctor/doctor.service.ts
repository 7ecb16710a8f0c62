import { randomUUID } from 'node:crypto';
import type { DoctorState, DoctorVerdict } from '@parterre/contracts/console/today';
import { isDoctorDue } from '@parterre/domain/doctor/doctor-due';
import { type Command, refuse } from '../../commands/command.ts';
import type { Db } from '../../database/connect.ts';
import type { Invariant } from '../../invariant.ts';
import { withoutAddresses } from '../../logging/scrub.ts';
import { makeProblem } from '../../problems/problem.ts';
import {
  claimRun,
  deleteRuns,
  type Finding,
  finishRun,
  insertRun,
  queueRun,
  selectLastRequest,
  selectOpenRun,
  selectVerdict,
  updateProgress,
} from './doctor.queries.ts';

const underWay = makeProblem('doctor_under_way', 'It is looking at this moment.');

/** Longer than any one look takes. */
const leftAloneMs = 10 * 60_000;
const keptMs = 90 * 24 * 3_600_000;
const maxExamples = 20;

interface Look {
  readonly id: string;
  readonly total: number;
}

/** Asks for a look at everything that should be true. It is taken beside the requests, and its progress can be watched. */
export const askDoctor = (
  invariants: readonly Invariant[],
): Command<'doctor.run', Look, { readonly run_id: string }> => ({
  name: 'doctor.run',
  permission: 'house.check',
  needsStepUp: false,
  preview: async (tx) => {
    if (await selectOpenRun(tx)) return refuse(underWay);
    const last = await selectVerdict(tx);
    return {
      kind: 'previewed',
      subject: 'doctor',
      area: { kind: 'house' },
      before: { looked_at: last?.finished_at.toISOString() ?? null },
      after: { checks: invariants.length },
      change: { id: randomUUID(), total: invariants.length },
    };
  },
  run: async (tx, { id, total }, { actor, at }) => {
    queueRun(tx, { id, requestedBy: actor.name, at, total });
    return { run_id: id };
  },
  answer: (stored) => stored,
});

export interface DoctorDeps {
  readonly db: Db;
  /** For what looks at whole tables, longer than a visitor would be let wait. */
  readonly patientDb: Db;
  readonly now: () => Date;
  readonly invariants: readonly Invariant[];
}

/** Looks once a night, and when somebody has asked. To be called every few seconds, by any number of processes. */
export async function sweepDoctor({ db, patientDb, now, invariants }: DoctorDeps): Promise<void> {
  const at = now();
  if (isDoctorDue(await selectLastRequest(db), at))
    await insertRun(db, { id: randomUUID(), requestedBy: null, at, total: invariants.length });
  const id = await claimRun(db, { at, leftSince: new Date(at.getTime() - leftAloneMs) });
  if (id === undefined) return;
  const findings: Finding[] = [];
  for (const [index, { says: claim, breaches }] of invariants.entries()) {
    const found = await breaches(patientDb, now()).catch(couldNotLook);
    if (found.length > 0)
      findings.push({
        claim,
        count: found.length,
        examples: found.slice(0, maxExamples).map(withoutAddresses),
      });
    await updateProgress(db, id, { checked: index + 1, at: now() });
  }
  await finishRun(db, id, { findings, at: now() });
}

/** What cannot be looked at may be as bad as it likes, and must not keep the rest from being seen. */
const couldNotLook = (error: unknown): string[] => [`could not be checked: ${String(error)}`];

export async function readDoctor(db: Db): Promise<DoctorState> {
  const [verdict, open] = [await selectVerdict(db), await selectOpenRun(db)];
  return {
    verdict: verdict
      ? {
          at: verdict.finished_at.toISOString(),
          requested_by: verdict.requested_by,
          checks: verdict.total,
          // Whoever stored them wrote them so.
          findings: verdict.findings as DoctorVerdict['findings'],
        }
      : null,
    under_way: open ? { checked: open.checked, total: open.total } : null,
  };
}

/** What it found lately is kept, and the last verdict for as long as there is no newer. */
export const forgetVerdicts = (db: Db, at: Date): Promise<void> =>
  deleteRuns(db, new Date(at.getTime() - keptMs));
