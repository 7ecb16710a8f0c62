import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { allInvariants } from './all-invariants.ts';
import { buildApp } from './app.ts';
import type { AppOptions } from './app-options.ts';
import { type CatalogueFeed, openCatalogueFeed } from './catalogue-reader/catalogue-feed.ts';
import { forgetCommandResults } from './commands/run-command.service.ts';
import { composeSale } from './compose-sale.ts';
import type { Config } from './config.ts';
import { buildConsoleApp } from './console-app.ts';
import { connect, type Db, type Tx } from './database/connect.ts';
import { makeDatabaseClock } from './database/database-clock.ts';
import { readClock } from './database/read-clock.ts';
import { openStockNodes } from './database/stock-nodes/open-stock-nodes.ts';
import { atSite, makeDependencies } from './dependencies.ts';
import { deleteForgottenBaskets, sweepBaskets } from './features/basket/sweep-baskets.service.ts';
import { forgetVisits } from './features/bot-protection/bot-protection.service.ts';
import { recaptchaVerifier } from './features/bot-protection/recaptcha.ts';
import type {
  DoFirst,
  DrawPreview,
  DrawSitePage,
  ReadPageHeads,
} from './features/catalogue/drafts/preview.ts';
import { sweepDrafts } from './features/catalogue/drafts/sweep-drafts.service.ts';
import { forgetVerdicts, sweepDoctor } from './features/doctor/doctor.service.ts';
import { forgetDevices } from './features/door/devices.service.ts';
import type { OnlineSite } from './features/landings/online-sites.service.ts';
import { alsoTally, makeSaleTally } from './features/on-sale/sale-tally.ts';
import { forgetSums, makeSumsWriter, slotMs } from './features/on-sale/store-sums.service.ts';
import { makeMetrics } from './features/operations/metrics.ts';
import { buildOperationsApp } from './features/operations/operations-app.ts';
import { makeReadiness } from './features/operations/readiness.service.ts';
import { makePerformanceCache } from './features/performances/performance-cache.service.ts';
import { makePlanLibrary } from './features/performances/plan-cache.service.ts';
import { openStockChanges } from './features/performances/stock/stock-changes.service.ts';
import { releaseDueSeats } from './features/performances/withholding/release-due-seats.service.ts';
import { openMedia } from './features/pictures/media.ts';
import { sweepPictures } from './features/pictures/sweep-pictures.service.ts';
import { forgetQuality } from './features/quality/quality-tally.service.ts';
import { forgetRehearsals } from './features/rehearsals/left-rehearsals.service.ts';
import { makeRequestLimits } from './features/request-limits/request-limits.service.ts';
import { sweepCallOffs } from './features/sales/calling-off/sweep-call-offs.service.ts';
import { forgetFreeTickets } from './features/sales/checkout/admission/admit-free-order.service.ts';
import { keptMails, mailFolder } from './features/sales/outbox/mail/mail-folder.ts';
import { sweepPayments } from './features/sales/payments/sweep-payments.service.ts';
import { sweepReminders } from './features/sales/reminders/reminders.service.ts';
import { makeUnbookedSweep } from './features/sales/settlement/sweep-unbooked.service.ts';
import { endReservations } from './features/sales/vouchers/end-reservations.service.ts';
import { forgetWishes, passOnStock } from './features/sales/waiting-list/pass-on-stock.service.ts';
import { forgetPasses } from './features/sales/wallets/sweep-passes.service.ts';
import { makePostMessage } from './features/sales/webhooks/post-message.ts';
import { forgetDeliveries, makeWebhookSender } from './features/sales/webhooks/send-webhooks.service.ts';
import { findStaffActor } from './features/staff/find-staff-actor.service.ts';
import { forgetSessions } from './features/staff/sign-in/sessions.service.ts';
import { composeRoomMover } from './features/waiting-room/compose-room-mover.ts';
import { forgetWaiting } from './features/waiting-room/waiting-rooms.service.ts';
import type { Logger } from './logging/logger.ts';
import { buildRehearsedApi } from './rehearsed-api.ts';
import { repeat } from './repeat.ts';
import { makeErrorReporter } from './reporting/error-reporter.ts';

export interface ApiParts {
  readonly config: Config;
  readonly secret: string;
  readonly db: Db;
  readonly databaseUrl: string;
  /** From which the catalogue is read. Not for whoever makes pages: those must see a change at once. */
  readonly replica?: Db | undefined;
  readonly logger: Logger;
  /** Where this process and the pretend bank are reached. */
  readonly address?: string | undefined;
  readonly sandboxUrl?: string | undefined;
  /** For how long pages have waited to be sent to where a CDN reads them. */
  readonly unsentPagesSeconds?: (() => number) | undefined;
  /** Given where pages are made. */
  readonly drawPreview?: DrawPreview | undefined;
  readonly drawSitePage?: DrawSitePage | undefined;
  readonly readPageHeads?: ReadPageHeads | undefined;
  readonly doFirst?: DoFirst | undefined;
}

