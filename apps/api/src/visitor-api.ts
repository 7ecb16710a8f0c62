import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import type { Dependencies } from './dependencies.ts';
import { addBasketRoutes } from './features/basket/basket.routes.ts';
import { makeBasketStore } from './features/basket/basket-write.service.ts';
import { makeAlternativesReader } from './features/basket/offer-catalog.service.ts';
import { addBotProtectionRoutes } from './features/bot-protection/bot-protection.routes.ts';
import { keyedMark, visitorMark } from './features/bot-protection/visitor-mark.ts';
import { addQualityRoute } from './features/quality/quality.routes.ts';
import { makeQualityTally } from './features/quality/quality-tally.service.ts';
import { addDocumentRoutes } from './features/sales/documents/documents.routes.ts';
import {
  addCheckoutRoutes,
  addOrderRoutes,
  addPaymentRoutes,
  addTicketRoute,
} from './features/sales/orders.routes.ts';
import { addReminderRoutes } from './features/sales/reminders/reminders.routes.ts';
import { addCurrencyCheck } from './plugins/known-currency.ts';
import { addLoadGate } from './plugins/load-gate.ts';
import { addPrivateAccess } from './plugins/private-access.ts';
import { addDocumentLimits, addOrderLimits, addRateLimits } from './plugins/rate-limits.ts';

/** What belongs to one visitor, who is known by a cookie or by the token of an order. */
export const visitorApi =
  (dependencies: Dependencies): FastifyPluginAsync =>
  async (app) => {
    const { secret, access } = dependencies;
    addPrivateAccess(app, { secret, origins: access.pageOrigins });
    app.register(beforeAnOrder(dependencies));
    // Whoever has ordered is never sent away before the tickets are theirs: nothing here is behind the gate.
    app.register(ofAnOrder(dependencies));
    app.register(documents(dependencies));
  };

const beforeAnOrder =
  (dependencies: Dependencies): FastifyPluginAsync =>
  async (app) => {
    const { requestLimits, gate, currencies, guard, db, now } = dependencies;
    if (requestLimits) addRateLimits(app, requestLimits);
    addLoadGate(app, gate);
    addCurrencyCheck(app, currencies);
    addBasketAndCheckout(app, dependencies);
    addBotProtectionRoutes(app, guard);
    const tally = makeQualityTally({
      db,
      now,
      onFault: (err) => app.log.error({ err }, 'sums of visits are lost'),
    });
    app.addHook('onClose', () => tally.flush());
    app.register(async (sent) => addQualityRoute(sent, tally));
  };

function addBasketAndCheckout(app: FastifyInstance, dependencies: Dependencies): void {
  const { db, nodes, clock, fixedNow, reader, stockChanges, metrics, mainLang, mayKeep } = dependencies;
  const { holdMinutes, maxTicketsPerOrder, secret, access, sale, offers, guard } = dependencies;
  const { offeredProviders, freeTicketLimits } = dependencies;
  const baskets = makeBasketStore({
    db,
    nodes,
    clock,
    now: fixedNow,
    defaultCurrency: async () => (await reader.settings()).currency,
    announce: stockChanges.announce,
    onHold: metrics?.hold,
  });
  addBasketRoutes(app, {
    deps: {
      offers,
      store: baskets,
      alternatives: makeAlternativesReader(db, offers, mayKeep),
      rules: { holdMs: holdMinutes * 60_000, maxTickets: maxTicketsPerOrder },
    },
    cookie: { secret, ...access },
    mainLang,
  });
  const checkout = {
    ...sale,
    nodes,
    baskets,
    offers,
    offeredProviders,
    freeTickets: {
      limits: freeTicketLimits,
      markOwner: (name: string) => keyedMark(secret, `free tickets of ${name}`),
    },
    visitorMark: (ip: string) => visitorMark(secret, ip),
  };
  addCheckoutRoutes(app, checkout, guard);
  addReminderRoutes(app, sale, guard);
}

const ofAnOrder =
  (dependencies: Dependencies): FastifyPluginAsync =>
  async (app) => {
    const { requestLimits, sale, offers, ticketKeys } = dependencies;
    if (requestLimits) addOrderLimits(app, requestLimits);
    addOrderRoutes(app, { ...sale, offers });
    addTicketRoute(app, sale, ticketKeys);
    addPaymentRoutes(app, sale);
  };

const documents =
  (dependencies: Dependencies): FastifyPluginAsync =>
  async (app) => {
    const { requestLimits, sale, secret } = dependencies;
    if (requestLimits) addDocumentLimits(app, requestLimits);
    addDocumentRoutes(app, sale, (ip) => visitorMark(secret, ip));
  };
