import type { AddressInfo } from 'node:net';
import {
  consoleDocuments,
  consoleReads,
  consoleStreams,
  consoleUploads,
  signInRoutes,
} from '@parterre/contracts/console/console-routes';
import { doorRoutes } from '@parterre/contracts/door/door-routes';
import { doorPaths } from '@parterre/contracts/paths/door-paths';
import type { TicketKeys } from '@parterre/contracts/tickets/ticket-keys';
import type { DailyLimits } from '@parterre/domain/staff/money-limit';
import type { FastifyInstance } from 'fastify';
import { consoleApi, offeredCommands } from './console-api.ts';
import type { Db } from './database/connect.ts';
import { doorApi } from './door-api.ts';
import type { DoFirst, DrawSitePage, ReadPageHeads } from './features/catalogue/drafts/preview.ts';
import type { Metrics } from './features/operations/metrics.ts';
import { makeReadiness, type Readiness } from './features/operations/readiness.service.ts';
import { makePlanLibrary } from './features/performances/plan-cache.service.ts';
import { makeStockChanges, type StockChanges } from './features/performances/stock/stock-changes.service.ts';
import type { Media } from './features/pictures/media.ts';
import type { RequestLimits } from './features/request-limits/request-limits.service.ts';
import type { KeptMails } from './features/sales/outbox/mail/mail-folder.ts';
import type { SaleDeps } from './features/sales/sale-deps.ts';
import { composeStaff } from './features/staff/compose-staff.ts';
import type { Logger } from './logging/logger.ts';
import { makeServer } from './make-server.ts';
import { addBodyDeadline } from './plugins/body-deadline.ts';
import { addConsolePages } from './plugins/console-pages.ts';
import { addDoorPages } from './plugins/door-pages.ts';
import { addErrorHandler } from './plugins/error-handler.ts';
import { addErrorReports } from './plugins/error-reports.ts';
import { addMedia } from './plugins/media.ts';
import { addOpenApi } from './plugins/open-api.ts';
import { addOperations } from './plugins/operations.ts';
import { makeRequestRecorder } from './plugins/request-log.ts';
import { addSecurityHeaders } from './plugins/security-headers.ts';
import { addValidation } from './plugins/validation.ts';
import type { ErrorReporter } from './reporting/error-reporter.ts';

export interface ConsoleOptions {
  readonly db: Db;
  readonly now: () => Date;
  /** Signs the links of invitations. */
  readonly secret: string;
  readonly sale: SaleDeps;
  /** With which phones at doors tell tickets from forgeries; none when left out. */
  readonly ticketKeys?: TicketKeys;
  /** Word of what is taken and freed; without it, of nothing. */
  readonly stockChanges?: StockChanges;
  /** How much an account may give back in a day by itself, in minor units by currency. */
  readonly refundLimits: DailyLimits;
  /** Where visitors' pages are. */
  readonly siteUrl?: string;
  /** What visitors are held to. */
  readonly maxTicketsPerOrder?: number;
  /** Given where pages are made. */
  readonly drawSitePage?: DrawSitePage | undefined;
  readonly readPageHeads?: ReadPageHeads | undefined;
  readonly doFirst?: DoFirst | undefined;
  /** Mails that stand on this machine. */
  readonly mails: KeptMails;
  /** Pictures that editors upload, and those of the pages that they change. */
  readonly media: Media;
  /** By whose midnight the days of the house begin; those of UTC when left out. */
  readonly timeZone?: string;
  /** Where operators reach it; the port it listens on, on this machine, when left out. */
  readonly url?: string | undefined;
  /** Folder that its pages are built into; without one it has none. */
  readonly pages?: string;
  /** Folder that the stewards' app is built into; without one there is none. */
  readonly doorPages?: string;
  readonly limits?: RequestLimits;
  readonly readiness?: Readiness;
  readonly metrics?: Metrics;
  readonly reporter?: ErrorReporter;
  readonly logger?: Logger;
  readonly requestMs?: number;
  readonly trustedProxies?: readonly string[];
}

/** In which a file must have come: some ten megabytes over a bad line. */
const uploadMs = 10 * 60_000;

/** The operators' side on an origin of its own: nothing of a visitor's page reaches it, not even a cookie. */
export function buildConsoleApp(options: ConsoleOptions): FastifyInstance {
  const { db, now, secret, url, readiness = makeReadiness(db) } = options;
  const app = makeServer({ ...options, resendCached: () => false, uploadMs });
  addBodyDeadline(app, options.requestMs);
  const origin = () => (url ? new URL(url).origin : localOrigin(app));
  addErrorHandler(app);
  addOperations(app, { readiness, recordRequest: makeRequestRecorder(options) });
  addSecurityHeaders(app, { isSecure: url?.startsWith('https:') ?? false });
  if (options.reporter) addErrorReports(app, options.reporter);
  addValidation(app);
  addOpenApi(app, consoleContract);
  addMedia(app, options.media);
  if (options.doorPages) addDoorPages(app, options.doorPages);
  if (options.pages) addConsolePages(app, options.pages);
  const { sale, refundLimits, mails, siteUrl = '', maxTicketsPerOrder = 10, timeZone = 'UTC' } = options;
  const { stockChanges = makeStockChanges(), drawSitePage, readPageHeads, doFirst } = options;
  const staff = composeStaff({ db, now, secret, origin });
  const pictures = {
    store: options.media.store,
    onFault: (error: unknown) => app.log.error(error, 'a picture could not be kept'),
  };
  const parts = {
    sale,
    refundLimits,
    mails,
    siteUrl,
    drawSitePage,
    readPageHeads,
    doFirst,
    maxTicketsPerOrder,
    timeZone,
    stockChanges,
    pictures,
  };
  app.register(consoleApi(staff, parts, options.limits));
  const { ticketKeys = { keys: [] } } = options;
  app.register(doorApi({ db, now, secret, origin, ticketKeys, plans: makePlanLibrary(db) }, options.limits));
  return app;
}

/** By a name, since passkeys are made for one. */
function localOrigin({ server }: FastifyInstance): string {
  const address = server.address() as AddressInfo | null;
  return `http://localhost:${address?.port ?? 0}`;
}

const consoleContract = {
  title: 'Parterre console',
  description: 'What the people of a house look at and do. Every change is a command.',
  calls: {
    ...signInRoutes,
    ...consoleReads,
    ...consoleDocuments,
    ...consoleStreams,
    ...consoleUploads,
    ...offeredCommands,
    ...doorRoutes,
  },
  securitySchemes: {
    sessionCookie: {
      type: 'apiKey',
      in: 'cookie',
      name: '__Host-console',
      description: 'Set when somebody signs in; `console` without TLS.',
    },
    deviceCookie: {
      type: 'apiKey',
      in: 'cookie',
      name: '__Host-door',
      description: 'Set when a phone is paired; `door` without TLS.',
    },
  },
  requiredSecurity: (callUrl: string) => {
    if (callUrl === doorPaths.sync) return [{ deviceCookie: [] }];
    return /\/(sign-(in|out)|door\/v1)/.test(callUrl) ? [] : [{ sessionCookie: [] }];
  },
} as const;
