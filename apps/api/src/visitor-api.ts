import { basketPaths } from '@parterre/contracts/paths/basket-paths';
import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { Dependencies } from './dependencies.ts';
import { addBasketRoutes } from './features/basket/basket.routes.ts';
import { readBasketCookie, rememberBasket } from './features/basket/basket-cookie.ts';
import { makeBasketStore } from './features/basket/basket-write.service.ts';
import { makeAlternativesReader } from './features/basket/offer-catalog.service.ts';
import { basketStoreIn } from './features/basket/take-over.service.ts';
import { addBotProtectionRoutes } from './features/bot-protection/bot-protection.routes.ts';
import { keyedMark, visitorMark } from './features/bot-protection/visitor-mark.ts';
import { addQualityRoute } from './features/quality/quality.routes.ts';
import { makeQualityTally } from './features/quality/quality-tally.service.ts';
import { addBundleRoutes } from './features/sales/bundles.routes.ts';
import { addDocumentRoutes } from './features/sales/documents/documents.routes.ts';
import { addExchangeRoutes } from './features/sales/moving/exchange.routes.ts';
import {
  addCheckoutRoutes,
  addOrderRoutes,
  addPaymentRoutes,
  addTicketRoute,
} from './features/sales/orders.routes.ts';
import { addReminderRoutes } from './features/sales/reminders/reminders.routes.ts';
import { addTransferRoutes } from './features/sales/transfers/transfers.routes.ts';
import { addWaitingListRoutes } from './features/sales/waiting-list/waiting-list.routes.ts';
import { addWalletRoutes } from './features/sales/wallets/wallets.routes.ts';
import { isAdmitted } from './features/waiting-room/room-cookies.ts';
import { addWaitingRoomRoutes } from './features/waiting-room/waiting-room.routes.ts';
import { addCurrencyCheck } from './plugins/known-currency.ts';
import { addLoadGate } from './plugins/load-gate.ts';
import { addPrivateAccess } from './plugins/private-access.ts';
import { addDocumentLimits, addOrderLimits, addRateLimits, limitCodes } from './plugins/rate-limits.ts';

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
    addWaitingRooms(app, dependencies);
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
  const { offeredProviders, freeTicketLimits, requestLimits, waitingRooms, now } = dependencies;
  const storeParts = {
    db,
    nodes,
    clock,
    now: fixedNow,
    defaultCurrency: async () => (await reader.settings()).currency,
    announce: stockChanges.announce,
    onHold: metrics?.hold,
  };
  const baskets = makeBasketStore(storeParts);
  const rules = { holdMs: holdMinutes * 60_000, maxTickets: maxTicketsPerOrder };
  const cookie = { secret, ...access };
  const findRoom = findOpenRoom(waitingRooms);
  const visits = {
    cookie,
    mainLang,
    isAdmitted: (request: FastifyRequest, basketId: string, room: number) =>
      isAdmitted(request, { room, basketId }, now().getTime()),
  };
  const alternatives = makeAlternativesReader(db, offers, mayKeep);
  addBasketRoutes(app, { ...visits, deps: { offers, store: baskets, alternatives, rules, findRoom } });
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
  addCheckoutRoutes(app, checkout, {
    guard,
    limitCodes: requestLimits && ((readCodes) => limitCodes(requestLimits, readCodes)),
  });
  addReminderRoutes(app, sale, guard);
  const takeOver = { db, nodes, offers, rules, store: baskets, storeIn: basketStoreIn(storeParts) };
  addBundleRoutes(app, { ...visits, deps: { reader, together: { ...takeOver, findRoom } } });
  addWaitingListRoutes(app, {
    deps: { ...sale, offers, maxTickets: maxTicketsPerOrder, takeOver },
    guard,
    cookie,
  });
}

function addWaitingRooms(app: FastifyInstance, dependencies: Dependencies): void {
  const { db, now, guard, secret, access, waitingRooms, mainLang, sale } = dependencies;
  // How quickly seats are held, and whether anybody is sent away, sets the pace of rooms.
  app.addHook('onResponse', (request, reply, done) => {
    if (request.method === 'POST' && request.routeOptions.url === basketPaths.basket)
      waitingRooms.load.record(reply.elapsedTime, reply.statusCode);
    done();
  });
  addWaitingRoomRoutes(app, {
    db,
    now,
    mainLang,
    pageUrl: sale.pageUrl,
    rooms: waitingRooms,
    guard,
    cookie: access,
    readBasketId: readBasketCookie,
    rememberBasketId: (reply, basketId) => rememberBasket(reply, basketId, { secret, ...access }),
  });
}

/** Of whoever asks, by the cookies of the basket that was let in. */
const readAdmission =
  ({ waitingRooms, now }: Dependencies) =>
  (request: FastifyRequest) => {
    const basketId = readBasketCookie(request);
    return {
      findRoom: findOpenRoom(waitingRooms),
      isAdmitted: (room: number) =>
        basketId !== undefined && isAdmitted(request, { room, basketId }, now().getTime()),
    };
  };

const findOpenRoom = (rooms: Dependencies['waitingRooms']) => async (performanceId: number) =>
  (await rooms.findOpen(performanceId))?.id;

const ofAnOrder =
  (dependencies: Dependencies): FastifyPluginAsync =>
  async (app) => {
    const { requestLimits, sale, offers, ticketKeys } = dependencies;
    const exchanges = { ...sale, offers, readAdmission: readAdmission(dependencies) };
    if (requestLimits) addOrderLimits(app, requestLimits);
    addOrderRoutes(app, { ...sale, offers });
    addTicketRoute(app, sale, ticketKeys);
    addTransferRoutes(app, exchanges);
    const guards = {
      limitCodes:
        requestLimits &&
        ((readCodes: (body: unknown) => readonly string[]) => limitCodes(requestLimits, readCodes)),
    };
    addExchangeRoutes(app, exchanges, guards);
    addPaymentRoutes(app, sale, guards);
  };

const documents =
  (dependencies: Dependencies): FastifyPluginAsync =>
  async (app) => {
    const { requestLimits, sale, secret, ticketKeys: keys } = dependencies;
    if (requestLimits) addDocumentLimits(app, requestLimits);
    const markVisitor = (ip: string) => visitorMark(secret, ip);
    addDocumentRoutes(app, sale, markVisitor);
    addWalletRoutes(app, { sale, keys, markVisitor });
  };
