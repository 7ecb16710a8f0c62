import { setTimeout as pause } from 'node:timers/promises';
import type { Problem } from '@parterre/contracts/errors/problem';
import { type Answer, type Home, makeBuyer, type Step } from './buyer.ts';

/** What a crowd has seen. */
export interface Seen {
  /** Every status, with the code of what is none of success, and how often. */
  readonly answers: ReadonlyMap<string, number>;
  /** Those who were asked to come again without being told when. */
  readonly untold: number;
  /** How often everybody was asked to come again, at the least. */
  readonly leastSentAway: number;
  /** Orders that somebody was told of. */
  readonly tokens: ReadonlySet<string>;
}

export interface Crowd {
  /** So far. */
  seen(): Seen;
  /** Lets everybody finish what they have begun. */
  end(): Promise<Seen>;
}

const price = 550;
/** Sooner than anybody is asked to come again: the worst of visitors. */
const restMs = 100;

/** Buyers who hold a ticket and order it, one after the other, for as long as they are let; who is refused for now asks again. */
export function gather(address: string, size: number, ticket = '12:floor', home?: Home): Crowd {
  const answers = new Map<string, number>();
  const tokens = new Set<string>();
  const sentAway = new Array<number>(size).fill(0);
  let [untold, isOver] = [0, false];

  const note = ({ status, body, retryAfter }: Answer) => {
    const what = status < 300 ? String(status) : `${status} ${(body as Problem).error.code}`;
    answers.set(what, (answers.get(what) ?? 0) + 1);
    if (status === 503 && retryAfter === null) untold += 1;
  };
  const buy = async (_: unknown, who: number) => {
    const insist = async <Body>(step: Step<Body>): Promise<Answer<Body>> => {
      for (;;) {
        const answer = await step(address);
        note(answer);
        if (answer.status !== 503) return answer;
        sentAway[who] = (sentAway[who] ?? 0) + 1;
        await pause(restMs);
      }
    };
    while (!isOver) {
      const buyer = makeBuyer(home);
      await insist(buyer.hold(1, ticket));
      const { status, body } = await insist(buyer.order(price));
      if (status === 201) tokens.add(body.token);
    }
  };
  const buying = Promise.all(Array.from({ length: size }, buy));
  const seen = () => ({ answers, untold, leastSentAway: Math.min(...sentAway), tokens });
  return {
    seen,
    end: async () => {
      isOver = true;
      await buying;
      return seen();
    },
  };
}
