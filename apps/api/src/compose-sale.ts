import { createHmac } from 'node:crypto';
import { join } from 'node:path';
import type { Config } from './config.ts';
import type { Db } from './database/connect.ts';
import { makeReader } from './features/catalogue/reader.ts';
import { readSiteLanguage } from './features/landings/site-language.service.ts';
import { openMailTransport } from './features/mail/mail-transport.ts';
import { workOutbox } from './features/orders/outbox.service.ts';
import { mailOrder } from './features/orders/papers/mail-order.service.ts';
import { makePaymentDesk } from './features/orders/sale-desk.ts';
import { closeReceipts } from './features/payments/close-receipts.service.ts';
import type { PaymentDesk } from './features/payments/payment-desk.ts';
import { openProviders, type PaymentProviders } from './features/payments/providers/open-providers.ts';
import { type KeyRing, keyFolder, openKeyRing } from './features/tickets/keys/key-ring.ts';

export interface SaleSetting {
  readonly config: Config;
  readonly secret: string;
  readonly db: Db;
  readonly announce: (dateIds: readonly number[]) => void;
  readonly noted?: ((what: string) => void) | undefined;
  /** Where this process is reached; what the settings say when left out. */
  readonly address?: string | undefined;
  /** Where the pretend bank is reached; on the next port when left out. */
  readonly sandboxUrl?: string | undefined;
}

/** Everything that orders, their money, their papers and their mail need, as the settings say. */
export interface Sale {
  readonly desk: PaymentDesk;
  readonly providers: PaymentProviders;
  readonly ticketKeys: KeyRing;
  readonly siteUrl: string;
  readonly apiUrl: string;
  /** Does what was written down to be done. */
  work(): Promise<void>;
  close(): void;
}

/** Known to this house and its pretend bank alone. */
export const sandboxSecret = (secret: string): string =>
  createHmac('sha256', secret).update('sandbox acquirer').digest('base64url');

export async function composeSale(setting: SaleSetting): Promise<Sale> {
  const { config, secret, db, announce, noted } = setting;
  const { landingId, pathPrefix } = config.site;
  const origin = `http://${config.host}:${config.port}`;
  const here = (given: string) => (setting.address && given === origin ? setting.address : given);
  const siteUrl = `${here(config.site.url)}${pathPrefix}`;
  const apiUrl = here(config.basketApiUrl ?? config.site.url);
  const sandboxUrl = setting.sandboxUrl ?? config.sandboxUrl ?? `http://${config.host}:${config.port + 1}`;
  const providers = openProviders(config, { url: sandboxUrl, secret: sandboxSecret(secret) });
  const ticketKeys = await openKeyRing(keyFolder(config.dataDir));
  const reader = makeReader(db, () => new Date());
  const desk = makePaymentDesk({
    ...{ db, announce, noted, providers, siteUrl, apiUrl, ticketKey: ticketKeys.signing },
    holdMinutes: config.sale.holdMinutes,
    mainLang: () => readSiteLanguage(reader, landingId),
  });
  const papers = { reader, landingId, pageUrl: desk.pageUrl };
  const transport = openMailTransport(config.mail, join(config.dataDir, 'mail'));
  return {
    ...{ desk, providers, ticketKeys, siteUrl, apiUrl },
    work: () =>
      workOutbox({
        store: desk.store,
        sendMail: (task) => mailOrder(papers, transport, task),
        closeReceipts: (order) => closeReceipts(desk, order),
      }),
    close: () => transport.close(),
  };
}
