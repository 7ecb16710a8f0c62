import { consoleReads } from '@parterre/contracts/console/console-routes';
import type { ConsoleRouter } from '../../commands/console-router.ts';
import type { CommandDeps } from '../../commands/run-command.service.ts';
import { listDeliveries, listWebhooks } from './webhooks/list-webhooks.service.ts';
import {
  addWebhook,
  changeWebhook,
  removeWebhook,
  replayWebhook,
} from './webhooks/webhook-commands.service.ts';

interface WebhookConsoleDeps extends Pick<CommandDeps, 'db'> {
  /** Of which the secrets of endpoints are made. */
  readonly secret: string;
}

export function addWebhookRoutes(router: ConsoleRouter, deps: WebhookConsoleDeps): void {
  const { db } = deps;
  router.read(consoleReads.listWebhooks, 'webhooks.change', async () => ({
    results: await listWebhooks(db),
  }));
  router.read(consoleReads.listDeliveries, 'webhooks.change', (_actor, query) => listDeliveries(db, query));
  router.command(addWebhook(deps));
  router.command(changeWebhook(deps));
  router.command(removeWebhook);
  router.command(replayWebhook);
}
