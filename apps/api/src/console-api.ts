import cookie from '@fastify/cookie';
import { type CommandName, commandContracts } from '@parterre/contracts/console/commands';
import { commandRoutes } from '@parterre/contracts/console/console-routes';
import type { FastifyPluginAsync } from 'fastify';
import { allInvariants } from './all-invariants.ts';
import { makeConsoleRouter } from './commands/console-router.ts';
import { addAuditRoutes } from './features/audit/audit.console.routes.ts';
import { addCatalogueRoutes } from './features/catalogue/catalogue.console.routes.ts';
import type { DoFirst, DrawSitePage, ReadPageHeads } from './features/catalogue/drafts/preview.ts';
import { draftDateChange } from './features/catalogue/import/change-date.service.ts';
import { addDoorConsoleRoutes } from './features/door/door.console.routes.ts';
import { addOnSaleRoutes } from './features/on-sale/on-sale.console.routes.ts';
import type { HallStreamDeps } from './features/performances/live/hall-stream.service.ts';
import { addPerformanceRoutes } from './features/performances/performances.console.routes.ts';
import { makePlanLibrary } from './features/performances/plan-cache.service.ts';
import { addPictureRoutes } from './features/pictures/pictures.console.routes.ts';
import type { PictureDeps } from './features/pictures/upload-picture.service.ts';
import { addPlanRoutes } from './features/plans/plans.console.routes.ts';
import { addPrivacyRoutes } from './features/privacy/privacy.console.routes.ts';
import { addRehearsalRoutes } from './features/rehearsals/rehearsals.console.routes.ts';
import type { RequestLimits } from './features/request-limits/request-limits.service.ts';
import { addBundleConsoleRoutes } from './features/sales/bundles.console.routes.ts';
import { addCallOffRoutes } from './features/sales/calling-off/calling-off.console.routes.ts';
import { addCounterRoutes } from './features/sales/counter/counter.console.routes.ts';
import { addOrderRoutes, type OrdersConsoleDeps } from './features/sales/orders.console.routes.ts';
import type { KeptMails } from './features/sales/outbox/mail/mail-folder.ts';
import type { SettlementDeps } from './features/sales/settlement/report.service.ts';
import { addSettlementRoutes } from './features/sales/settlement.console.routes.ts';
import { readPerformanceTakings } from './features/sales/takings/takings.service.ts';
import { addVoucherRoutes } from './features/sales/vouchers.console.routes.ts';
import { addWaitingListConsoleRoutes } from './features/sales/waiting-list/waiting-list.console.routes.ts';
import { addWebhookRoutes } from './features/sales/webhooks.console.routes.ts';
import { addOwnRoutes, addSignInRoutes, requireSession } from './features/staff/sign-in/sign-in.routes.ts';
import { addStaffRoutes } from './features/staff/staff.console.routes.ts';
import type { StaffDeps } from './features/staff/staff-deps.ts';
import { addTodayRoutes } from './features/today/today.console.routes.ts';
import { addWaitingRoomConsoleRoutes } from './features/waiting-room/waiting-room.console.routes.ts';
import { addConsoleAccess } from './plugins/console-access.ts';
import { addRateLimits } from './plugins/rate-limits.ts';

/** Calls of operators: first those by which they sign in, then those for which they must have. */
export const consoleApi =
  (
    deps: StaffDeps,
    {
      timeZone,
      stockChanges,
      siteUrl,
      maxTicketsPerOrder,
      drawSitePage,
      readPageHeads,
      doFirst,
      pictures,
      ...orders
    }: Pick<OrdersConsoleDeps, 'sale' | 'refundLimits'> & {
      readonly mails: KeptMails;
      readonly siteUrl: string;
      readonly maxTicketsPerOrder: number;
      readonly drawSitePage: DrawSitePage | undefined;
      readonly readPageHeads: ReadPageHeads | undefined;
      readonly doFirst: DoFirst | undefined;
      readonly pictures: Pick<PictureDeps, 'store' | 'onFault'>;
    } & Pick<SettlementDeps, 'timeZone'> &
      Pick<HallStreamDeps, 'stockChanges'>,
    limits: RequestLimits | undefined,
  ): FastifyPluginAsync =>
  async (app) => {
    addConsoleAccess(app, deps.origin);
    if (limits) addRateLimits(app, limits);
    await app.register(cookie, { hook: 'onRequest' });
    addSignInRoutes(app, deps);
    app.register(async (own) => {
      const sessions = requireSession(own, deps);
      addOwnRoutes(own, deps, sessions.find);
      const router = makeConsoleRouter(own, deps, {
        findActor: (request) => sessions.find(request).actor,
        findAgain: async (request) => (await sessions.findAgain(request))?.actor,
      });
      addStaffRoutes(router, deps);
      addOrderRoutes(router, { ...deps, ...orders });
      addAuditRoutes(router, deps.db);
      addPerformanceRoutes(router, { ...deps, stockChanges, readTakings: readPerformanceTakings });
      const { landingId } = orders.sale;
      addCatalogueRoutes(router, {
        ...deps,
        siteUrl,
        maxTicketsPerOrder,
        landingId,
        drawSitePage,
        readPageHeads,
        doFirst,
      });
      addPictureRoutes(router, { ...deps, ...pictures });
      addPlanRoutes(router, deps.db);
      addPrivacyRoutes(router, { ...deps, mails: orders.mails });
      addBundleConsoleRoutes(router, deps);
      addVoucherRoutes(router, deps);
      addWaitingListConsoleRoutes(router, { db: deps.db, plans: makePlanLibrary(deps.db) });
      addWebhookRoutes(router, deps);
      addTodayRoutes(router, { ...deps, timeZone, invariants: allInvariants });
      addDoorConsoleRoutes(router, { ...deps, plans: makePlanLibrary(deps.db) });
      addWaitingRoomConsoleRoutes(router, deps);
      addOnSaleRoutes(router, deps);
      addRehearsalRoutes(router, deps);
      addCounterRoutes(router, { ...deps, ...orders });
      addSettlementRoutes(router, { db: deps.db, now: deps.now, timeZone });
      addCallOffRoutes(router, { ...deps, ...orders, draftDateChange });
    });
  };

/** Both calls of each command, by the name that OpenAPI knows them by. */
export const offeredCommands = Object.fromEntries(
  (Object.keys(commandContracts) as CommandName[]).flatMap((name) => {
    const { run, preview } = commandRoutes(name);
    return [
      [name, run],
      [`${name}.preview`, preview],
    ];
  }),
);
