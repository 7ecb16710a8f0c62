import type { Db } from '../../database/connect.ts';
import { visitorMark } from '../bot-protection/visitor-mark.ts';
import { addToTurns } from './request-limits.queries.ts';

export interface LimitRules {
  /** Of one visitor, in a minute. */
  readonly perVisitor: number;
  /** Documents of one visitor, in a minute. */
  readonly documentsPerVisitor: number;
  /** Of everybody together, in a minute. */
  readonly inAll: number;
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
  /** Tells the others, and hears from them. */
  share(): Promise<void>;
  /** Until the next minute. */
  secondsLeft(): number;
}

interface LimitParts {
  readonly db: Db;
  readonly secret: string;
  readonly now: () => Date;
  readonly rules: LimitRules;
}

interface Tally {
  /** As far as it has been shared. */
  known: number;
  /** By this process since. */
  own: number;
}

const turnMs = 60_000;
const everybody = 'limit:everybody';
/** Attackers have many addresses: beyond so many only the sum of all is counted. */
const mostVisitors = 100_000;

const isOver = ({ known, own }: Tally, limit: number) => known + own > limit;

export function makeRequestLimits({ db, secret, now, rules }: LimitParts): RequestLimits {
  const turnNow = () => Math.floor(now().getTime() / turnMs);
  let turn = turnNow();
  const tallies = new Map<string, Tally>();
  /** Nobody's address is written down, and a household has many. */
  const marks = new Map<string, string>();

  const begin = () => {
    if (turnNow() === turn) return;
    turn = turnNow();
    tallies.clear();
    marks.clear();
  };
  const markOf = (ip: string) => {
    const mark = marks.get(ip) ?? `limit:${visitorMark(secret, ip)}`;
    if (marks.size < mostVisitors) marks.set(ip, mark);
    return mark;
  };
  const count = (visitor: string): Tally => {
    const tally = tallies.get(visitor) ?? { known: 0, own: 0 };
    tally.own += 1;
    if (tallies.size < mostVisitors) tallies.set(visitor, tally);
    return tally;
  };

  const judge = (visitor: string, limit = rules.perVisitor): LimitVerdict => ({
    kind: isOver(count(visitor), limit) ? 'visitor' : 'within',
  });

  return {
    secondsLeft: () => Math.ceil(((turn + 1) * turnMs - now().getTime()) / 1000),
    take: (ip) => {
      begin();
      if (isOver(count(everybody), rules.inAll)) return { kind: 'everybody' };
      return judge(markOf(ip));
    },
    takeForOrder: (ip) => {
      begin();
      return judge(`${markOf(ip)}:order`);
    },
    takeForDocument: (ip) => {
      begin();
      return judge(`${markOf(ip)}:document`, rules.documentsPerVisitor);
    },
    share: async () => {
      begin();
      const told = [...tallies].filter(([, { own }]) => own > 0);
      if (told.length === 0) return;
      const counts = told.map(([visitor, { own }]) => ({ visitor, asked: own }));
      for (const [, tally] of told) Object.assign(tally, { known: tally.known + tally.own, own: 0 });
      for (const { visitor, asked } of await addToTurns(db, new Date(turn * turnMs), counts))
        Object.assign(tallies.get(visitor) ?? {}, { known: asked });
    },
  };
}
