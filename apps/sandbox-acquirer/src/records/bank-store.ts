import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Payment } from './payment.ts';

/** A notification on its way to the shop. */
export interface Delivery {
  readonly id: string;
  readonly url: string;
  readonly body: string;
  readonly dueAtMs: number;
  /** How often it was sent in vain. */
  readonly failures: number;
  /** Signed with a secret that is not ours. */
  readonly isForged: boolean;
}

/** What a request with an idempotency key was answered with. */
interface IdempotencyRecord {
  readonly request: string;
  readonly id: string;
}

/** All that the bank knows; plain data, so that a file can keep it. */
interface BankState {
  readonly payments: Record<string, Payment>;
  readonly answers: Record<string, IdempotencyRecord>;
  readonly deliveries: Record<string, Delivery>;
}

const emptyBank = (): BankState => ({ payments: {}, answers: {}, deliveries: {} });

export interface BankStore {
  readonly state: BankState;
  /** Called after every change. */
  save(): void;
  /** Resolves when everything saved is on disk. */
  settled(): Promise<void>;
}

export const memoryStore = (): BankStore => ({
  state: emptyBank(),
  save: () => undefined,
  settled: async () => undefined,
});

/** Written aside and renamed, one after the other; changes made during a write go into the next one together. */
export async function fileStore(path: string): Promise<BankStore> {
  const state = await readState(path);
  let isWanted = false;
  let writing = Promise.resolve();
  const write = async () => {
    if (!isWanted) return;
    isWanted = false;
    await writeFile(`${path}.unfinished`, JSON.stringify(state));
    await rename(`${path}.unfinished`, path);
  };
  return {
    state,
    save: () => {
      isWanted = true;
      writing = writing.then(write);
    },
    settled: () => writing,
  };
}

async function readState(path: string): Promise<BankState> {
  await mkdir(dirname(path), { recursive: true });
  try {
    return JSON.parse(await readFile(path, 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return emptyBank();
    throw new Error(`The pretend bank cannot read its books: ${path}. Delete the file to begin anew.`, {
      cause: error,
    });
  }
}
