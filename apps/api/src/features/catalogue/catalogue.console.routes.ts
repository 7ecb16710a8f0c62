import type { ConsoleRouter } from '../../commands/console-router.ts';
import { changePerformances } from './performance-changes/change-performances.service.ts';

export function addCatalogueRoutes(router: ConsoleRouter): void {
  router.command(changePerformances);
}