export interface ComposedApi {
  readonly app: FastifyInstance;
  /** What anybody may read, as a transaction sees it that has changed what these keys name. */
  rehearse(tx: Tx, keys: readonly string[], landingId?: number): Promise<FastifyInstance>;
  /** The visitors' side of another landing. Whoever opens it closes it. */
  openSite(site: OnlineSite): FastifyInstance;
  /** The operators' side, for a port of its own. */
  readonly console: FastifyInstance;
  readonly feed: CatalogueFeed;
  /** Tidies up beside it from now on: ended holds, payments, mail. A process that only reads leaves that to others. */
  startSweepers(): void;
  /** Metrics and health, for a port of their own. */
  readonly operations: FastifyInstance;
  /** To be called before it is closed: asks to be sent nobody more, and settles when that has been noticed. */
  drain(): Promise<void>;
}

const sweepEveryMs = 1000;
/** It looks at all that anybody waits for, and nobody notices a few seconds. */
const remindEveryMs = 5000;
/** Only while another version is being put in place is there anything to book. */
const bookEveryMs = 30_000;
const forgetEveryMs = 3_600_000;
/** Often enough that nobody notices when a clock is set, here or there. */
const askTimeEveryMs = 10_000;

/** Where the console's pages are built to, and served from. */
export const consolePagesFolder = ({ dataDir }: Pick<Config, 'dataDir'>): string => join(dataDir, 'console');

/** The same of the stewards' app. */
export const doorPagesFolder = ({ dataDir }: Pick<Config, 'dataDir'>): string => join(dataDir, 'door');

/** The files that whoever waits for a sale reads. Any server of files can have them. */
export const queueFolder = ({ dataDir }: Pick<Config, 'dataDir'>): string => join(dataDir, 'queue');

