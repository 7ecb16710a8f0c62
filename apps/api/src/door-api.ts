import cookie from '@fastify/cookie';
import type { FastifyPluginAsync } from 'fastify';
import { addDoorRoutes } from './features/door/door.routes.ts';
import type { RequestLimits } from './features/request-limits/request-limits.service.ts';
import { addConsoleAccess } from './plugins/console-access.ts';
import { addOrderLimits } from './plugins/rate-limits.ts';

type DoorDeps = Parameters<typeof addDoorRoutes>[1];

/** Calls of the phones at the doors, on the console's origin and from its pages alone. */
export const doorApi =
  (deps: DoorDeps, limits: RequestLimits | undefined): FastifyPluginAsync =>
  async (app) => {
    addConsoleAccess(app, deps.origin);
    // Counted apart from the rush of a sale, which must not close the doors of the evening before it.
    if (limits) addOrderLimits(app, limits);
    await app.register(cookie, { hook: 'onRequest' });
    addDoorRoutes(app, deps);
  };
