import { randomBytes } from 'node:crypto';
import type { FreeTicketLimits } from '@parterre/domain/order/free-tickets';
import type { InvoiceTerms } from '@parterre/domain/order/invoice-terms';
import type { OpenOrderLimits } from '@parterre/domain/order/open-orders';
import type { AppOptions } from './app-options.ts';
import { makeReader } from './catalogue-reader/reader.ts';
import type { Config } from './config.ts';
import { makeDatabaseClock } from './database/database-clock.ts';
import { oneServer } from './database/stock-nodes/stock-nodes.ts';
import { makeBotGuard } from './features/bot-protection/bot-protection.service.ts';
import { makeEventIndexKeeper } from './features/catalogue/event-index/event-index.service.ts';
import { makeNameIndexKeeper } from './features/catalogue/search/names/name-index.service.ts';
import type { OnlineSite } from './features/landings/online-sites.service.ts';
import { makeReadiness } from './features/operations/readiness.service.ts';
import { makePerformanceCache } from './features/performances/performance-cache.service.ts';
import { makePlanLibrary } from './features/performances/plan-cache.service.ts';
import { makeStockChanges } from './features/performances/stock/stock-changes.service.ts';
import { makeBundledList } from './features/sales/bundles/show-bundles.service.ts';
import { makePdfWorkers } from './features/sales/documents/pdf-workers.ts';
import { makeSaleDeps } from './features/sales/sale-deps.ts';
import type { KeyRing } from './features/sales/tickets/keys/key-ring.ts';
import { makeTicketJwk, parseTicketKey } from './features/sales/tickets/keys/ticket-key.ts';
import { makeWaitingRooms } from './features/waiting-room/waiting-rooms.service.ts';
import { makeLoadGate } from './plugins/load-gate.ts';
import { makeRequestRecorder } from './plugins/request-log.ts';
import { AnswerCache } from './response-cache/response-cache.ts';

const unlimited = Number.POSITIVE_INFINITY;
const onThisOrigin: Config['access'] = { pageOrigins: [], isCrossSite: false, isSecure: false };
const usualInvoiceTerms: InvoiceTerms = { minDaysBefore: 3, maxSharePercent: 20 };
const noOpenOrderLimits: OpenOrderLimits = {
  browser: unlimited,
  email: unlimited,
  address: unlimited,
  addressInvoices: unlimited,
};
const noFreeTicketLimits: FreeTicketLimits = { browser: unlimited, email: unlimited, address: unlimited };
const manyStreams = { maxStreams: 10_000, maxPerVisitor: 10_000 };
const cacheBytes = 64 * 1024 * 1024;
/** Rooms move on every second. */
const roomFreshMs = 1000;
const bundledFreshMs = 2000;
/** By then a replica has what the primary had when it told of a change. */
const replicaLagMs = 3000;

export type Dependencies = ReturnType<typeof makeDependencies>;

