import type { FastifyPluginAsync } from 'fastify';
import type { Dependencies } from './dependencies.ts';
import { addNotificationRoute } from './features/sales/payments/notifications.routes.ts';

/** What payment providers tell. Apart, since its bodies are read as bytes. */
export const webhooks =
  ({ sale }: Pick<Dependencies, 'sale'>): FastifyPluginAsync =>
  async (app) =>
    addNotificationRoute(app, sale);
