import type { CatalogueKey } from '../../../catalogue-reader/catalogue-changes.queries.ts';
import type { Db, Tx } from '../../../database/connect.ts';
import { rehearseCatalogue } from '../import/import-catalogue.service.ts';
import { type ComparedDraft, compareDraft, type ItemFault } from './compare-draft.service.ts';
import { limitWaiting, selectDraftByPreviewKey, selectDraftItems } from './drafts.queries.ts';

/** What keeps a draft from being published, and so from being seen. */
export interface DraftProblem {
  /** Of the item; undefined where it is of none alone. */
  readonly title: string | undefined;
  readonly path: string;
  /** What the import refuses; undefined where others have changed the same since. */
  readonly fault: Pick<ItemFault, 'code' | 'params'> | undefined;
}

export type DraftRehearsal<Result> =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'busy' }
  | { readonly kind: 'in-the-way'; readonly name: string; readonly problems: readonly DraftProblem[] }
  | { readonly kind: 'rehearsed'; readonly name: string; readonly result: Result };

export interface RehearsalOptions<Result> {
  readonly previewKey: string;
  readonly now: Date;
  /** After which it is undone and given up. */
  readonly timeoutMs: number;
  /** What the transaction reads is the catalogue with the draft in it, which differs by these keys. */
  readonly read: (tx: Tx, keys: readonly CatalogueKey[]) => Promise<Result>;
}

/** Somebody may be importing a whole catalogue. */
const lockTimeoutMs = 2000;

const undoing = new Error('a rehearsal is undone');

/** As such keys are made. Whatever else is asked for is not looked up. */
const isPreviewKey = (key: string) => /^[\w-]{22,64}$/.test(key);

/** Shows the catalogue as it would be with a draft, to one who has its key, and leaves no trace of it. */
export async function rehearseDraft<Result>(
  db: Db,
  options: RehearsalOptions<Result>,
): Promise<DraftRehearsal<Result>> {
  if (!isPreviewKey(options.previewKey)) return { kind: 'unknown' };
  let outcome: DraftRehearsal<Result> | undefined;
  const timeout = Promise.withResolvers<DraftRehearsal<Result>>();
  const timer = setTimeout(() => timeout.resolve({ kind: 'busy' }), options.timeoutMs);
  try {
    await db.transaction(async (tx) => {
      outcome = await Promise.race([rehearse(tx, options), timeout.promise]);
      throw undoing;
    });
  } catch (error) {
    if (isWaitOver(error)) return { kind: 'busy' };
    if (error !== undoing) throw error;
  } finally {
    clearTimeout(timer);
  }
  return outcome ?? { kind: 'unknown' };
}

async function rehearse<Result>(
  tx: Tx,
  { previewKey, now, read }: RehearsalOptions<Result>,
): Promise<DraftRehearsal<Result>> {
  await limitWaiting(tx, lockTimeoutMs);
  const draft = await selectDraftByPreviewKey(tx, previewKey);
  if (!draft) return { kind: 'unknown' };
  const { name } = draft;
  const rows = await selectDraftItems(tx, draft.id);
  const compared = await compareDraft(
    tx,
    rows.map(({ kind, item_key, base, item }) => ({ kind, key: item_key, base, item })),
  );
  const problems = listProblems(compared);
  if (problems.length > 0 || !compared.checked) return { kind: 'in-the-way', name, problems };
  const keys = await rehearseCatalogue(tx, compared.checked, now);
  return { kind: 'rehearsed', name, result: await read(tx, keys) };
}

const listProblems = ({ items, faults }: ComparedDraft): DraftProblem[] => [
  ...faults.map(({ path, ...fault }) => ({ title: undefined, path, fault })),
  ...items.flatMap(({ title, faults: own, collisions }) => [
    ...own.map(({ path, ...fault }) => ({ title, path, fault })),
    ...collisions.map(({ path }) => ({ title, path: path.join('.'), fault: undefined })),
  ]),
];

/** For a lock, or for the end of a statement. */
const isWaitOver = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === '55P03' || error.code === '57014');
