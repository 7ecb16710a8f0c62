import { consoleReads, consoleStreams } from '@parterre/contracts/console/console-routes';
import { refuse } from '../../commands/command.ts';
import type { ConsoleRouter } from '../../commands/console-router.ts';
import type { CommandDeps } from '../../commands/run-command.service.ts';
import { makeProblem } from '../../problems/problem.ts';
import { type GridDeps, readGrid } from './grid/performance-grid.service.ts';
import { type HallStreamDeps, refuseHall, streamHall } from './live/hall-stream.service.ts';
import { makePlanLibrary, readCompiledPlan } from './plan-cache.service.ts';
import { showHall } from './withholding/hall.service.ts';
import { releaseSeats, withholdSeats } from './withholding/withhold-seats.service.ts';

const noPlan = makeProblem('not_found', 'There is no such plan.');

export function addPerformanceRoutes(
  router: ConsoleRouter,
  { db, now, stockChanges, readTakings }: Pick<CommandDeps, 'db' | 'now'> & HallStreamDeps & GridDeps,
): void {
  const plans = makePlanLibrary(db);
  router.read(consoleReads.readGrid, 'everybody', (actor, query) =>
    readGrid({ db, readTakings }, actor, query, now()),
  );
  router.read(consoleReads.showHall, 'everybody', (actor, query) => showHall(db, actor, query, now()));
  router.stream(consoleStreams.streamHall, {
    refuse: (actor, query) => refuseHall(db, actor, query),
    open: (query) => streamHall({ stockChanges }, query),
  });
  // Visitors may load it as well.
  router.read(consoleReads.readPlan, 'everybody', async (_actor, { hash }) => {
    const compiled = await readCompiledPlan(db, hash);
    return compiled === undefined ? refuse(noPlan) : JSON.parse(compiled);
  });
  router.command(withholdSeats(plans));
  router.command(releaseSeats(plans));
}
