import type { ServerFigures } from '../system/read-metrics.ts';
import type { Bought } from '../visit/visit.ts';
import type { Summary } from './summarise.ts';

/** What is known once the crowd has gone. */
export interface Evidence {
  readonly summary: Summary;
  readonly bought: readonly Bought[];
  readonly server: ServerFigures;
  /** Places of each performance by the id of its date; one of them is the one that everybody wants. */
  readonly places: Readonly<Record<number, number>>;
  readonly hotSeatsLeft: number;
  readonly isWell: boolean;
}

/** Why a crowd may be refused. Anything else would be a fault. */
const expectedReasons: ReadonlySet<string> = new Set([
  '409 ticket_unavailable',
  '429 rate_limited',
  '503 overloaded',
]);

/** All that went wrong, in sentences. None means that the house may open. */
export function judgeRehearsal(evidence: Evidence): string[] {
  const { summary, bought, server, hotSeatsLeft, isWell } = evidence;
  const unknown = Object.keys(summary.refusals).filter((reason) => !expectedReasons.has(reason));
  const seats = bought.flatMap(({ lines }) => lines.map(({ id }) => id)).filter((id) => /:\d+$/.test(id));
  const checks: readonly (readonly [isWrong: boolean, message: string])[] = [
    [Object.keys(summary.lost).length > 0, `not answered: ${JSON.stringify(summary.lost)}`],
    [unknown.length > 0, `refused for no reason we know: ${unknown.join(', ')}`],
    [summary.shedWithoutWhen > 0, `${summary.shedWithoutWhen} were sent away and not told for how long`],
    [summary.shedInPayment > 0, `${summary.shedInPayment} were sent away while they paid`],
    [server.faults > 0, `${server.faults} answers were faults of ours`],
    [bought.length === 0, 'nobody bought anything'],
    [hotSeatsLeft > 0, `${hotSeatsLeft} seats are left of the performance that everybody wants`],
    [new Set(seats).size < seats.length, 'a seat was sold twice'],
    ...oversold(evidence),
    [bought.some((order) => order.tickets !== ticketCount(order)), 'an order is paid and lacks tickets'],
    [
      server.paymentsSettled !== bought.length,
      `${bought.length} have their tickets, and ${server.paymentsSettled} payments are settled`,
    ],
    [!isWell, 'the doctor found something'],
  ];
  return checks.filter(([isWrong]) => isWrong).map(([, message]) => message);
}

const ticketCount = ({ lines }: Bought) => lines.reduce((sum, { count }) => sum + count, 0);

function oversold({ bought, places }: Evidence): [boolean, string][] {
  const sold: Record<string, number> = {};
  for (const { id, count } of bought.flatMap(({ lines }) => lines)) {
    const [performanceId = ''] = id.split(':');
    sold[performanceId] = (sold[performanceId] ?? 0) + count;
  }
  return Object.entries(places).map(([performanceId, there]) => [
    (sold[performanceId] ?? 0) > there,
    `${sold[performanceId]} tickets are sold for ${there} places`,
  ]);
}
