import { setTimeout } from 'node:timers/promises';
import type { Sample } from '../report/sample.ts';
import { actions } from '../visit/actions.ts';
import { openBrowser } from '../visit/browser.ts';
import { type Bought, type Sale, stop, type Visit } from '../visit/visit.ts';
import type { PlannedVisitor } from './plan-crowd.ts';

export interface Progress {
  readonly seconds: number;
  readonly here: number;
  readonly watching: number;
  readonly requests: number;
  readonly bought: number;
}

export interface CrowdRun {
  readonly samples: readonly Sample[];
  readonly bought: readonly Bought[];
  readonly seconds: number;
  readonly maxPresent: number;
  readonly maxWatching: number;
}

export interface CrowdOptions {
  /** After which an answer counts as lost. */
  readonly timeoutMs?: number;
  readonly onProgress?: (progress: Progress) => void;
}

const printEveryMs = 1000;

/** All visitors come, each at their time, and do what they came for. Settles when the last has gone. */
export async function runCrowd(
  sale: Sale,
  crowd: readonly PlannedVisitor[],
  { timeoutMs = 10_000, onProgress = () => undefined }: CrowdOptions = {},
): Promise<CrowdRun> {
  const samples: Sample[] = [];
  const bought: Bought[] = [];
  const [here, watching] = [makeGauge(), makeGauge()];
  const begunAt = performance.now();
  const seconds = () => (performance.now() - begunAt) / 1000;
  const printing = setInterval(() => {
    const counts = { here: here.now(), watching: watching.now(), bought: bought.length };
    onProgress({ seconds: seconds(), requests: samples.length, ...counts });
  }, printEveryMs);

  const visit = async (visitor: PlannedVisitor) => {
    await setTimeout(visitor.arrivesAtMs);
    here.change(1);
    const record = (sample: Sample) => void samples.push(sample);
    const browser = openBrowser({ address: sale.address, ip: visitor.ip, record, timeoutMs });
    const performance = sale.performances[visitor.performance];
    const went: Visit = {
      browser,
      sale,
      visitor,
      performance,
      record,
      leave: [browser.close],
      version: 0,
      owed: 0,
      currency: '',
      onStream: watching.change,
    };
    await walk(went);
    if (went.bought) bought.push(went.bought);
    for (const leave of went.leave.toReversed()) leave();
    here.change(-1);
  };
  await Promise.all(crowd.map(visit));
  clearInterval(printing);
  return {
    samples,
    bought,
    seconds: seconds(),
    maxPresent: here.highestSoFar(),
    maxWatching: watching.highestSoFar(),
  };
}

async function walk(visit: Visit): Promise<void> {
  const { does, chance, thinkMs } = visit.visitor;
  for (const act of does) {
    if ((await actions[act](visit)) === stop) return;
    await setTimeout(thinkMs * chance());
  }
}

function makeGauge() {
  let [now, highestSoFar] = [0, 0];
  return {
    now: () => now,
    highestSoFar: () => highestSoFar,
    change: (by: 1 | -1) => {
      now += by;
      highestSoFar = Math.max(highestSoFar, now);
    },
  };
}
