import { consoleReads } from '@parterre/contracts/console/console-routes';
import type { ConsoleRouter } from '../../commands/console-router.ts';
import type { CommandDeps } from '../../commands/run-command.service.ts';
import type { Invariant } from '../../invariant.ts';
import { askDoctor } from '../doctor/doctor.service.ts';
import { resolveAttention } from '../sales/attention/resolve-attention.service.ts';
import { readToday } from './today.service.ts';

interface TodayDeps extends Pick<CommandDeps, 'db' | 'now'> {
  /** What the doctor looks at. */
  readonly invariants: readonly Invariant[];
  readonly timeZone: string;
}

export function addTodayRoutes(router: ConsoleRouter, deps: TodayDeps): void {
  const { db, now, invariants, timeZone } = deps;
  // Each is shown what is theirs.
  router.read(consoleReads.readToday, 'everybody', (actor, query) =>
    readToday(db, actor, { ...query, timeZone }, now()),
  );
  router.command(resolveAttention);
  router.command(askDoctor(invariants));
}
