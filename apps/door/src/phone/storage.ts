import type { PairedDevice } from '@parterre/contracts/door/door';
import type { TicketKeys } from '@parterre/contracts/tickets/ticket-keys';
import type { DoorBook, LoggedScan } from '@parterre/domain/door/door-book';

/** What the phone was told, and how it stands to the server. */
export interface StoredState {
  readonly device: PairedDevice;
  readonly keys: TicketKeys;
  readonly book: DoorBook;
  readonly since: string;
  /** How far this clock is behind the server's. */
  readonly offsetMs: number;
  /** By this clock. */
  readonly syncedAt: number;
  readonly doorId: string;
  readonly isOver: boolean;
}

export interface StoredScan extends LoggedScan {
  readonly isSent: 0 | 1;
}

export interface DoorStorage {
  readState(): Promise<StoredState | undefined>;
  writeState(state: StoredState): Promise<void>;
  readLog(): Promise<StoredScan[]>;
  /** Settles once it is on disk: nothing is shown before. */
  append(scan: StoredScan): Promise<void>;
  markSent(scans: readonly StoredScan[]): Promise<void>;
  /** All but what nobody else has. */
  clear(): Promise<void>;
}

const done = (transaction: IDBTransaction) =>
  new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onerror = () => reject(transaction.error);
    transaction.onabort = () => reject(transaction.error);
  });

const result = <Value>(request: IDBRequest<Value>) =>
  new Promise<Value>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

export async function openStorage(): Promise<DoorStorage> {
  const opening = indexedDB.open('door', 1);
  opening.onupgradeneeded = () => {
    opening.result.createObjectStore('state');
    opening.result.createObjectStore('log', { keyPath: 'id' });
  };
  const database = await result(opening);
  const write = (store: string, act: (objects: IDBObjectStore) => void) => {
    const transaction = database.transaction(store, 'readwrite', { durability: 'strict' });
    act(transaction.objectStore(store));
    return done(transaction);
  };
  const read = (store: string) => database.transaction(store).objectStore(store);
  return {
    readState: () => result<StoredState | undefined>(read('state').get('state')),
    writeState: (state) => write('state', (objects) => void objects.put(state, 'state')),
    readLog: () => result<StoredScan[]>(read('log').getAll()),
    append: (scan) => write('log', (objects) => void objects.add(scan)),
    markSent: (scans) =>
      write('log', (objects) => {
        for (const scan of scans) objects.put({ ...scan, isSent: 1 });
      }),
    clear: async () => {
      const sent = (await result<StoredScan[]>(read('log').getAll())).filter(({ isSent }) => isSent === 1);
      await write('log', (objects) => {
        for (const { id } of sent) objects.delete(id);
      });
      await write('state', (objects) => void objects.clear());
    },
  };
}
