import type { ConsoleRouter } from '../../commands/console-router.ts';
import { changePerformances } from './performance-changes/change-performances.service.ts';
import { createPerformances } from './performance-changes/create-performances.service.ts';

export function addCatalogueRoutes(router: ConsoleRouter): void {
  router.command(changePerformances);
  router.command(createPerformances);
}
