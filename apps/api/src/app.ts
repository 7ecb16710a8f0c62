import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { AnswerCache } from './answers/answer-cache.ts';
import { makeKeptAnswers } from './answers/kept-answers.ts';
import type { AppOptions } from './app-options.ts';
import type { Config } from './config.ts';
import { makeDatabaseClock } from './database/database-clock.ts';
import { addAcquisitionRoutes } from './features/acquisitions/acquisitions.routes.ts';
import { findMethod } from './features/acquisitions/acquisitions.service.ts';
import { addBasketRoutes } from './features/basket/basket.routes.ts';
import { makeBasketStore } from './features/basket/basket-store.service.ts';
import { makeRestReader } from './features/basket/rest.service.ts';
import { makeReader } from './features/catalogue/reader.ts';
import { addDateRoutes } from './features/dates/dates.routes.ts';
import { makeLiveSeats } from './features/dates/live/live-seats.service.ts';
import { addStreamRoutes } from './features/dates/live/stream.routes.ts';
import { addSheetRoute } from './features/dates/sheet/sheet.routes.ts';
import { makeSoldDates } from './features/dates/sold-date.service.ts';
import { addEventRoutes } from './features/events/events.routes.ts';
import { makeHumanGuard } from './features/humans/human-guard.service.ts';
import { addHumanRoutes } from './features/humans/humans.routes.ts';
import { addLandingRoutes } from './features/landings/landings.routes.ts';
import { readSiteLanguage } from './features/landings/site-language.service.ts';
import { addNewsRoutes } from './features/news/news.routes.ts';
import { makeReadiness } from './features/operations/readiness.service.ts';
import { readConsentVersions } from './features/orders/consent-versions.service.ts';
import { addCheckoutRoutes, addOrderRoutes } from './features/orders/orders.routes.ts';
import { addPaperRoutes, addTicketKeyRoute } from './features/orders/papers/papers.routes.ts';
import { makePaymentDesk } from './features/orders/sale-desk.ts';
import { addNotificationRoute, addPaymentRoutes } from './features/payments/payments.routes.ts';
import { addPersonRoutes } from './features/persons/persons.routes.ts';
import { addPlaceRoutes } from './features/places/places.routes.ts';
import { addPlanRoutes } from './features/plans/plans.routes.ts';
import { makePlanLibrary } from './features/plans/plans.service.ts';
import { addPriceRoutes } from './features/prices/prices.routes.ts';
import { addQualityPage, addQualityRoute } from './features/quality/quality.routes.ts';
import { makeQualityTally } from './features/quality/quality-tally.service.ts';
import { addReferenceRoutes } from './features/reference/reference.routes.ts';
import { addSearchRoutes } from './features/search/search.routes.ts';
import { makeStockNews } from './features/stock/stock-news.service.ts';
import type { KeyRing } from './features/tickets/keys/key-ring.ts';
import { makeTicketJwk, ticketKeyOf } from './features/tickets/keys/ticket-key.ts';
import { makeServer } from './make-server.ts';
import { addDocsPages } from './plugins/docs-pages.ts';
import { addErrorHandler } from './plugins/error-handler.ts';
import { addErrorReports } from './plugins/error-reports.ts';
import { addLoadGate, makeLoadGate } from './plugins/load-gate.ts';
import { addOpenApi } from './plugins/open-api.ts';
import { addOperations } from './plugins/operations.ts';
import { addPrivateAccess } from './plugins/private-access.ts';
import { addPublicCors } from './plugins/public-cors.ts';
import { addOrderLimits, addRateLimits } from './plugins/rate-limits.ts';
import { makeRequestNotes } from './plugins/request-notes.ts';
import { addSecurityHeaders } from './plugins/security-headers.ts';
import { addValidation } from './plugins/validation.ts';

const onThisOrigin: Config['access'] = { pageOrigins: [], isCrossSite: false, isSecure: false };
const cacheBytes = 64 * 1024 * 1024;
/** By then a replica has what the primary had when it told of a change. */
const replicaLagMs = 3000;

