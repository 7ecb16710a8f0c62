import type { Db } from '../../database/connect.ts';
import { visitorMark } from '../bot-protection/visitor-mark.ts';
import { addAttempts } from './request-limits.queries.ts';

export interface LimitRules {
  /** Of one visitor, in a minute. */
  readonly perVisitor: number;
  /** Documents of one visitor, in a minute. */
  readonly documentsPerVisitor: number;
  /** Codes of vouchers and certificates that one visitor tries, in a minute. */
  readonly codesPerVisitor: number;
  /** Of everybody together, in a minute. */
  readonly total: number;
}

export type LimitVerdict = { readonly kind: 'within' } | { readonly kind: 'visitor' | 'everybody' };

/** How often visitors may ask, counted over all processes. */
export interface RequestLimits {
  /** Counts one more. Asks nobody: what other processes have counted is known a second later. */
  take(ip: string): LimitVerdict;
  /** The same for a call of an order that is there: it has a count of its own, and what others do is nothing to it. */
  takeForOrder(ip: string): LimitVerdict;
  /** The same for a document of an order. */
  takeForDocument(ip: string): LimitVerdict;
  /** The same for a code that somebody tries: they might be guessing. */
  takeForCode(ip: string): LimitVerdict;
  /** Tells the others, and hears from them. */
  share(): Promise<void>;
  /** Until the next minute. */
  secondsLeft(): number;
}

interface LimitDeps {
  readonly db: Db;
  readonly secret: string;
  readonly now: () => Date;
  readonly rules: LimitRules;
}

interface Tally {
  /** Of all processes, as far as they have told. */
  shared: number;
  /** By this process since. */
  own: number;
}

const windowMs = 60_000;
const everybody = 'limit:everybody';
/** Attackers have many addresses: beyond so many only the sum of all is counted. */
const maxVisitors = 100_000;

const isOver = ({ shared, own }: Tally, limit: number) => shared + own > limit;

export function makeRequestLimits({ db, secret, now, rules }: LimitDeps): RequestLimits {
  const currentWindow = () => Math.floor(now().getTime() / windowMs);
  let window = currentWindow();
  const tallies = new Map<string, Tally>();
  /** Nobody's address is written down, and a household has many. */
  const marks = new Map<string, string>();

  const startWindowIfDue = () => {
    if (currentWindow() === window) return;
    window = currentWindow();
    tallies.clear();
    marks.clear();
  };
  const visitorKey = (ip: string) => {
    const mark = marks.get(ip) ?? `limit:${visitorMark(secret, ip)}`;
    if (marks.size < maxVisitors) marks.set(ip, mark);
    return mark;
  };
  const count = (visitor: string): Tally => {
    const tally = tallies.get(visitor) ?? { shared: 0, own: 0 };
    tally.own += 1;
    if (tallies.size < maxVisitors) tallies.set(visitor, tally);
    return tally;
  };

  const judge = (visitor: string, limit = rules.perVisitor): LimitVerdict => ({
    kind: isOver(count(visitor), limit) ? 'visitor' : 'within',
  });

  return {
    secondsLeft: () => Math.ceil(((window + 1) * windowMs - now().getTime()) / 1000),
    take: (ip) => {
      startWindowIfDue();
      if (isOver(count(everybody), rules.total)) return { kind: 'everybody' };
      return judge(visitorKey(ip));
    },
    takeForOrder: (ip) => {
      startWindowIfDue();
      return judge(`${visitorKey(ip)}:order`);
    },
    takeForDocument: (ip) => {
      startWindowIfDue();
      return judge(`${visitorKey(ip)}:document`, rules.documentsPerVisitor);
    },
    takeForCode: (ip) => {
      startWindowIfDue();
      return judge(`${visitorKey(ip)}:code`, rules.codesPerVisitor);
    },
    share: async () => {
      startWindowIfDue();
      const unshared = [...tallies].filter(([, { own }]) => own > 0);
      if (unshared.length === 0) return;
      const counts = unshared.map(([visitor, { own }]) => ({ visitor, attempts: own }));
      for (const [, tally] of unshared) Object.assign(tally, { shared: tally.shared + tally.own, own: 0 });
      for (const { visitor, attempts } of await addAttempts(db, new Date(window * windowMs), counts))
        Object.assign(tallies.get(visitor) ?? {}, { shared: attempts });
    },
  };
}
