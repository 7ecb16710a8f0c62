import type { Trace } from './trace.ts';

/** What was drawn and is not saved yet; it stays in this browser. */
interface KeptDraft {
  readonly key: string;
  readonly text: string;
}

/** The picture that is traced. */
interface KeptTrace {
  readonly key: string;
  readonly trace: Trace;
}

const [database, version, stores] = ['parterre-plans', 2, ['drafts', 'traces'] as const];
type Store = (typeof stores)[number];

const asPromise = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The browser keeps nothing.'));
  });

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(database, version);
  request.onupgradeneeded = () => {
    const { result } = request;
    for (const store of stores)
      if (!result.objectStoreNames.contains(store)) result.createObjectStore(store, { keyPath: 'key' });
  };
  return asPromise(request);
}

async function use<Result>(
  store: Store,
  mode: IDBTransactionMode,
  act: (kept: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const opened = await open();
  try {
    return await asPromise(act(opened.transaction(store, mode).objectStore(store)));
  } finally {
    opened.close();
  }
}

/** Undefined when there is none, or where a browser keeps nothing. */
async function find<Kept>(store: Store, key: string): Promise<Kept | undefined> {
  try {
    return await use<Kept | undefined>(store, 'readonly', (kept) => kept.get(key));
  } catch {
    return undefined;
  }
}

export const keepDraft = async (draft: KeptDraft): Promise<void> => {
  await use('drafts', 'readwrite', (drafts) => drafts.put(draft));
};

export const forgetDraft = (key: string): Promise<undefined> =>
  use('drafts', 'readwrite', (drafts) => drafts.delete(key));

export const findDraft = async (key: string): Promise<string | undefined> =>
  (await find<KeptDraft>('drafts', key))?.text;

/** None to keep: the one before is forgotten. */
export const keepTrace = async (key: string, trace: Trace | undefined): Promise<void> => {
  if (trace) await use('traces', 'readwrite', (traces) => traces.put({ key, trace } satisfies KeptTrace));
  else await use('traces', 'readwrite', (traces) => traces.delete(key));
};

export const findTrace = async (key: string): Promise<Trace | undefined> =>
  (await find<KeptTrace>('traces', key))?.trace;