export function buildApp({ db, feed, ...options }: AppOptions): FastifyInstance {
  const { maxTicketsPerOrder = 10, holdMinutes = 15, access = onThisOrigin } = options;
  const { clock = makeDatabaseClock() } = options;
  const { now = clock.estimate } = options;
  const { secret = randomBytes(32).toString('base64url'), news = makeStockNews() } = options;
  const mayKeep = () => feed?.isConnected() ?? false;
  const reader = makeReader(db, now);
  const catalogue = options.replica ? makeReader(options.replica, now) : reader;
  const cache = new AnswerCache({
    maxBytes: cacheBytes,
    nowMs: () => now().getTime(),
    mayKeep,
  });
  const { metrics, readiness = makeReadiness(db) } = options;
  const note = makeRequestNotes(options);
  const keptAnswers = makeKeptAnswers({ cache, isStopping: readiness.isStopping, note });
  const app = makeServer({ ...options, keptAnswers });
  const plans = makePlanLibrary(db);
  const soldDates = makeSoldDates(db, mayKeep);
  const shelf = { dates: soldDates, plans };
  const forget = () => {
    cache.clear();
    reader.forget();
    catalogue.forget();
    soldDates.forget();
  };
  feed?.subscribe(() => {
    forget();
    // A replica hears of it a moment later: what was read from it meanwhile is old.
    if (options.replica) setTimeout(forget, replicaLagMs).unref();
  });

  const { providers = new Map(), siteUrl = '', apiUrl = '', landingId = 1 } = options;
  const offered = options.paymentProviders ?? ['sandbox'];
  const mainLang = async () => (await reader.settings()).mainLang;
  const ticketKeys = options.ticketKeys ?? ringOf(ticketKeyOf(makeTicketJwk()));
  const desk = makePaymentDesk({
    ...{ db, now: options.now, announce: news.announce, providers, holdMinutes, siteUrl, apiUrl },
    mainLang: () => readSiteLanguage(reader, landingId),
    ticketKey: ticketKeys.signing,
    noted: options.metrics?.happening,
  });

  const guard = makeHumanGuard({ db, secret, now, isOn: false, ...options.humans });
  const tally = makeQualityTally({
    db,
    now,
    onFault: (err) => app.log.error({ err }, 'sums of visits are lost'),
  });
  app.addHook('onClose', () => tally.flush());

  addErrorHandler(app);
  addOperations(app, { readiness, note });
  addSecurityHeaders(app, access);
  if (options.reporter) addErrorReports(app, options.reporter);
  addValidation(app);
  addOpenApi(app);
  addDocsPages(app);
  addQualityPage(app, { db, tally, now });
  const gate = makeLoadGate(options.mostAtOnce ?? Number.POSITIVE_INFINITY);
  app.register(async (api) => {
    addPublicCors(api);
    api.register(async (read) => {
      addLoadGate(read, gate);
      addEventRoutes(read, cache, catalogue);
      addPlaceRoutes(read, cache, catalogue);
      addPersonRoutes(read, cache, catalogue);
      addNewsRoutes(read, cache, catalogue);
      addReferenceRoutes(read, cache, catalogue);
      addSearchRoutes(read, cache, catalogue);
      addLandingRoutes(read, cache, catalogue);
      addAcquisitionRoutes(read, cache, reader, offered);
      addPriceRoutes(read, cache, reader);
      const rules = { maxTicketsPerOrder, assetHost: options.assetHost ?? '' };
      addDateRoutes(read, { cache, reader, plans, rules });
      addSheetRoute(read, cache, { reader, plans, rules, dates: soldDates, pageUrl: desk.pageUrl });
      addPlanRoutes(read, cache, db);
    });
    addStreamRoutes(api, makeLiveSeats({ reader, news, feed }), {
      ...{ mostStreams: options.mostStreams, onStream: metrics?.streams },
    });
    addTicketKeyRoute(api, ticketKeys);
  });
  app.register(
    async (own) => {
      addPrivateAccess(own, { secret, origins: access.pageOrigins });
      const baskets = makeBasketStore({
        ...{ db, clock, now: options.now },
        defaultCurrency: async () => (await reader.settings()).currency,
        announce: news.announce,
        onHold: metrics?.hold,
      });
      own.register(async (choosing) => {
        if (options.limits) addRateLimits(choosing, options.limits);
        addLoadGate(choosing, gate);
        addBasketRoutes(choosing, {
          desk: {
            shelf,
            store: baskets,
            rest: makeRestReader(db, shelf, mayKeep),
            rules: { holdMs: holdMinutes * 60_000, maxTickets: maxTicketsPerOrder },
          },
          cookie: { secret, ...access },
          mainLang: async () => (await reader.settings()).mainLang,
        });
        addHumanRoutes(choosing, guard);
        choosing.register(async (sent) => addQualityRoute(sent, tally));
        const counter = {
          ...{ store: desk.store, baskets, shelf, holdMs: desk.holdMs, mainLang },
          consentVersions: (lang: string) => readConsentVersions(reader, landingId, lang),
          kindOf: (id: number, currency: string) => findMethod(offered, id, currency)?.kind,
        };
        addCheckoutRoutes(choosing, { counter, guard });
      });
      // Whoever has ordered is never sent away before the tickets are theirs: nothing here is behind the gate.
      own.register(async (begun) => {
        if (options.limits) addOrderLimits(begun, options.limits);
        addOrderRoutes(begun, desk);
        addPaymentRoutes(begun, desk);
        addPaperRoutes(begun, desk.store, { reader, landingId, pageUrl: desk.pageUrl });
      });
    },
    { prefix: '/api' },
  );
  app.register(async (told) => addNotificationRoute(told, desk));
  return app;
}

const ringOf = (signing: KeyRing['signing']): KeyRing => ({ signing, public: { keys: [signing.public] } });
