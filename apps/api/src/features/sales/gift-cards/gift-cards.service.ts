import type { GiftCard } from '@parterre/contracts/orders/gift-card';
import { mailboxName } from '@parterre/domain/contact/mailbox';
import { type GiftCardBalance, judgeGiftCardRefund } from '@parterre/domain/gift-cards/gift-card-refund';
import type { OrderEvent } from '@parterre/domain/order/order-states';
import { wireAmount } from '../../../catalogue-reader/wire-values.ts';
import type { Db, Tx } from '../../../database/connect.ts';
import { zonedText } from '../../../time/zoned-time.ts';
import { step } from '../checkout/change-order.service.ts';
import { canonicalAddress } from '../order/canonical-address.ts';
import { enqueueMail, enqueueTask, type LockedOrder } from '../order/order.service.ts';
import { type OrderRecord, orderTotal } from '../order/order-record.ts';
import {
  formatCode,
  issueCertificate,
  lockIssued,
  withdrawCertificate,
} from '../payments/certificates.service.ts';
import { type GiftCardRow, selectGiftCard, selectRevoked, updateCertificate } from './gift-cards.queries.ts';

/** The card of an order that is of one. */
export async function readGiftCard(db: Db | Tx, { id, number }: OrderRecord): Promise<GiftCardRow> {
  const card = await selectGiftCard(db, id);
  if (!card) throw new Error(`order ${number} has neither lines nor a gift card`);
  return card;
}

/** Its money is there: the card can be spent at once, and is mailed, now or at the time that was chosen. */
export async function payGiftCard(
  locked: LockedOrder,
  event: Extract<OrderEvent, 'pay' | 'payLate'>,
): Promise<void> {
  const { tx, order } = locked;
  const { recipient_email, deliver_at } = await readGiftCard(tx, order);
  const { code } = await issueCertificate(tx, orderTotal(order), order.at);
  await updateCertificate(tx, order.id, code);
  step(locked, event);
  enqueueMail(locked, 'order_paid');
  if (recipient_email !== null) enqueueDelivery(locked, recipient_email, { dueAt: deliver_at ?? order.at });
}

interface Delivery {
  readonly dueAt: Date;
  /** Tells apart what is sent once more. */
  readonly which?: string;
}

/** Written down with the payment and sent when its time has come, by whichever process looks then. */
export const enqueueDelivery = (
  locked: LockedOrder,
  recipientEmail: string,
  { dueAt, which = locked.order.id }: Delivery,
): void =>
  enqueueTask(locked, {
    deduplicationKey: `gift_card:${which}`,
    kind: 'gift_card',
    mailbox: mailboxName(canonicalAddress(recipientEmail)),
    dueAt: dueAt > locked.order.at ? dueAt : locked.order.at,
  });

/** Whether so much of it can be given back. Nobody spends it until the transaction ends. */
export async function judgeRefund(
  { tx, order }: LockedOrder,
  sums: { readonly wantedMinor: number; readonly keptMinor: number },
): Promise<'refundable' | 'refused'> {
  const { certificate } = await readGiftCard(tx, order);
  if (certificate === null) return 'refused';
  const { amount_minor, left_minor, revoked_at } = await lockIssued(tx, certificate);
  const revokedMinor = revoked_at === null ? 0 : await selectRevoked(tx, certificate);
  const balance = { amountMinor: amount_minor, leftMinor: left_minor };
  return judgeGiftCardRefund(balance, { ...sums, revokedMinor }) === 'refundable' ? 'refundable' : 'refused';
}

/** Its code pays nothing any more. Answers what of it had been spent. */
export async function revokeGiftCard({ tx, order }: LockedOrder): Promise<number> {
  const { certificate } = await readGiftCard(tx, order);
  return certificate === null ? 0 : withdrawCertificate(tx, certificate, order.at);
}

/** What is left on a card; null until it is paid. */
export const cardBalance = ({ amount_minor, left_minor, revoked_at }: GiftCardRow): GiftCardBalance | null =>
  amount_minor === null || left_minor === null
    ? null
    : { amountMinor: amount_minor, leftMinor: left_minor, isRevoked: revoked_at !== null };

/** For whoever bought it. */
export function wireGiftCard(card: GiftCardRow, order: OrderRecord, timeZone: string): GiftCard {
  const { design, greeting, from_name, to_name, recipient_email, deliver_at, certificate, valid_until } =
    card;
  const { left_minor, revoked_at } = card;
  return {
    design,
    greeting,
    from_name,
    to_name,
    recipient_email,
    amount: wireAmount(order.price_minor, order.currency),
    deliver_at: deliver_at && zonedText(deliver_at, timeZone),
    code: certificate === null || revoked_at ? null : formatCode(certificate),
    valid_until: valid_until && zonedText(valid_until, timeZone),
    left: left_minor === null ? null : wireAmount(left_minor, order.currency),
  };
}
