/** What was drawn and is not saved yet; it stays in this browser. */
interface KeptDraft {
  readonly key: string;
  readonly text: string;
}

const [database, store] = ['parterre-plans', 'drafts'];

const asPromise = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The browser keeps nothing.'));
  });

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(database, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(store, { keyPath: 'key' });
  return asPromise(request);
}

async function use<Result>(
  mode: IDBTransactionMode,
  act: (drafts: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const opened = await open();
  try {
    return await asPromise(act(opened.transaction(store, mode).objectStore(store)));
  } finally {
    opened.close();
  }
}

export const keepDraft = async (draft: KeptDraft): Promise<void> => {
  await use('readwrite', (drafts) => drafts.put(draft));
};

export const forgetDraft = (key: string): Promise<undefined> =>
  use('readwrite', (drafts) => drafts.delete(key));

/** Undefined when there is none, or where a browser keeps nothing. */
export async function findDraft(key: string): Promise<string | undefined> {
  try {
    const draft = await use<KeptDraft | undefined>('readonly', (drafts) => drafts.get(key));
    return draft?.text;
  } catch {
    return undefined;
  }
}
