import { consoleReads } from '@parterre/contracts/console/console-routes';
import type { ConsoleRouter } from '../../../commands/console-router.ts';
import type { SaleDeps } from '../sale-deps.ts';
import { callOff, type DraftDateChange } from './call-off.service.ts';
import { pauseCallOff, resumeCallOff } from './pause-call-off.service.ts';
import { showCallOffPlan, watchCallOff } from './watch-call-off.service.ts';

interface CallOffRoutesDeps {
  readonly sale: SaleDeps;
  readonly draftDateChange: DraftDateChange;
  readonly now: () => Date;
}

export function addCallOffRoutes(router: ConsoleRouter, deps: CallOffRoutesDeps): void {
  const { sale, now } = deps;
  router.read(consoleReads.planCallOff, 'everybody', (actor, query) =>
    showCallOffPlan(sale, actor, query, now()),
  );
  router.read(consoleReads.watchCallOff, 'everybody', (actor, query) =>
    watchCallOff(sale, actor, query, now()),
  );
  router.command(callOff(deps));
  router.command(pauseCallOff);
  router.command(resumeCallOff);
}
