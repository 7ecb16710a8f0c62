/** What the server says of itself, of the many things that it says. */
export interface ServerFigures {
  readonly ordersPlaced: number;
  readonly paymentsSettled: number;
  readonly held: number;
  readonly gone: number;
  readonly streams: number;
  readonly waitingForDatabase: number;
  readonly lagMs: number;
  readonly memoryMb: number;
  readonly cpuSeconds: number;
  /** Answers that were faults of ours. */
  readonly faults: number;
}

/** Reads the text format of Prometheus. What is not there is nothing yet. */
export function readMetrics(text: string): ServerFigures {
  const sum = (name: string, label = '') =>
    text
      .split('\n')
      .filter((line) => /^\w+/.exec(line)?.[0] === name && line.includes(label))
      .reduce((total, line) => total + Number(line.slice(line.lastIndexOf(' '))), 0);
  return {
    ordersPlaced: sum('parterre_journal_entries_total', 'entry="order.placed"'),
    paymentsSettled: sum('parterre_journal_entries_total', 'entry="payment.succeeded"'),
    held: sum('parterre_holds_total', 'outcome="held"'),
    gone: sum('parterre_holds_total', 'outcome="short"'),
    streams: sum('parterre_streams_open'),
    waitingForDatabase: sum('parterre_pool_connections', 'state="waiting"'),
    lagMs: 1000 * sum('nodejs_eventloop_lag_p99_seconds'),
    memoryMb: sum('process_resident_memory_bytes') / 2 ** 20,
    cpuSeconds: sum('process_cpu_seconds_total'),
    faults: sum('parterre_http_request_duration_seconds_count', 'status="500"'),
  };
}

/** Of many readings: the highest of each. Counters only rise. */
export const highest = (readings: readonly ServerFigures[]): ServerFigures =>
  readings.reduce((highestSoFar, next) => {
    const pairs = Object.entries(next).map(([name, value]) => [
      name,
      // Both have the same fields.
      Math.max(value, highestSoFar[name as keyof ServerFigures]),
    ]);
    return Object.fromEntries(pairs) as unknown as ServerFigures;
  }, readMetrics(''));
