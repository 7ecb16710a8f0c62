import { expect } from 'vitest';
import { buildApp } from '../src/app.ts';
import { openCatalogueFeed } from '../src/catalogue-reader/catalogue-feed.ts';
import type { Db } from '../src/database/connect.ts';
import { sweepBaskets } from '../src/features/basket/sweep-baskets.service.ts';
import { seatedCatalogue, seatedEvent } from '../src/testing/seated-catalogue.ts';
import { testNow } from '../src/testing/small-catalogue.ts';
import { testApi } from '../src/testing/test-api.ts';
import { type BasketReply, makeVisitor, type Visitor } from '../src/testing/visitor.ts';
import type { Outcome, SaleRules, Step } from './sale-model.ts';

/** Few seats and few places, so that visitors get into each other's way. */
export const rules: SaleRules = {
  limit: 6,
  holdMinutes: 15,
  stock: new Map([
    ['12:0', 1],
    ['12:2', 1],
    ['12:3', 1],
    ['12:6', 1],
    ['12:7', 1],
    ['12:floor', 8],
    ['4:entry', 50],
  ]),
  isOfEvent: (id) => id.startsWith('12:'),
};
const deletedEvent = 9;

export interface ModelFixture {
  readonly db: Db;
  visitors(count: number): Visitor[];
  now(): Date;
  /** Back to the first moment: a run must not begin where the one before it ended, after the event in the end. */
  startOver(): void;
  /** What the real system answers to a step. */
  take(visitors: readonly Visitor[], step: Step): Promise<Outcome | undefined>;
  close(): Promise<void>;
}

export async function modelFixture(): Promise<ModelFixture> {
  let now = testNow;
  const catalogue = seatedCatalogue();
  const [date] = seatedEvent().dates;
  const notForSale = { seats: ['1-2', '2-1', '2-2'], general: { floor: 42 } };
  const event = { ...seatedEvent(), dates: [{ ...date, not_for_sale: notForSale }] };
  const events = [...(catalogue.events ?? []).slice(0, -1), event];
  const api = await testApi({ ...catalogue, events });
  const { db, url } = api.database;
  const feed = await openCatalogueFeed(url);
  const app = buildApp({ db, feed, maxTicketsPerOrder: rules.limit, now: () => now });

  const take = async (visitors: readonly Visitor[], step: Step) => {
    if (step.kind === 'pass') now = new Date(now.getTime() + step.minutes * 60_000);
    if (step.kind === 'sweep') await sweepBaskets({ db, now: () => now, announce: () => undefined });
    if (step.kind === 'pass' || step.kind === 'sweep') return undefined;
    return toOutcome(await act(visitors[step.who] as Visitor, step));
  };
  return {
    db,
    now: () => now,
    take,
    startOver: () => {
      now = testNow;
    },
    visitors: (count) => Array.from({ length: count }, () => makeVisitor(app)),
    close: async () => {
      await app.close();
      await feed.close();
      await api.close();
    },
  };
}

type Act = Exclude<Step, { kind: 'pass' | 'sweep' }>;

function act(visitor: Visitor, step: Act): Promise<BasketReply> {
  switch (step.kind) {
    case 'add':
      return visitor.add(step.id, step.count);
    case 'update':
      return visitor.change({ type: 'UPDATE_TICKET', ticket: { id: step.id, count: step.count } });
    case 'delete':
      return visitor.change({ type: 'DELETE_TICKET', ticket: { id: step.id } });
    case 'delete-event':
      return visitor.change({ type: 'DELETE_EVENT', ticket: { event_id: deletedEvent } });
    case 'clear':
      return visitor.clear();
    case 'extend':
      return visitor.extend();
    case 'take-back':
      return visitor.takeBack();
  }
}

function toOutcome(heard: BasketReply): Outcome {
  if ('error' in heard) {
    expect(heard.status, heard.error.message).toBeLessThan(500);
    return heard.error.code;
  }
  const { tickets, expires_at, extensions_left } = heard.body;
  const until = expires_at ? (Date.parse(expires_at) - testNow.getTime()) / 60_000 : 'never';
  return [
    ...tickets.map(({ id, count, extra }) => `${id} ${count} ${extra.state}`),
    `until ${until}, extensions ${extensions_left}`,
  ];
}
