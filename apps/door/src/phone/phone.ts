import type { SentScan, SyncAnswer } from '@parterre/contracts/door/door';
import { type Decision, type Door, decideScan, type Situation } from '@parterre/domain/door/decide-scan';
import {
  applyBundle,
  type BookTicket,
  countEntered,
  type DoorBook,
  type Entered,
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
  /** How many are in, as far as this phone knows: what it has scanned itself, above all. */
  readonly people: Entered;
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
  const count = (state: StoredState | undefined) => ({
    unsent: countUnsent(),
    people: countEntered(state?.book, log.values()),
  });
  let view: PhoneView = {
    state: first,
    ...count(first),
    isOnline: false,
    shown: undefined,
    isUnknown: false,
    action: 'entry',
  };
  let lastAt = Math.max(0, ...kept.map(({ at }) => at));
  let syncing: Promise<void> | undefined;
  let isPairingChanged = false;

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
  /** A code that is read twice at once is decided the second time when the first is written down. */
  const [scanInTurn, storeInTurn] = [makeTurns(), makeTurns()];

  /** A call that was under way may not have had the last of them. */
  const handIn = async (): Promise<boolean> => {
    await phone.sync();
    if (countUnsent() > 0) await phone.sync();
    return countUnsent() === 0;
  };

  /** Nothing is asked meanwhile: an answer to the former pairing would be taken for one to the next. */
  const changePairing = async <Result>(act: () => Promise<Result>): Promise<Result> => {
    isPairingChanged = true;
    try {
      await syncing?.catch(() => undefined);
      return await act();
    } finally {
      isPairingChanged = false;
    }
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
    show({ state, ...count(state), isOnline: true, isUnknown: false });
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
    await storeInTurn(() => readAnswer(called.body, offset));
    return waiting.length > scans.length;
  };

  const phone: Phone = {
    read: () => view,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    pair: async (token) => {
      // What was scanned under a former pairing is handed in under that one: it is of other performances.
      if (view.state && !view.isUnknown && !(await handIn())) return 'unreachable';
      const paired = await changePairing(async () => {
        const called = await pair(token);
        if (called.kind !== 'answered') return called.kind === 'refused' ? 'code-gone' : 'unreachable';
        await forget();
        show({ state: undefined, ...count(undefined), shown: undefined, isUnknown: false });
        return 'paired';
      });
      if (paired !== 'paired') return paired;
      await phone.sync(true);
      return view.state ? 'paired' : 'unreachable';
    },
    present: (text) =>
      scanInTurn(async () => {
        const { state } = view;
        if (!state) return undefined;
        const shown = await decide(text, state);
        // Written down before anybody is let in by it.
        await keep(shown.scan);
        show({ shown, ...count(view.state) });
        void phone.sync();
        return shown;
      }),
    canUndo: () => {
      const { shown, state } = view;
      return Boolean(shown && state && !shown.isUndone && canUndo(shown.scan, Date.now() + state.offsetMs));
    },
    undo: () =>
      scanInTurn(async () => {
        const { shown, state } = view;
        if (!shown || !state || !phone.canUndo()) return;
        const line = { id: crypto.randomUUID(), at: serverNow(state), localAt: Date.now() };
        await keep({ ...logUndo(shown.scan, line), isSent: 0 });
        show({ shown: { ...shown, isUndone: true }, ...count(view.state) });
        void phone.sync();
      }),
    dismiss: () => show({ shown: undefined }),
    chooseDoor: (doorId) =>
      storeInTurn(async () => {
        if (!view.state) return;
        const state = { ...view.state, doorId };
        await storage.writeState(state);
        show({ state });
      }),
    chooseAction: (action) => show({ action }),
    sync: (isWhole = false) => {
      if (isPairingChanged) return Promise.resolve();
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
      if (!(await handIn())) return false;
      await changePairing(async () => {
        await leave();
        await forget();
        show({ state: undefined, ...count(undefined), shown: undefined, isUnknown: false });
      });
      return true;
    },
  };
  return phone;
}

/** Runs what it is given one after another; what failed keeps nothing from being run. */
function makeTurns() {
  let last: Promise<unknown> = Promise.resolve();
  return <Result>(act: () => Promise<Result>): Promise<Result> => {
    const turn = last.then(act);
    last = turn.catch(() => undefined);
    return turn;
  };
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
