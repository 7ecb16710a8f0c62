import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import { type AnswerLabels, DurationHistogram } from './duration-histogram.ts';

/** What is read when somebody asks. */
export interface Readings {
  /** Connections of this process to the database, and how many wait for one. */
  readonly pool: () => { readonly open: number; readonly idle: number; readonly waiting: number };
  /** Of the whole house, so every process says the same. */
  readonly backlog: () => Promise<Backlog>;
  /** Of the process that sends pages to storage. */
  readonly unsentPagesSeconds?: (() => number) | undefined;
}

export interface Backlog {
  readonly outbox: number;
  readonly outboxOldestSeconds: number;
  readonly attention: number;
  /** Transactions of a cluster that nobody has ended for minutes. */
  readonly prepared: number;
}

/** A line of an order, as far as sales are counted by it. */
export interface SoldLine {
  readonly performance_id: number;
  readonly count: number;
}

export interface Metrics {
  request(labels: AnswerLabels, seconds: number): void;
  streams(change: 1 | -1): void;
  hold(outcome: 'held' | 'unavailable', performanceIds: readonly number[]): void;
  /** What the journal calls it: `order.placed`, `payment.succeeded`; and the lines of its order. */
  journalEntry(entry: string, lines: readonly SoldLine[]): void;
  /** In the format that Prometheus reads. */
  read(readings: Readings): Promise<string>;
  readonly contentType: string;
}

/** From what a cache answers to what nobody waits for. */
const seconds = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** Few, and each answers a question of docs/operations.md. The process's own (event loop, memory) have their usual names. */
export function makeMetrics(): Metrics {
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register });
  const requests = new DurationHistogram({
    name: 'parterre_http_request_duration_seconds',
    help: 'Answers by route and status, and how long they took',
    bounds: seconds,
  });
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name: `parterre_${name}`, help, labelNames, registers });
  const counter = (name: string, help: string, labelName: string) =>
    new Counter({ name: `parterre_${name}`, help, labelNames: [labelName], registers });
  const streams = gauge('streams_open', 'Browsers that watch seats');
  const holds = counter('holds_total', 'Tickets put into baskets, and those that were gone', 'outcome');
  const journalEntries = counter('journal_entries_total', 'What was written into the journal', 'entry');
  const pool = gauge('pool_connections', 'Database connections of this process', ['state']);
  const outbox = gauge('outbox_waiting', 'Mails and other tasks that are due');
  const oldest = gauge('outbox_oldest_seconds', 'For how long the oldest of them has been due');
  const attention = gauge('attention_open', 'What waits for a person');
  const prepared = gauge(
    'prepared_transactions',
    'Transactions left prepared for minutes, or workers that do not answer',
  );
  const unsentPages = gauge(
    'unsent_pages_seconds',
    'For how long changes of pages have waited to be sent to PAGES_S3_URL',
  );

  return {
    contentType: register.contentType,
    request: (labels, elapsed) => requests.observe(labels, elapsed),
    streams: (change) => streams.inc(change),
    hold: (outcome) => holds.inc({ outcome }),
    journalEntry: (entry) => journalEntries.inc({ entry }),
    read: async (readings) => {
      for (const [state, count] of Object.entries(readings.pool())) pool.set({ state }, count);
      const backlog = await readings.backlog();
      outbox.set(backlog.outbox);
      oldest.set(backlog.outboxOldestSeconds);
      attention.set(backlog.attention);
      prepared.set(backlog.prepared);
      unsentPages.set(readings.unsentPagesSeconds?.() ?? 0);
      return `${await register.metrics()}\n${requests.write()}`;
    },
  };
}
