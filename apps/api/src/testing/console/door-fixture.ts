import { randomUUID } from 'node:crypto';
import type { SentScan, SyncAnswer } from '@parterre/contracts/door/door';
import { doorPaths } from '@parterre/contracts/paths/door-paths';
import { type Door, decideScan, type Presented, type Situation } from '@parterre/domain/door/decide-scan';
import {
  applyBundle,
  type BookTicket,
  type DoorBook,
  type LoggedScan,
  listPerformances,
  logScan,
  logUndo,
} from '@parterre/domain/door/door-book';
import { canUndo, type ScanVerdict } from '@parterre/domain/door/door-scan';
import { clockOffset } from '@parterre/domain/door/server-clock';
import type { FastifyInstance } from 'fastify';

/** What becomes of a call: it may be lost on the way there, or its answer on the way back. */
export type CallFate = 'heard' | 'lost' | 'unanswered';

/** A phone at a door, without its screen: the same rules and the same log. */
export interface TestPhone {
  readonly log: ReadonlyMap<string, LoggedScan>;
  pair(link: string): Promise<number>;
  sync(fate?: CallFate, isWhole?: boolean): Promise<number>;
  leave(): Promise<number>;
  decide(presented: Presented, action?: Situation['action']): ScanVerdict;
  scan(presented: Presented, action?: Situation['action']): ScanVerdict;
  undo(): boolean;
  answer(): SyncAnswer | undefined;
  setDoor(id: string): void;
}

interface PhoneParts {
  readonly app: FastifyInstance;
  readonly origin: string;
  readonly now: () => Date;
  /** How far its clock is ahead of the server's. */
  readonly aheadMs?: number;
}

export function makePhone({ app, origin, now, aheadMs = 0 }: PhoneParts): TestPhone {
  let cookie = '';
  let book: DoorBook | undefined;
  let [since, offset, doorId]: [string | null, number, string] = [null, 0, ''];
  let last: SyncAnswer | undefined;
  const log = new Map<string, LoggedScan>();
  const unsent = new Set<string>();
  const localNow = () => now().getTime() + aheadMs;
  const at = () => localNow() + offset;
  const door = (): Door =>
    book?.doors.find(({ id }) => id === doorId) ?? { id: doorId, name: '', sectors: [] };
  const post = async (url: string, payload: object) => {
    const reply = await app.inject({ method: 'POST', url, headers: { origin, cookie }, payload });
    const [set] = [reply.headers['set-cookie'] ?? []].flat();
    if (set) cookie = set.split(';')[0] ?? '';
    return reply;
  };
  const situation = (action: Situation['action']): Situation<BookTicket> => ({
    action,
    performances: book ? listPerformances(book, log.values()) : [],
    door: door(),
    at: new Date(at()),
  });
  const keep = (scan: LoggedScan) => {
    log.set(scan.id, scan);
    unsent.add(scan.id);
  };
  return {
    log,
    leave: async () => (await post(doorPaths.leave, {})).statusCode,
    answer: () => last,
    setDoor: (id) => {
      doorId = id;
    },
    pair: async (link) => {
      const reply = await post(doorPaths.pair, { token: new URL(link).hash.slice(1) });
      if (reply.statusCode === 200) doorId = reply.json().door_id;
      return reply.statusCode;
    },
    sync: async (fate = 'heard', isWhole = false) => {
      if (fate === 'lost') return 0;
      const sent = [...unsent].flatMap((id) => log.get(id) ?? []);
      const [sentAt, scans] = [localNow(), sent.map(toSentScan)];
      const asked = isWhole ? null : since;
      const reply = await post(doorPaths.sync, { since: asked, lang: 'ru', unsent: 0, scans });
      if (reply.statusCode !== 200 || fate === 'unanswered') return reply.statusCode;
      const answer: SyncAnswer = reply.json();
      offset = clockOffset({ sentAt, receivedAt: localNow(), serverAt: answer.now });
      for (const { id } of sent) unsent.delete(id);
      if (!answer.is_over) book = applyBundle(book, answer);
      since = answer.since;
      last = answer;
      return reply.statusCode;
    },
    decide: (presented, action = 'entry') => decideScan(presented, situation(action)).verdict,
    scan: (presented, action = 'entry') => {
      const here = situation(action);
      const decision = decideScan(presented, here);
      keep(logScan(decision, { id: randomUUID(), presented, situation: here, localAt: localNow() }));
      return decision.verdict;
    },
    undo: () => {
      const undone = new Set([...log.values()].map(({ undoes }) => undoes));
      const scan = [...log.values()].findLast(({ id, action }) => action !== 'undo' && !undone.has(id));
      if (!scan || !canUndo(scan, at())) return false;
      keep(logUndo(scan, { id: randomUUID(), at: at(), localAt: localNow() }));
      return true;
    },
  };
}

const toSentScan = (scan: LoggedScan): SentScan => ({
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
