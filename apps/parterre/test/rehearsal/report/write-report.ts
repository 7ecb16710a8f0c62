import type { CrowdRun } from '../crowd/run-crowd.ts';
import type { Evidence } from './judge-rehearsal.ts';

export interface Report extends Evidence {
  readonly run: CrowdRun;
  readonly doctorOutput: string;
  readonly faults: readonly string[];
}

const column = (value: string) => value.padStart(11);
const whole = (value: number) => String(Math.round(value));
const row = (name: string, ...values: readonly string[]) =>
  `  ${name.padEnd(9)}${values.map(column).join('')}`;

/** For people: what was held, how long it took, who was refused and why, and what is wrong. */
export function writeReport(report: Report): string {
  const { summary, run, bought, server, hotSeatsLeft, isWell, doctorOutput, faults } = report;
  const perSecond = whole(summary.requests / run.seconds);
  const counts = Object.entries(summary.refusals).map(([reason, count]) => `${count} × ${reason}`);
  const tickets = bought.reduce((sum, order) => sum + order.tickets, 0);
  return [
    `load held: ${perSecond} requests/s over ${whole(run.seconds)} s, at most ${run.maxPresent} visitors at once, ${run.maxWatching} of them watching seats`,
    row('ms', 'done', 'p50', 'p95', 'p99'),
    ...summary.steps.map(({ step, count, p50, p95, p99 }) => row(step, ...[count, p50, p95, p99].map(whole))),
    `refused: ${counts.join(', ') || 'nobody'}`,
    `sold: ${tickets} tickets in ${bought.length} orders, ${hotSeatsLeft} seats left of the performance that everybody wants`,
    `server: ${server.held} holds and ${server.gone} too late, ${server.ordersPlaced} orders, ${server.paymentsSettled} payments, ${server.faults} faults; ${server.cpuSeconds.toFixed(1)} s of processor`,
    `  at most ${server.streams} streams, ${server.waitingForDatabase} waiting for the database, ${whole(server.lagMs)} ms of lag (p99), ${whole(server.memoryMb)} MB`,
    `doctor: ${isWell ? 'all is well' : doctorOutput}`,
    ...faults.map((fault) => `FAILED: ${fault}`),
  ].join('\n');
}
