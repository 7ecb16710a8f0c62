import type { Db } from '../../database/connect.ts';
import type { PaymentDesk } from '../payments/payment-desk.ts';
import type { PaymentProviders } from '../payments/providers/open-providers.ts';
import { signTicket } from '../tickets/code/sign-ticket.ts';
import type { TicketKey } from '../tickets/keys/ticket-key.ts';
import type { OrderStore } from './order-store.ts';

export interface SaleParts {
  readonly db: Db;
  /** The database's clock when left out. */
  readonly now?: (() => Date) | undefined;
  readonly announce: (dateIds: readonly number[]) => void;
  readonly noted?: OrderStore['noted'];
  readonly ticketKey: TicketKey;
  readonly providers: PaymentProviders;
  readonly holdMinutes: number;
  /** Where the pages are. */
  readonly siteUrl: string;
  /** Where this API is reached by providers. */
  readonly apiUrl: string;
  /** The language whose pages stand at the root. */
  readonly mainLang: () => Promise<string>;
}

/** Puts together what orders and their money need. */
export function makePaymentDesk(parts: SaleParts): PaymentDesk {
  const { db, now, announce, noted, ticketKey, providers, siteUrl, apiUrl, mainLang } = parts;
  return {
    providers,
    holdMs: parts.holdMinutes * 60_000,
    store: { db, clock: now, announce, noted, signTicket: (facts) => signTicket(facts, ticketKey) },
    pageUrl: async (lang, path) => `${siteUrl}${lang === (await mainLang()) ? '' : `/${lang}`}${path}`,
    notificationUrl: (provider) => `${apiUrl}/api/payments/${provider}/notifications`,
  };
}
