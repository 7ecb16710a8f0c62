import type { FreeTicketLimits } from '@parterre/domain/order/free-tickets';
import type { InvoiceTerms } from '@parterre/domain/order/invoice-terms';
import type { OpenOrderLimits } from '@parterre/domain/order/open-orders';
import type { CatalogueFeed } from './catalogue-reader/catalogue-feed.ts';
import type { Config } from './config.ts';
import type { Db } from './database/connect.ts';
import type { DatabaseClock } from './database/database-clock.ts';
import type { StockNodes } from './database/stock-nodes/stock-nodes.ts';
import type { RecaptchaVerifier } from './features/bot-protection/recaptcha.ts';
import type { DrawPreview } from './features/catalogue/drafts/preview.ts';
import type { Metrics } from './features/operations/metrics.ts';
import type { Readiness } from './features/operations/readiness.service.ts';
import type { StreamLimits } from './features/performances/live/stream.routes.ts';
import type { StockChanges } from './features/performances/stock/stock-changes.service.ts';
import type { Media } from './features/pictures/media.ts';
import type { RequestLimits } from './features/request-limits/request-limits.service.ts';
import type { PdfWorkers } from './features/sales/documents/pdf-workers.ts';
import type { PaymentProviders } from './features/sales/payments/providers/payment-provider.ts';
import type { KeyRing } from './features/sales/tickets/keys/key-ring.ts';
import type { GoogleAddresses } from './features/sales/wallets/google-pass.ts';
import type { Wallets } from './features/sales/wallets/open-wallets.ts';
import type { Logger } from './logging/logger.ts';
import type { ErrorReporter } from './reporting/error-reporter.ts';

/** What the API is built from. Only the database is needed. */
export interface AppOptions {
  readonly db: Db;
  /** Where stock is; on one server when left out. */
  readonly nodes?: StockNodes;
  /** A replica, from which the catalogue is read; what changes by the second never is. */
  readonly replica?: Db | undefined;
  /** Hears of changes in the catalogue. Without one no answer is kept, since nobody would say when it is out of date. */
  readonly feed?: CatalogueFeed;
  /** Carries word of what is taken and freed between processes. Without one it stays within this process. */
  readonly stockChanges?: StockChanges;
  /** What time it is for everybody. Hears of it from baskets alone when left out. */
  readonly clock?: DatabaseClock;
  /** Instead of the database's clock. */
  readonly now?: () => Date;
  readonly maxTicketsPerOrder?: number;
  readonly holdMinutes?: number;
  readonly returnDays?: number;
  /** How many orders of one buyer may wait to be paid; any number when left out. */
  readonly openOrderLimits?: OpenOrderLimits;
  /** How many tickets of an event one visitor may have for nothing in a day; any number when left out. */
  readonly freeTicketLimits?: FreeTicketLimits;
  readonly invoiceTerms?: InvoiceTerms;
  /** Signs cookies; made up for the life of the process when left out. */
  readonly secret?: string;
  readonly access?: Config['access'];
  readonly paymentProviders?: readonly string[];
  /** Who carries payments out, by code. */
  readonly providers?: PaymentProviders;
  /** Signs tickets; made up for the life of the process when left out. */
  readonly ticketKeys?: KeyRing;
  readonly siteUrl?: string;
  readonly apiUrl?: string;
  readonly sellerEmail?: string;
  /** What tickets can be put into; nothing when left out. */
  readonly wallets?: Wallets;
  readonly googleAddresses?: GoogleAddresses;
  /** Make documents; some of its own when left out. */
  readonly pdfWorkers?: PdfWorkers;
  /** Pictures that editors uploaded; none are served when left out. */
  readonly media?: Media;
  readonly landingId?: number;
  /** Where compiled plans are published; this origin when empty. */
  readonly assetHost?: string;
  readonly logger?: Logger;
  readonly metrics?: Metrics;
  /** How often visitors may ask for what is theirs; as often as they like when left out. */
  readonly limits?: RequestLimits;
  /** How many requests are worked on at once; any number when left out. */
  readonly maxConcurrentRequests?: number;
  /** How many watch seats at once; more than a process is likely to see when left out. */
  readonly streamLimits?: StreamLimits;
  /** Whether visitors should be sent here; asks the database alone when left out. */
  readonly readiness?: Readiness;
  /** Whether those who order must show that they are persons, and who is asked about their tokens. */
  readonly botProtection?: { readonly isOn: boolean; readonly verify?: RecaptchaVerifier | undefined };
  /** Draws pages of drafts; without it there are none here. */
  readonly drawPreview?: DrawPreview | undefined;
  readonly reporter?: ErrorReporter;
  /** In which a request must have come; half a minute when left out. */
  readonly requestMs?: number;
  /** Whose word on a visitor's address is taken; that of this machine when left out. */
  readonly trustedProxies?: readonly string[];
}
