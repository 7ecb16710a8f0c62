import { createHmac } from 'node:crypto';
import addressparser from 'nodemailer/lib/addressparser';
import { makeReader } from './catalogue-reader/reader.ts';
import type { Config } from './config.ts';
import type { Db } from './database/connect.ts';
import { makePdfWorkers, type PdfWorkers } from './features/sales/documents/pdf-workers.ts';
import { findOrderSite } from './features/sales/order/order-site.service.ts';
import { mailFolder } from './features/sales/outbox/mail/mail-folder.ts';
import { openMailTransport } from './features/sales/outbox/mail/mail-transport.ts';
import { sendOrderMail } from './features/sales/outbox/mail/order-mail.service.ts';
import { workOutbox } from './features/sales/outbox/outbox.service.ts';
import { openProviders } from './features/sales/payments/providers/open-providers.ts';
import type { PaymentProviders } from './features/sales/payments/providers/payment-provider.ts';
import { makeSaleDeps, type SaleDeps, type SaleParts } from './features/sales/sale-deps.ts';
import { type KeyRing, keyFolder, openKeyRing } from './features/sales/tickets/keys/key-ring.ts';
import { applePushService } from './features/sales/wallets/apple-push.ts';
import { openWallets, type Wallets } from './features/sales/wallets/open-wallets.ts';
import { sweepPasses } from './features/sales/wallets/sweep-passes.service.ts';
import { closeFolder } from './private-files.ts';

export interface SaleSetting {
  readonly config: Config;
  readonly secret: string;
  readonly db: Db;
  readonly announce: (performanceIds: readonly number[]) => void;
  readonly onOrderEvent?: SaleDeps['onOrderEvent'];
  /** Who of the house acts, for the journal; nobody in particular when left out. */
  readonly actor?: string;
  /** Where this process is reached; what the settings say when left out. */
  readonly address?: string | undefined;
  /** Where the pretend bank is reached; on the next port when left out. */
  readonly sandboxUrl?: string | undefined;
}

/** Everything that orders, their money, their documents and their mail need, as the settings say. */
export interface Sale {
  readonly deps: SaleDeps;
  /** The same for orders of another site. */
  at(site: SaleSite): SaleDeps;
  readonly providers: PaymentProviders;
  readonly ticketKeys: KeyRing;
  readonly siteUrl: string;
  readonly apiUrl: string;
  readonly sellerEmail: string;
  readonly pdfWorkers: PdfWorkers;
  readonly wallets: Wallets;
  /** Tells phones of passes that have changed. */
  sweepPasses(): Promise<void>;
  /** Does what was written down to be done. */
  work(): Promise<void>;
  close(): void;
}

/** Where a landing's pages are. */
export interface SaleSite {
  readonly landingId: number;
  /** Of its pages and of its API. */
  readonly url: string;
}

/** Known to this house and its pretend bank alone. */
export const sandboxSecret = (secret: string): string =>
  createHmac('sha256', secret).update('sandbox acquirer').digest('base64url');

export async function composeSale(setting: SaleSetting): Promise<Sale> {
  const { config, secret, db, announce, onOrderEvent, actor } = setting;
  const { landingId, pathPrefix } = config.site;
  const origin = `http://${config.host}:${config.port}`;
  const here = (configured: string) =>
    setting.address && configured === origin ? setting.address : configured;
  const siteOrigin = here(config.site.url);
  const siteUrl = `${siteOrigin}${pathPrefix}`;
  const apiUrl = here(config.basketApiUrl ?? config.site.url);
  const sandboxUrl = setting.sandboxUrl ?? config.sandboxUrl ?? `http://${config.host}:${config.port + 1}`;
  const providers = openProviders(config, { url: sandboxUrl, secret: sandboxSecret(secret) });
  const ticketKeys = await openKeyRing(keyFolder(config.dataDir));
  const sellerEmail = addressparser(config.mail.from, { flatten: true })[0]?.address ?? config.mail.from;
  const pdfWorkers = makePdfWorkers();
  const wallets = await openWallets(config.wallets, new Date());
  const parts: SaleParts = {
    db,
    reader: makeReader(db, () => new Date()),
    landingId,
    announce,
    onOrderEvent,
    actor,
    openOrderLimits: config.sale.openOrderLimits,
    invoiceTerms: config.sale.invoiceTerms,
    returnDays: config.sale.returnDays,
    holdMinutes: config.sale.holdMinutes,
    providers,
    pdfWorkers,
    ticketKey: ticketKeys.signing,
    secret,
    siteUrl,
    apiUrl,
    sellerEmail,
    wallets,
  };
  const deps = makeSaleDeps(parts);
  const at = ({ landingId: id, url }: SaleSite) =>
    makeSaleDeps({ ...parts, landingId: id, siteUrl: `${url}${pathPrefix}`, apiUrl: url });
  const atOrder = async (orderId: string | undefined) => {
    const site = await findOrderSite(db, { orderId, here: landingId, url: siteOrigin });
    return site ? at(site) : deps;
  };
  await closeFolder(mailFolder(config.dataDir));
  const transport = openMailTransport(config.mail, mailFolder(config.dataDir));
  return {
    deps,
    providers,
    ticketKeys,
    siteUrl,
    apiUrl,
    sellerEmail,
    pdfWorkers,
    wallets,
    at,
    sweepPasses: () => sweepPasses({ sale: deps, atOrder, push: applePushService }),
    work: () =>
      workOutbox(deps, async (task) => sendOrderMail(await atOrder(task.orders[0]?.id), transport, task)),
    close: () => transport.close(),
  };
}
