import { consoleReads } from '@parterre/contracts/console/console-routes';
import type { ConsoleRouter } from '../../commands/console-router.ts';
import type { CommandDeps } from '../../commands/run-command.service.ts';
import type { KeptMails } from '../sales/outbox/mail/mail-folder.ts';
import { exportPerson, readPerson } from './export-person.service.ts';
import { forgetBuyer } from './forget-buyer.service.ts';
import { readHeld } from './held-data.service.ts';

interface PrivacyDeps extends Pick<CommandDeps, 'db' | 'now'> {
  /** Signs what may be taken out of the house. */
  readonly secret: string;
  readonly mails: KeptMails;
}

export function addPrivacyRoutes(router: ConsoleRouter, deps: PrivacyDeps): void {
  router.read(consoleReads.readHeld, 'persons.export', (_actor, query) => readHeld(deps, query));
  router.read(consoleReads.readPerson, 'persons.export', (actor, { key }) => readPerson(deps, actor, key));
  router.command(exportPerson(deps));
  router.command(forgetBuyer(deps));
}
