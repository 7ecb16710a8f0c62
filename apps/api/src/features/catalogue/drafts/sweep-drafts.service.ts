import type { DraftProblemCode } from '@parterre/contracts/console/drafts';
import { isPermitted } from '@parterre/domain/staff/permissions';
import type { Refused, StaffActor } from '../../../commands/command.ts';
import { runPreviewed } from '../../../commands/run-command.service.ts';
import type { Db, Tx } from '../../../database/connect.ts';
import { lockDraft, scheduleDraft, selectDueDrafts, storeProblems } from './drafts.queries.ts';
import { isInTheWay, previewDraft, publishDraft } from './publish-draft.service.ts';

export interface DraftSweepDeps {
  readonly db: Db;
  readonly now: () => Date;
  /** Whoever set the time, with the roles that they have by now. */
  readonly findActor: (
    tx: Tx,
    who: Pick<StaffActor, 'accountId' | 'sessionId'>,
  ) => Promise<StaffActor | undefined>;
}

const checkEveryMs = 3_600_000;

/**
 * Publishes drafts whose time has come, and looks every hour whether the others still could be. What cannot be published waits for a person and
 * says why; what breaks keeps no other waiting. To be called every second or so, by any number of processes.
 */
export async function sweepDrafts(deps: DraftSweepDeps): Promise<void> {
  const now = deps.now();
  const due = await selectDueDrafts(deps.db, { now, checkedBefore: new Date(now.getTime() - checkEveryMs) });
  const faults: unknown[] = [];
  for (const id of due)
    await deps.db.transaction((tx) => sweepDraft(tx, deps, id)).catch((fault) => void faults.push(fault));
  if (faults.length > 0) throw new AggregateError(faults, 'drafts with a time could not be looked at');
}

/** Why it may not be published though nothing of it is wrong. */
function readRefusal({ problem }: Refused): DraftProblemCode {
  const { code } = problem.error;
  return code === 'not_permitted' || code === 'nothing_changes' ? code : 'draft_refused';
}

async function sweepDraft(tx: Tx, { now, findActor }: DraftSweepDeps, id: string): Promise<void> {
  const draft = await lockDraft(tx, id);
  // Somebody else was quicker.
  if (!draft?.publish_at || !draft.scheduled_by || !draft.scheduled_session) return;
  const at = now();
  const isDue = draft.publish_at <= at;
  /** By codes: what exactly is in the way is told whenever somebody looks. */
  const fail = async (problems: readonly DraftProblemCode[]) => {
    if (isDue) await scheduleDraft(tx, id, null);
    await storeProblems(tx, id, { problems, at });
  };
  const actor = await findActor(tx, { accountId: draft.scheduled_by, sessionId: draft.scheduled_session });
  if (!actor) return fail(['no_account']);
  const previewed = await previewDraft(tx, draft, actor);
  if (previewed.kind === 'refused') return fail([readRefusal(previewed)]);
  const { compared } = previewed;
  if (!isPermitted(actor.grants, publishDraft.permission, previewed.area)) return fail(['not_permitted']);
  const isRefused = isInTheWay(compared);
  if (isRefused || !isDue) return fail(isRefused ? ['draft_refused'] : []);
  await runPreviewed(
    tx,
    publishDraft,
    { ...previewed, change: { draft, compared, at: null } },
    { actor, at, reason: draft.scheduled_reason ?? '', requestId: null },
  );
}
