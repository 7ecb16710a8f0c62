import { formatMoney } from '@parterre/domain/money/format-money';
import { type GiftCardMail, judgeOrderMail, type MailVerdict } from '@parterre/domain/order/order-mail';
import { writeDeadline, writeMoment } from '../../../time/write-moment.ts';
import { readSeller } from '../documents/document-data.service.ts';
import { hasReceivedMoney, type OrderRecord, orderTotal } from '../order/order-record.ts';
import type { Attachment, GiftCardMailView } from '../outbox/mail/mail-view.ts';
import { countEarlierMails, type TaskRow } from '../outbox/outbox.queries.ts';
import { formatCode } from '../payments/certificates.service.ts';
import type { SaleDeps } from '../sale-deps.ts';
import { giftCardView } from './gift-card-document.service.ts';
import { readCardTimeZone } from './gift-card-offer.service.ts';
import type { GiftCardRow } from './gift-cards.queries.ts';
import { readGiftCard } from './gift-cards.service.ts';

/** A mail about one card, as the outbox sends it. */
interface CardMail {
  readonly kind: GiftCardMail;
  readonly deduplicationKey: string;
  readonly at: Date;
  readonly to: { readonly email: string; readonly lang: OrderRecord['lang'] };
  readonly orders: readonly OrderRecord[];
}

interface Mailing {
  readonly order: OrderRecord;
  readonly kind: GiftCardMail;
  readonly sendMail: (task: CardMail) => Promise<void>;
}

/** The card goes to whom it is for, all else to whoever bought it. One that was given back meanwhile goes to nobody. */
export async function mailGiftCard(
  deps: SaleDeps,
  task: TaskRow,
  { order, kind, sendMail }: Mailing,
): Promise<Exclude<MailVerdict, 'send'> | undefined> {
  const card = await readGiftCard(deps.db, order);
  const email = kind === 'gift_card' ? (card.recipient_email ?? '') : order.email;
  const verdict = judgeOrderMail(kind, {
    state: order.state,
    hasAddress: email !== '',
    hasMoney: hasReceivedMoney(order),
    earlier: await countEarlierMails(deps.db, task),
  });
  if (verdict !== 'send') return verdict;
  if (kind === 'gift_card' && card.revoked_at) return 'order_moved_on';
  const { deduplication_key: deduplicationKey, created_at: at } = task;
  await sendMail({ kind, deduplicationKey, at, to: { email, lang: order.lang }, orders: [order] });
  return undefined;
}

/** Those that bring the card itself: to whom it is for, and to whoever will hand it over. */
const bringsCard = (kind: GiftCardMail, { recipient_email }: GiftCardRow): boolean =>
  kind === 'gift_card' || (kind === 'gift_card_paid' && recipient_email === null);

export async function giftCardMailView(
  deps: SaleDeps,
  { orders, to, deduplicationKey }: Pick<CardMail, 'orders' | 'to' | 'deduplicationKey'>,
  kind: GiftCardMail,
): Promise<GiftCardMailView> {
  const [order] = orders;
  if (!order) throw new Error(`${deduplicationKey} is about no order`);
  const { lang, token } = order;
  const card = await readGiftCard(deps.db, order);
  const { brand, seller } = await readSeller(deps, lang);
  const timeZone = await readCardTimeZone(deps);
  const isBuyer = kind !== 'gift_card';
  const isOpen = order.state === 'awaiting_payment';
  return {
    brand,
    seller,
    to: {
      name: hasReceivedMoney(order) ? (isBuyer ? order.name : card.to_name || null) : null,
      email: to.email,
    },
    giftCard: {
      brand: brand.name,
      number: String(order.number),
      amount: formatMoney(orderTotal(order), lang),
      until: isOpen ? writeDeadline({ at: order.expires_at, timeZone }, lang) : '',
      validUntil: card.valid_until ? writeMoment({ at: card.valid_until, timeZone }, 'date', lang) : '',
      recipient: card.recipient_email ?? '',
      deliverAt: card.deliver_at ? writeDeadline({ at: card.deliver_at, timeZone }, lang) : '',
      from: card.from_name,
      greeting: card.greeting,
    },
    code: bringsCard(kind, card) && card.certificate !== null ? formatCode(card.certificate) : null,
    url: await deps.pageUrl(lang, isBuyer ? buyerPage(kind, token) : '/events'),
    attachments: bringsCard(kind, card) ? await attachCard(deps, order, card) : [],
  };
}

const buyerPage = (kind: GiftCardMail, token: string): string =>
  kind === 'gift_card_paid' ? `/order/success?order=${token}` : `/order/bill/${token}`;

async function attachCard(deps: SaleDeps, order: OrderRecord, card: GiftCardRow): Promise<Attachment[]> {
  const view = await giftCardView(deps, order, card);
  if (!view) return [];
  const content = await deps.pdfWorkers.render({ kind: 'gift-card', view }, { kind: 'mail' });
  return [{ filename: 'gift-card.pdf', contentType: 'application/pdf', content }];
}
