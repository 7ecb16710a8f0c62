import type { Acquisition } from '@parterre/contracts/acquisitions/acquisition';
import type { Translated } from '@parterre/contracts/catalogue-file/values';
import type { CounterWay } from '@parterre/domain/counter/counter-ways';

/** A way to pay, by whom it is carried out. Ids are known to clients and to stored orders: they are never given anew. */
export interface PaymentMethod extends Omit<Acquisition, 'name' | 'lang_fallback'> {
  readonly name: Translated;
}

const card: Translated = {
  ru: 'Банковская карта',
  en: 'Bank card',
  de: 'Bankkarte',
  fr: 'Carte bancaire',
  es: 'Tarjeta bancaria',
};
const fastTransfer: Translated = {
  ru: 'Система быстрых платежей',
  en: 'Fast bank transfer',
  de: 'Sofortüberweisung',
  fr: 'Virement instantané',
  es: 'Transferencia inmediata',
};
const invoice: Translated = {
  ru: 'Счёт для организаций',
  en: 'Invoice for companies',
  de: 'Rechnung für Unternehmen',
  fr: 'Facture pour les entreprises',
  es: 'Factura para empresas',
};
const certificate: Translated = {
  ru: 'Подарочный сертификат',
  en: 'Gift card',
  de: 'Gutschein',
  fr: 'Carte cadeau',
  es: 'Tarjeta regalo',
};

const cash: Translated = {
  ru: 'Наличными в кассе',
  en: 'Cash at the box office',
  de: 'Bar an der Kasse',
  fr: 'Espèces au guichet',
  es: 'Efectivo en taquilla',
};
const cardTerminal: Translated = {
  ru: 'Картой в кассе',
  en: 'Card at the box office',
  de: 'Karte an der Kasse',
  fr: 'Carte au guichet',
  es: 'Tarjeta en taquilla',
};

const worldwide = ['RUB', 'EUR', 'USD', 'GBP'];

/** What the house itself takes needs no provider. */
export const ownProvider = 'parterre';

/** Nobody but whoever sells at the counter takes what is its: it is never offered to visitors. */
const counterProvider = 'counter';

export const paymentMethods: readonly PaymentMethod[] = [
  { id: 1, code: 'sandbox-card', name: card, kind: 'card', currencies: worldwide, provider: 'sandbox' },
  {
    id: 2,
    code: 'sandbox-sbp',
    name: fastTransfer,
    kind: 'fast_transfer',
    currencies: ['RUB'],
    provider: 'sandbox',
  },
  {
    id: 3,
    code: 'stripe-card',
    name: card,
    kind: 'card',
    currencies: ['EUR', 'USD', 'GBP'],
    provider: 'stripe',
    // https://docs.stripe.com/payments/checkout: shown by itself beside the card, where the payer's device has one.
    wallets: ['apple_pay', 'google_pay'],
  },
  { id: 4, code: 'yookassa-card', name: card, kind: 'card', currencies: ['RUB'], provider: 'yookassa' },
  {
    id: 5,
    code: 'yookassa-sbp',
    name: fastTransfer,
    kind: 'fast_transfer',
    currencies: ['RUB'],
    provider: 'yookassa',
  },
  { id: 6, code: 'invoice', name: invoice, kind: 'invoice', currencies: worldwide, provider: ownProvider },
  {
    id: 7,
    code: 'certificate',
    name: certificate,
    kind: 'certificate',
    currencies: worldwide,
    provider: ownProvider,
  },
  { id: 8, code: 'cash', name: cash, kind: 'cash', currencies: worldwide, provider: counterProvider },
  {
    id: 9,
    code: 'card-terminal',
    name: cardTerminal,
    kind: 'card_terminal',
    currencies: worldwide,
    provider: counterProvider,
  },
];

/** A card is money at once, so it is bought with money at once; one that buys another would last for ever. */
export const buysGiftCards = ({ kind }: Pick<PaymentMethod, 'kind'>): boolean =>
  kind === 'card' || kind === 'fast_transfer';

/** The house's own way of that kind. */
export function houseMethod(kind: CounterWay | 'invoice'): PaymentMethod {
  const method = paymentMethods.find((one) => one.kind === kind);
  if (!method) throw new Error(`there is no way to pay by ${kind}`);
  return method;
}

/** A way to pay by its id, if this house offers it in that currency; whether an order may have it is another question. */
export const findMethod = (
  providers: readonly string[],
  id: number,
  currency: string,
): PaymentMethod | undefined =>
  paymentMethods.find(
    (method) =>
      method.id === id &&
      [...providers, ownProvider].includes(method.provider) &&
      method.currencies.includes(currency),
  );
