import type { SentScan, SyncAnswer } from '@parterre/contracts/door/door';
import { type Decision, type Door, decideScan, type Situation } from '@parterre/domain/door/decide-scan';
import {
  applyBundle,
  type BookTicket,
  type DoorBook,
  listPerformances,
  logScan,
  logUndo,
} from '@parterre/domain/door/door-book';
import { canUndo } from '@parterre/domain/door/door-scan';
import { clockOffset } from '@parterre/domain/door/server-clock';
import type { InterfaceLanguage } from '@parterre/domain/languages/languages';
import { leave, pair, sync } from './door-api.ts';
import { readCode } from './read-code.ts';
import type { DoorStorage, StoredScan, StoredState } from './storage.ts';

export type Action = Situation['action'];

/** What is shown of one scan. */
export interface Shown {
  readonly scan: StoredScan;
  readonly decision: Decision<BookTicket>;
  readonly isUndone: boolean;
}

export interface PhoneView {
  readonly state: StoredState | undefined;
  readonly unsent: number;
  /** The last call came through. */
  readonly isOnline: boolean;
  readonly shown: Shown | undefined;
  /** The server does not know this phone any more. */
  readonly isUnknown: boolean;
  readonly action: Action;
}

export type Pairing = 'paired' | 'code-gone' | 'unreachable';

export interface Phone {
  read(): PhoneView;
  subscribe(listener: () => void): () => void;
  pair(token: string): Promise<Pairing>;
  /** Whatever was scanned or typed. Undefined where the phone is not paired. */
  present(text: string): Promise<Shown | undefined>;
  undo(): Promise<void>;
  canUndo(): boolean;
  dismiss(): void;
  chooseDoor(id: string): Promise<void>;
  chooseAction(action: Action): void;
  sync(isWhole?: boolean): Promise<void>;
  /** False where scans are left that nobody else has. */
  leave(): Promise<boolean>;
}

interface PhoneParts {
  readonly storage: DoorStorage;
  readonly state: StoredState | undefined;
  readonly log: readonly StoredScan[];
  readonly language: () => InterfaceLanguage;
}

/** As many as a call may have. */
const maxScansAtOnce = 200;
const unpaired = 401;

const noDoor: Door = { id: '', name: '', sectors: [] };
export const findDoor = ({ book, doorId }: StoredState): Door =>
  book.doors.find(({ id }) => id === doorId) ?? book.doors[0] ?? noDoor;