/** All that the plugins are built from: what the options say, and what follows from it. */
export function makeDependencies(options: AppOptions) {
  const { clock = makeDatabaseClock() } = options;
  const { db, nodes = oneServer, now = clock.estimate, metrics } = options;
  const { maxTicketsPerOrder = 10, holdMinutes = 15, returnDays = 14, landingId = 1 } = options;
  const { secret = randomBytes(32).toString('base64url'), access = onThisOrigin } = options;
  const { stockChanges = makeStockChanges(), invoiceTerms = usualInvoiceTerms } = options;
  const { ticketKeys = makeKeyRing(), readiness = makeReadiness(db) } = options;
  const reads = makeReads(options, now, landingId);
  const { reader, plans, performances } = reads;
  return {
    ...reads,
    db,
    nodes,
    feed: options.feed,
    clock,
    now,
    /** Instead of the database's clock. */
    fixedNow: options.now,
    secret,
    access,
    landingId,
    maxTicketsPerOrder,
    holdMinutes,
    freeTicketLimits: options.freeTicketLimits ?? noFreeTicketLimits,
    assetHost: options.assetHost ?? '',
    offeredProviders: options.paymentProviders ?? ['sandbox'],
    currencies: async () => (await reader.settings()).currencies,
    mainLang: async () => (await reader.settings()).mainLang,
    stockChanges,
    streamLimits: options.streamLimits ?? manyStreams,
    ticketKeys,
    offers: { dates: performances, plans, invoiceTerms },
    listBundled: makeBundledList({
      reader,
      offers: { dates: performances },
      freshMs: options.now ? 0 : bundledFreshMs,
    }),
    sale: makeSaleDeps({
      db,
      reader,
      landingId,
      now: options.now,
      announce: stockChanges.announce,
      onOrderEvent: metrics?.journalEntry,
      openOrderLimits: options.openOrderLimits ?? noOpenOrderLimits,
      invoiceTerms,
      returnDays,
      holdMinutes,
      providers: options.providers ?? new Map(),
      pdfWorkers: options.pdfWorkers ?? makePdfWorkers(),
      ticketKey: ticketKeys.signing,
      secret,
      siteUrl: options.siteUrl ?? '',
      apiUrl: options.apiUrl ?? '',
      sellerEmail: options.sellerEmail ?? '',
      wallets: options.wallets,
      googleAddresses: options.googleAddresses,
    }),
    guard: makeBotGuard({ db, secret, now, isOn: false, ...options.botProtection }),
    gate: makeLoadGate(options.maxConcurrentRequests ?? unlimited),
    /** A clock that stands still makes nothing old. */
    waitingRooms: makeWaitingRooms({ db, now, freshMs: options.now ? 0 : roomFreshMs }),
    requestLimits: options.limits,
    metrics,
    readiness,
    recordRequest: makeRequestRecorder(options),
  };
}

/** The same for visitors of another site: what they are shown and told is that one's, all else is shared. */
export const atSite = (
  shared: Dependencies,
  { landingId, url }: OnlineSite,
  sale: Dependencies['sale'],
): Dependencies => ({
  ...shared,
  landingId,
  // Hears of changes of the catalogue.
  sale: { ...sale, reader: shared.reader, clock: shared.sale.clock },
  catalogueReader: { ...shared.catalogueReader, landingId },
  cache: shared.makeOtherCache(),
  access: { ...shared.access, pageOrigins: [...shared.access.pageOrigins, url] },
});

/** What is read from the database, and kept until the catalogue changes. */
function makeReads({ db, replica, feed }: AppOptions, now: () => Date, landingId: number) {
  const mayKeep = () => feed?.isConnected() ?? false;
  const reader = makeReader(db, now);
  const catalogueReader = {
    ...(replica ? makeReader(replica, now) : reader),
    landingId,
    events: makeEventIndexKeeper({ db: replica ?? db, mayKeep }),
    names: makeNameIndexKeeper({ db: replica ?? db, mayKeep }),
  };
  const makeCache = () => new AnswerCache({ maxBytes: cacheBytes, nowMs: () => now().getTime(), mayKeep });
  const cache = makeCache();
  const performances = makePerformanceCache(db, mayKeep);
  const forget = (keys: readonly string[]) => {
    cache.clear();
    reader.forget();
    catalogueReader.forget();
    catalogueReader.events.change(keys);
    catalogueReader.names.change(keys);
    performances.forget();
  };
  feed?.subscribe((keys) => {
    forget(keys);
    // A replica hears of it a moment later: what was read from it meanwhile is old.
    if (replica) setTimeout(forget, replicaLagMs, keys).unref();
  });
  /** For another site: what it answers is not what this one does. */
  const makeOtherCache = (): AnswerCache => {
    const other = makeCache();
    feed?.subscribe(() => other.clear());
    return other;
  };
  return {
    mayKeep,
    reader,
    catalogueReader,
    cache,
    makeOtherCache,
    performances,
    plans: makePlanLibrary(db),
  };
}

function makeKeyRing(): KeyRing {
  const signing = parseTicketKey(makeTicketJwk());
  return { signing, public: { keys: [signing.public] } };
}
