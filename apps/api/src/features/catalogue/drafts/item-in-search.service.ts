import type { ItemInSearch, ItemInSearchQuery, SearchableKind } from '@parterre/contracts/console/drafts';
import { type Refused, refuse } from '../../../commands/command.ts';
import type { Db, Tx } from '../../../database/connect.ts';
import { makeProblem } from '../../../problems/problem.ts';
import { rehearseWords } from '../search/index/index-search.service.ts';
import { type FoundWords, selectFoundWords } from '../search/index/search-index.queries.ts';
import type { SearchKind } from '../search/search.queries.ts';
import { noDraft } from './draft-commands.service.ts';
import { selectDraft } from './drafts.queries.ts';
import { selectPaged } from './item-list.queries.ts';
import type { PageHead, ReadPageHeads } from './preview.ts';
import { rehearseDraft } from './rehearse-draft.service.ts';

const noPage = makeProblem('not_found', 'The catalogue does not have it, nor this draft.');
const refusedDraft = makeProblem('draft_refused', 'Something is in its way; the draft says what.');
const busy = makeProblem('overloaded', 'Others are looking just now.');

const timeoutMs = 10_000;

const searchKinds = {
  events: 'event',
  persons: 'person',
  places: 'place',
  news: 'news',
} as const satisfies Record<SearchableKind, SearchKind>;

export interface SearchPreviewDeps {
  readonly db: Db;
  readonly now: () => Date;
  /** The site that is looked at, where the item is on it. */
  readonly landingId: number;
  /** Given where pages are made. */
  readonly readPageHeads: ReadPageHeads | undefined;
}

interface Read {
  readonly words: readonly FoundWords[];
  readonly drawHeads: () => Promise<readonly PageHead[]>;
}

/** Shows how an item is found. One at a time: a draft's words are written while nobody else changes the catalogue, and taken back. */
export function makeSearchPreview(deps: SearchPreviewDeps) {
  let isBusy = false;
  return async (query: ItemInSearchQuery): Promise<ItemInSearch | Refused> => {
    if (isBusy) return refuse(busy);
    isBusy = true;
    try {
      return await readItemInSearch(deps, query);
    } finally {
      isBusy = false;
    }
  };
}

async function readItemInSearch(
  deps: SearchPreviewDeps,
  query: ItemInSearchQuery,
): Promise<ItemInSearch | Refused> {
  const read = query.draft_id
    ? await readDrafted(deps, query, query.draft_id)
    : await deps.db.transaction((tx) =>
        readFound(deps, tx, { query, keys: [], readWords: selectFoundWords }),
      );
  if (!read) return refuse(noPage);
  if ('kind' in read) return read;
  const pages = await read.drawHeads();
  return {
    pages: pages.map(({ summary = null, ...head }) => ({ ...head, summary })),
    words: read.words.map(({ lang, title, beside, around }) => ({
      lang,
      title: [...title],
      beside: [...beside],
      around: [...around],
    })),
  };
}

async function readDrafted(
  deps: SearchPreviewDeps,
  query: ItemInSearchQuery,
  draftId: string,
): Promise<Read | Refused | undefined> {
  const draft = await selectDraft(deps.db, draftId);
  if (!draft) return refuse(noDraft);
  const rehearsal = await rehearseDraft(deps.db, {
    previewKey: draft.preview_key,
    now: deps.now(),
    timeoutMs,
    read: (tx, keys) => readFound(deps, tx, { query, keys, readWords: rehearseWords }),
  });
  switch (rehearsal.kind) {
    case 'unknown':
      return refuse(noDraft);
    case 'busy':
      return refuse(busy);
    case 'in-the-way':
      return refuse(refusedDraft);
    case 'rehearsed':
      return rehearsal.result;
  }
}

interface Wanted {
  readonly query: ItemInSearchQuery;
  readonly keys: readonly string[];
  readonly readWords: (tx: Tx, kind: SearchKind, id: number) => Promise<readonly FoundWords[]>;
}

async function readFound(
  { landingId, readPageHeads }: SearchPreviewDeps,
  tx: Tx,
  { query: { kind, key }, keys, readWords }: Wanted,
): Promise<Read | undefined> {
  const found = await selectPaged(tx, kind, key);
  if (!found) return undefined;
  const { id, landing_ids: landings } = found;
  const landing = landings && !landings.includes(landingId) ? (landings[0] ?? landingId) : landingId;
  const words = await readWords(tx, searchKinds[kind], id);
  const drawHeads = await readPageHeads?.(tx, keys, { landingId: landing, path: `/${kind}/${id}` });
  return { words, drawHeads: drawHeads ?? (async () => []) };
}
