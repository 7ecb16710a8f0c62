import type { InterfaceLanguage } from '@parterre/domain/languages/languages';
import type { FreeTicketLimits } from '@parterre/domain/order/free-tickets';
import type { InvoiceTerms } from '@parterre/domain/order/invoice-terms';
import type { OpenOrderLimits } from '@parterre/domain/order/open-orders';
import type { Reader } from '../../catalogue-reader/reader.ts';
import type { Db } from '../../database/connect.ts';
import type { StockNodes } from '../../database/stock-nodes/stock-nodes.ts';
import type { BasketStore } from '../basket/basket-write.service.ts';
import type { OfferCatalog } from '../basket/offer-catalog.service.ts';
import { keyedMark } from '../bot-protection/visitor-mark.ts';
import { readSiteLanguage } from '../landings/site-language.service.ts';
import type { PdfWorkers } from './documents/pdf-workers.ts';
import type { OrderLineRecord } from './order/order-record.ts';
import type { PaymentProviders } from './payments/providers/payment-provider.ts';
import { makeReminderLinks, type ReminderLinks } from './reminders/reminder-links.ts';
import { signTicket, type TicketData } from './tickets/code/ticket-code.ts';
import type { TicketKey } from './tickets/keys/ticket-key.ts';
import { makeWishLinks, type WishLinks } from './waiting-list/wish-links.ts';
import { type GoogleAddresses, googleAddresses } from './wallets/google-pass.ts';
import type { Wallets } from './wallets/open-wallets.ts';

/** How many tickets of a performance an order is for. */
export type OrderedCount = Pick<OrderLineRecord, 'performance_id' | 'count'>;

interface SaleSettings {
  readonly db: Db;
  readonly reader: Reader;
  /** The site whose orders these are. */
  readonly landingId: number;
  /** Tells those who watch that something of these performances was taken or freed. */
  readonly announce: (performanceIds: readonly number[]) => void;
  /** Called with what has been written into the journal, once it is there for good, and the lines of its order. */
  readonly onOrderEvent?: ((entry: string, lines: readonly OrderedCount[]) => void) | undefined;
  /** Who of the house acts, for the journal; nobody in particular when left out. */
  readonly actor?: string | undefined;
  /** How many orders of one buyer may wait to be paid. */
  readonly openOrderLimits: OpenOrderLimits;
  readonly invoiceTerms: InvoiceTerms;
  /** How long after the news of a moved performance its tickets can be given back. */
  readonly returnDays: number;
  readonly providers: PaymentProviders;
  /** Shared by mail and visitors, who take turns. */
  readonly pdfWorkers: PdfWorkers;
  /** Whom the house writes as; takes the receipts of buyers who were forgotten. */
  readonly sellerEmail: string;
}

/** All that orders, their money, their documents and their mail need. */
export interface SaleDeps extends SaleSettings {
  /** The database's clock when undefined. */
  readonly clock: (() => Date) | undefined;
  readonly holdMs: number;
  /** What the QR of a ticket holds. */
  readonly signTicket: (ticket: TicketData) => string;
  /** The address of a page in a language: `/order/fail?order=…`. */
  readonly pageUrl: (lang: InterfaceLanguage, path: string) => Promise<string>;
  /** What the links of a mail hold that reminds of a sale. */
  readonly reminderLinks: ReminderLinks;
  /** What the link to a wish holds. */
  readonly wishLinks: WishLinks;
  /** Those that tickets can be put into. */
  readonly wallets: Wallets;
  readonly googleAddresses: GoogleAddresses;
  /** The token of a pass, by its serial number. */
  readonly signPass: (serial: string) => string;
  /** A keyed hash of a mailbox that only mail about reminders and wishes is counted by: the mailbox itself is not kept for it. */
  readonly markMailbox: (mailbox: string) => string;
  /** The address of a file of an order: `/api/orders/…/tickets.pdf`. */
  readonly fileUrl: (path: string) => string;
  /** Where a provider sends its notifications. */
  readonly notificationUrl: (provider: string) => string;
}

/** What placing an order takes beside them. */
export interface CheckoutDeps extends SaleDeps {
  readonly nodes: StockNodes;
  readonly baskets: Pick<BasketStore, 'read' | 'guess' | 'empty'>;
  readonly offers: OfferCatalog;
  /** Codes of the providers whose ways to pay are offered. */
  readonly offeredProviders: readonly string[];
  readonly freeTickets: FreeTicketRules;
  /** A keyed hash of the network that an address is of. */
  readonly visitorMark: (ip: string) => string;
}

/** How much one visitor may take of what costs nothing. */
export interface FreeTicketRules {
  readonly limits: FreeTicketLimits;
  /** A keyed hash of whoever is counted. */
  readonly markOwner: (name: string) => string;
}

export interface SaleParts extends SaleSettings {
  /** The database's clock when left out. */
  readonly now?: (() => Date) | undefined;
  readonly ticketKey: TicketKey;
  /** Signs what is mailed. */
  readonly secret: string;
  readonly holdMinutes: number;
  /** Where the pages are. */
  readonly siteUrl: string;
  /** Where this API is reached by providers. */
  readonly apiUrl: string;
  /** None when left out. */
  readonly wallets?: Wallets | undefined;
  /** Google’s own when left out. */
  readonly googleAddresses?: GoogleAddresses | undefined;
}

export function makeSaleDeps({
  now,
  ticketKey,
  secret,
  holdMinutes,
  siteUrl,
  apiUrl,
  wallets = {},
  googleAddresses: addresses = googleAddresses,
  ...settings
}: SaleParts): SaleDeps {
  return {
    ...settings,
    clock: now,
    holdMs: holdMinutes * 60_000,
    signTicket: (ticket) => signTicket(ticket, ticketKey),
    pageUrl: async (lang, path) => {
      const mainLang = await readSiteLanguage(settings.reader, settings.landingId);
      return `${siteUrl}${lang === mainLang ? '' : `/${lang}`}${path}`;
    },
    reminderLinks: makeReminderLinks(secret),
    wishLinks: makeWishLinks(secret),
    wallets,
    googleAddresses: addresses,
    signPass: (serial) => keyedMark(secret, `pass ${serial}`),
    markMailbox: (mailbox) => keyedMark(secret, `reminders of ${mailbox}`),
    fileUrl: (path) => `${apiUrl}${path}`,
    notificationUrl: (provider) => `${apiUrl}/api/payments/${provider}/notifications`,
  };
}