/** The API with what it hears of other processes. */
export async function composeApi(parts: ApiParts, undo: AsyncDisposableStack): Promise<ComposedApi> {
  const { config, secret, db, databaseUrl } = parts;
  const reporter = makeErrorReporter({ ...config.errorReporting, program: 'api' });
  undo.defer(() => reporter.close());
  const onFault = (error: unknown) => {
    parts.logger.error({ err: error }, 'work beside the requests failed');
    reporter.report(error);
  };
  const tally = makeSaleTally();
  const [metrics, readiness] = [alsoTally(makeMetrics(), tally), makeReadiness(db)];
  const feed = await openCatalogueFeed(databaseUrl);
  undo.defer(() => feed.close());
  const stockChanges = await openStockChanges(db, databaseUrl);
  undo.defer(() => stockChanges.close());
  const media = openMedia(config.dataDir, config.media.s3);
  const forget = async () => {
    const at = await readClock(db);
    await deleteForgottenBaskets({ db }, at);
    await forgetVisits(db, at);
    await forgetFreeTickets(db, at);
    await forgetQuality(db, at);
    await forgetSessions(db, at);
    await forgetCommandResults(db, at);
    await forgetVerdicts(db, at);
    await forgetWishes(db, at);
    await forgetDeliveries(db, at);
    await forgetDevices(db, at);
    await forgetWaiting(db, at);
    await forgetPasses(db, at);
    await forgetSums(db, at);
    await forgetRehearsals(db, at);
    await sweepPictures(db, media.store, at);
  };
  const { maxConnections: connections } = config.operations.pool;
  const { nodes, watches, close } = await openStockNodes({ db, databaseUrl, connections });
  undo.defer(close);
  for (const { act, everyMs } of watches) undo.defer(repeat(act, { everyMs, onFault }));
  const clock = makeDatabaseClock();
  const askTime = async () => clock.sync(await readClock(db));
  await askTime();
  undo.defer(repeat(askTime, { everyMs: askTimeEveryMs, onFault }));
  const storeSums = makeSumsWriter({ db, now: clock.estimate, processId: randomUUID(), tally });
  undo.defer(repeat(storeSums, { everyMs: slotMs, onFault }));
  const limits = makeRequestLimits({ db, secret, now: () => new Date(), rules: config.operations.limits });
  undo.defer(repeat(limits.share, { everyMs: sweepEveryMs, onFault }));
  const sale = await composeSale({
    ...parts,
    announce: stockChanges.announce,
    onOrderEvent: metrics.journalEntry,
  });
  undo.defer(() => sale.close());
  const { providers, ticketKeys, siteUrl, apiUrl, sellerEmail, pdfWorkers, wallets } = sale;
  const options: AppOptions = {
    db,
    nodes,
    replica: parts.replica,
    feed,
    stockChanges,
    clock,
    secret,
    access: config.access,
    providers,
    ticketKeys,
    siteUrl,
    apiUrl,
    sellerEmail,
    pdfWorkers,
    wallets,
    media,
    landingId: config.site.landingId,
    maxTicketsPerOrder: config.sale.maxTicketsPerOrder,
    holdMinutes: config.sale.holdMinutes,
    openOrderLimits: config.sale.openOrderLimits,
    freeTicketLimits: config.sale.freeTicketLimits,
    invoiceTerms: config.sale.invoiceTerms,
    returnDays: config.sale.returnDays,
    paymentProviders: config.paymentProviders,
    assetHost: config.site.assetHost,
    requestMs: config.operations.requestMs,
    maxConcurrentRequests: config.operations.maxConcurrentRequests,
    streamLimits: config.operations.streamLimits,
    botProtection: {
      isOn: config.botProtection.isOn,
      verify: config.botProtection.recaptcha && recaptchaVerifier(config.botProtection.recaptcha),
    },
    reporter,
    trustedProxies: config.trustedProxies,
    logger: parts.logger,
    metrics,
    readiness,
    limits,
    drawPreview: parts.drawPreview,
  };
  const dependencies = makeDependencies(options);
  const app = buildApp(options, dependencies);
  undo.defer(() => app.close());
  const consoleApp = buildConsoleApp({
    db,
    now: clock.estimate,
    secret,
    sale: sale.deps,
    ticketKeys: ticketKeys.public,
    stockChanges,
    refundLimits: config.console.refundLimits,
    siteUrl,
    maxTicketsPerOrder: config.sale.maxTicketsPerOrder,
    drawSitePage: parts.drawSitePage,
    readPageHeads: parts.readPageHeads,
    doFirst: parts.doFirst,
    mails: keptMails(mailFolder(config.dataDir)),
    media,
    timeZone: config.console.timeZone,
    url: config.console.url,
    pages: consolePagesFolder(config),
    doorPages: doorPagesFolder(config),
    limits,
    readiness,
    metrics,
    reporter,
    logger: parts.logger,
    requestMs: config.operations.requestMs,
    trustedProxies: config.trustedProxies,
  });
  undo.defer(() => consoleApp.close());
  const plans = makePlanLibrary(db);
  // Prices and times of sale decide who is offered what: nothing of them is remembered.
  const dates = makePerformanceCache(db, () => false);
  const startSweepers = () => {
    const post = makePostMessage(config.console.allowsPrivateWebhooks);
    const webhooks = makeWebhookSender({ db, now: clock.estimate, secret, post }, onFault);
    undo.defer(() => webhooks.end());
    const moveRooms = composeRoomMover({
      db,
      now: clock.estimate,
      mainLang: dependencies.mainLang,
      pageUrl: sale.deps.pageUrl,
      load: dependencies.waitingRooms.load,
      folder: queueFolder(config),
      beaconUrl: config.operations.drawBeaconUrl,
    });
    const sweeps = [
      () => sweepBaskets({ db, announce: stockChanges.announce }),
      () => passOnStock({ db, holdMs: sale.deps.holdMs, dates, plans, announce: stockChanges.announce }),
      () => sweepCallOffs(sale.deps),
      () => sweepPayments(sale.deps),
      sale.work,
      sale.sweepPasses,
      () => sweepDrafts({ db, now: clock.estimate, findActor: findStaffActor }),
      () => releaseDueSeats({ db, now: clock.estimate, plans }),
      () => endReservations({ db, now: clock.estimate, plans }),
      webhooks.send,
      moveRooms,
    ];
    for (const sweep of sweeps) undo.defer(repeat(sweep, { everyMs: sweepEveryMs, onFault }));
    undo.defer(repeat(() => sweepReminders(sale.deps), { everyMs: remindEveryMs, onFault }));
    undo.defer(repeat(makeUnbookedSweep(sale.deps), { everyMs: bookEveryMs, onFault }));
    const patientDb = connect(databaseUrl, { maxConnections: 1, applicationName: 'parterre doctor' });
    undo.defer(() => patientDb.destroy());
    const doctor = { db, patientDb, now: clock.estimate, invariants: allInvariants };
    undo.defer(repeat(() => sweepDoctor(doctor), { everyMs: remindEveryMs, onFault }));
    undo.defer(repeat(forget, { everyMs: forgetEveryMs, onFault }));
  };
  const operations = buildOperationsApp({
    db,
    metrics,
    readiness,
    unsentPagesSeconds: parts.unsentPagesSeconds,
  });
  undo.defer(() => operations.close());
  const drain = async () => {
    readiness.stop();
    await setTimeout(config.operations.drainMs);
  };
  const rehearse = (tx: Tx, keys: readonly string[], landingId = config.site.landingId) =>
    buildRehearsedApi({ ...dependencies, landingId }, tx, keys);
  const openSite = (site: OnlineSite) =>
    buildApp(
      { ...options, landingId: site.landingId, siteUrl: site.url, apiUrl: site.url },
      atSite(dependencies, site, sale.at(site)),
    );
  return { app, rehearse, openSite, console: consoleApp, feed, startSweepers, operations, drain };
}
