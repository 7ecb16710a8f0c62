import { setInterval } from 'node:timers';
import { type CrowdSize, planCrowd } from './crowd/plan-crowd.ts';
import { type CrowdOptions, runCrowd } from './crowd/run-crowd.ts';
import { judgeRehearsal } from './report/judge-rehearsal.ts';
import { summarise } from './report/summarise.ts';
import type { Report } from './report/write-report.ts';
import { highest, readMetrics, type ServerFigures } from './system/read-metrics.ts';
import type { RehearsalSystem } from './system/rehearsal-system.ts';

const readEveryMs = 1000;

/** Opens the sale to a crowd, and looks at what is left once it has gone. */
export async function rehearse(
  system: RehearsalSystem,
  size: CrowdSize,
  options: CrowdOptions = {},
): Promise<Report> {
  const readings: ServerFigures[] = [];
  const read = async () => void readings.push(readMetrics(await system.metrics()));
  // A reading that comes too late for its turn is no reason to fail: the last one is made below.
  const reading = setInterval(() => void read().catch(() => undefined), readEveryMs);
  const run = await runCrowd(system.sale, planCrowd(size), options);
  clearInterval(reading);
  await read();
  const { isWell, said: doctorOutput } = await system.doctor();
  const { hot, open } = system.sale.performances;
  const evidence = {
    summary: summarise(run.samples),
    bought: run.bought,
    server: highest(readings),
    isWell,
    places: { [hot.performanceId]: hot.places, [open.performanceId]: open.places },
    hotSeatsLeft: await system.seatsLeft(),
  };
  return { ...evidence, run, doctorOutput, faults: judgeRehearsal(evidence) };
}
