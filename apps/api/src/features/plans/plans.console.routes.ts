import { consoleReads } from '@parterre/contracts/console/console-routes';
import { refuse } from '../../commands/command.ts';
import type { ConsoleRouter } from '../../commands/console-router.ts';
import type { Db } from '../../database/connect.ts';
import { makeProblem } from '../../problems/problem.ts';
import { listPlans, readPlanSource } from './list-plans.service.ts';
import { savePlan } from './save-plan.service.ts';
import { swapPlan } from './swap-plan.service.ts';

const noPlan = makeProblem('not_found', 'There is no such plan.');

export function addPlanRoutes(router: ConsoleRouter, db: Db): void {
  // Visitors load plans as well.
  router.read(consoleReads.listPlans, 'everybody', (_actor, query) => listPlans(db, query));
  router.read(
    consoleReads.readPlanSource,
    'everybody',
    async (_actor, { plan_id: planId }) => (await readPlanSource(db, planId)) ?? refuse(noPlan),
  );
  router.command(savePlan);
  router.command(swapPlan);
}