export function makePhone({ storage, state: first, log: kept, language }: PhoneParts): Phone {
  const log = new Map(kept.map((scan) => [scan.id, scan]));
  const listeners = new Set<() => void>();
  const countUnsent = () => [...log.values()].filter(({ isSent }) => isSent === 0).length;
  let view: PhoneView = {
    state: first,
    unsent: countUnsent(),
    isOnline: false,
    shown: undefined,
    isUnknown: false,
    action: 'entry',
  };
  let lastAt = Math.max(0, ...kept.map(({ at }) => at));
  let syncing: Promise<void> | undefined;

  const show = (changed: Partial<PhoneView>) => {
    view = { ...view, ...changed };
    for (const listener of listeners) listener();
  };
  /** One after another, so that what a phone did has one sequence for everybody. */
  const serverNow = (state: StoredState) => {
    lastAt = Math.max(Date.now() + state.offsetMs, lastAt + 1);
    return lastAt;
  };
  const keep = async (scan: StoredScan) => {
    await storage.append(scan);
    log.set(scan.id, scan);
  };

  /** What was handed in under an earlier pairing; what was not is handed in under the next. */
  const forget = async () => {
    await storage.clear();
    for (const [id, { isSent }] of log) if (isSent === 1) log.delete(id);
  };

  const decide = async (text: string, state: StoredState): Promise<Shown> => {
    const presented = await readCode(text, state.keys);
    const situation: Situation<BookTicket> = {
      action: view.action,
      performances: listPerformances(state.book, log.values()),
      door: findDoor(state),
      at: new Date(serverNow(state)),
    };
    const decision = decideScan(presented, situation);
    const line = { id: crypto.randomUUID(), presented, situation, localAt: Date.now() };
    return { decision, scan: { ...logScan(decision, line), isSent: 0 }, isUndone: false };
  };

  const readAnswer = async (answer: SyncAnswer, offsetMs: number) => {
    const former = view.state;
    const book: DoorBook = answer.is_over && former ? former.book : applyBundle(former?.book, answer);
    const state: StoredState = {
      device: answer.device,
      keys: answer.keys,
      book,
      since: answer.since,
      offsetMs,
      syncedAt: Date.now(),
      doorId: former?.doorId ?? answer.device.door_id,
      isOver: answer.is_over,
    };
    await storage.writeState(state);
    show({ state, unsent: countUnsent(), isOnline: true, isUnknown: false });
  };

  const exchange = async (isWhole: boolean): Promise<boolean> => {
    const waiting = [...log.values()].filter(({ isSent }) => isSent === 0);
    const scans = waiting.slice(0, maxScansAtOnce);
    const sentAt = Date.now();
    const called = await sync({
      since: isWhole ? null : (view.state?.since ?? null),
      lang: language(),
      unsent: waiting.length - scans.length,
      scans: scans.map(toSentScan),
    });
    if (called.kind !== 'answered') {
      show({ isOnline: false, isUnknown: called.kind === 'refused' && called.status === unpaired });
      return false;
    }
    const offset = clockOffset({ sentAt, receivedAt: Date.now(), serverAt: called.body.now });
    if (scans.length > 0) await storage.markSent(scans);
    for (const scan of scans) log.set(scan.id, { ...scan, isSent: 1 });
    await readAnswer(called.body, offset);
    return waiting.length > scans.length;
  };

  const phone: Phone = {
    read: () => view,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    pair: async (token) => {
      const paired = await pair(token);
      if (paired.kind !== 'answered') return paired.kind === 'refused' ? 'code-gone' : 'unreachable';
      await forget();
      show({ state: undefined, shown: undefined, isUnknown: false });
      await phone.sync(true);
      return view.state ? 'paired' : 'unreachable';
    },
    present: async (text) => {
      const { state } = view;
      if (!state) return undefined;
      const shown = await decide(text, state);
      // Written down before anybody is let in by it.
      await keep(shown.scan);
      show({ shown, unsent: countUnsent() });
      void phone.sync();
      return shown;
    },
    canUndo: () => {
      const { shown, state } = view;
      return Boolean(shown && state && !shown.isUndone && canUndo(shown.scan, Date.now() + state.offsetMs));
    },
    undo: async () => {
      const { shown, state } = view;
      if (!shown || !state || !phone.canUndo()) return;
      const line = { id: crypto.randomUUID(), at: serverNow(state), localAt: Date.now() };
      await keep({ ...logUndo(shown.scan, line), isSent: 0 });
      show({ shown: { ...shown, isUndone: true }, unsent: countUnsent() });
      void phone.sync();
    },
    dismiss: () => show({ shown: undefined }),
    chooseDoor: async (doorId) => {
      if (!view.state) return;
      const state = { ...view.state, doorId };
      await storage.writeState(state);
      show({ state });
    },
    chooseAction: (action) => show({ action }),
    sync: (isWhole = false) => {
      syncing ??= (async () => {
        try {
          while (await exchange(isWhole)) isWhole = false;
        } finally {
          syncing = undefined;
        }
      })();
      return syncing;
    },
    leave: async () => {
      await phone.sync();
      if (countUnsent() > 0) return false;
      await leave();
      await forget();
      show({ state: undefined, shown: undefined, unsent: 0, isUnknown: false });
      return true;
    },
  };
  return phone;
}

const toSentScan = (scan: StoredScan): SentScan => ({
  id: scan.id,
  action: scan.action,
  verdict: scan.verdict,
  performance_id: scan.performanceId,
  number: scan.number,
  door_id: scan.doorId,
  at: scan.at,
  local_at: scan.localAt,
  undoes: scan.undoes,
});
