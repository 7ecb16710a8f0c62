import { money } from '@parterre/domain/money/money';
import { readSeller } from '../documents/document-data.service.ts';
import type { GiftCardView } from '../documents/document-views.ts';
import type { DocumentRequest } from '../documents/order-documents.service.ts';
import type { OrderRecord } from '../order/order-record.ts';
import { formatCode } from '../payments/certificates.service.ts';
import type { SaleDeps } from '../sale-deps.ts';
import { readCardTimeZone } from './gift-card-offer.service.ts';
import type { GiftCardRow } from './gift-cards.queries.ts';
import { readGiftCard } from './gift-cards.service.ts';

/** What is printed of a card; undefined when there is none that is good. */
export async function giftCardView(
  deps: SaleDeps,
  order: OrderRecord,
  card: GiftCardRow,
): Promise<GiftCardView | undefined> {
  if (card.certificate === null || card.valid_until === null || card.revoked_at) return undefined;
  const { brand, seller } = await readSeller(deps, order.lang);
  return {
    lang: order.lang,
    brand,
    seller,
    orderNumber: String(order.number),
    site: new URL(await deps.pageUrl(order.lang, '/')).host,
    design: card.design,
    amount: money(order.price_minor, order.currency),
    greeting: card.greeting,
    toName: card.to_name,
    fromName: card.from_name,
    code: formatCode(card.certificate),
    validUntil: { at: card.valid_until, timeZone: await readCardTimeZone(deps) },
  };
}

export async function renderGiftCard(
  deps: SaleDeps,
  { order, lane }: DocumentRequest,
): Promise<Buffer | undefined> {
  const view = await giftCardView(deps, order, await readGiftCard(deps.db, order));
  return view && deps.pdfWorkers.render({ kind: 'gift-card', view }, lane);
}
