import type { Walk } from './files-reached.ts';

interface Act {
  readonly name: string;
  /** Where it is told step by step. */
  readonly page: string;
  readonly now: Walk;
  /** The same act as `firstCommit` has it. */
  readonly before: Walk;
}

/** Before features were cut along what is read together. */
export const firstCommit = 'b83ddaa';

const api = 'apps/api/src';
const features = `${api}/features`;
const storefront = 'apps/storefront/src';
const seatMap = `${storefront}/features/seat-map`;
const basket = `${storefront}/features/basket`;
const prices = `${storefront}/features/prices`;
const apiClient = 'packages/api-client/src';
const parterre = 'apps/parterre/src';
const pageSource = `${storefront}/site/source`;

export const acts: readonly Act[] = [
  {
    name: 'a seat is pressed, kept in PostgreSQL and seen taken by others',
    page: 'docs/walks/seat.md',
    now: {
      entries: [
        `${seatMap}/map/use-pointer-input.ts`,
        `${seatMap}/state/use-seat-choice.ts`,
        `${basket}/use-chosen-tickets.ts`,
        `${features}/basket/basket.routes.ts`,
        `${features}/basket/basket-write.service.ts`,
        `${features}/performances/stock/stock-changes.service.ts`,
        `${features}/performances/live/live-seats.service.ts`,
        `${features}/performances/live/stream.routes.ts`,
        `${seatMap}/data/use-sale.ts`,
        `${seatMap}/renderer/seat-map.worker.ts`,
      ],
      within: [
        seatMap,
        basket,
        `${storefront}/api`,
        apiClient,
        `${features}/basket`,
        `${features}/performances`,
      ],
    },
    before: {
      entries: [
        `${seatMap}/stage/use-pointing.ts`,
        `${seatMap}/choosing/use-choosing.ts`,
        `${basket}/use-chosen-tickets.ts`,
        `${features}/basket/basket.routes.ts`,
        `${features}/basket/basket-store.service.ts`,
        `${features}/stock/stock-news.service.ts`,
        `${features}/dates/live/live-seats.service.ts`,
        `${features}/dates/live/stream.routes.ts`,
        `${seatMap}/data/use-availability.ts`,
        `${seatMap}/worker/seat-map.worker.ts`,
      ],
      within: [
        seatMap,
        basket,
        `${storefront}/api`,
        apiClient,
        `${features}/basket`,
        `${features}/dates`,
        `${features}/stock`,
        `${features}/plans`,
      ],
    },
  },
  {
    name: 'Stripe notifies of a payment, and the tickets are mailed',
    page: 'docs/walks/payment.md',
    now: {
      entries: [
        `${features}/sales/payments/providers/stripe/stripe-provider.ts`,
        `${features}/sales/payments/notifications.service.ts`,
        `${features}/sales/outbox/outbox.service.ts`,
        `${features}/sales/outbox/mail/order-mail.service.ts`,
        `${features}/sales/documents/order-documents.service.ts`,
        `${features}/sales/documents/pdf/tickets-pdf.ts`,
      ],
      within: [`${features}/sales`],
    },
    before: {
      entries: [
        `${features}/payments/providers/stripe/stripe-provider.ts`,
        `${features}/payments/notifications.service.ts`,
        `${features}/orders/outbox.service.ts`,
        `${features}/orders/papers/mail-order.service.ts`,
        `${features}/orders/papers/order-papers.service.ts`,
        `${features}/tickets/pdf/tickets-pdf.ts`,
      ],
      within: ['payments', 'orders', 'tickets', 'mail', 'bills'].map((name) => `${features}/${name}`),
    },
  },
  {
    name: 'the catalogue changes, and so do the pages',
    page: 'docs/walks/catalogue.md',
    now: {
      entries: [
        `${features}/catalogue/import/import-text.service.ts`,
        `${parterre}/watch-catalogue.ts`,
        `${parterre}/publisher.ts`,
        `${pageSource}/event-pages.ts`,
      ],
      within: [`${features}/catalogue/import`, `${api}/catalogue-reader`, parterre, pageSource],
    },
    before: {
      entries: [
        `${features}/catalogue/import-text.service.ts`,
        `${parterre}/watch-catalogue.ts`,
        `${parterre}/publisher.ts`,
        `${pageSource}/event-pages.ts`,
      ],
      within: [`${features}/catalogue`, parterre, pageSource],
    },
  },
  {
    name: 'a page is opened, and its prices are asked for',
    page: 'docs/walks/prices.md',
    now: {
      entries: [
        `${prices}/use-date-prices.ts`,
        `${prices}/use-event-prices.ts`,
        `${prices}/price-from.tsx`,
        `${features}/performances/performances.routes.ts`,
      ],
      within: [prices, `${storefront}/api`, apiClient, `${features}/performances`, `${api}/catalogue-reader`],
    },
    before: {
      entries: [
        `${prices}/use-date-prices.ts`,
        `${prices}/use-event-prices.ts`,
        `${prices}/price-from.tsx`,
        `${features}/prices/prices.routes.ts`,
      ],
      within: [
        prices,
        `${storefront}/api`,
        apiClient,
        ...['prices', 'stock', 'dates', 'catalogue'].map((name) => `${features}/${name}`),
      ],
    },
  },
];
