import type { DetailGiftCard } from '@parterre/contracts/console/order-detail';
import { giftCardState } from '@parterre/domain/gift-cards/gift-card-refund';
import { wireAmount } from '../../../catalogue-reader/wire-values.ts';
import type { Db } from '../../../database/connect.ts';
import type { OrderRecord } from '../order/order-record.ts';
import { selectUses } from './gift-cards.queries.ts';
import { cardBalance, readGiftCard } from './gift-cards.service.ts';

/** As many letters as tell cards of one buyer apart, and let nobody pay. */
const shownLetters = 5;

/** A card with its life, for whoever looks after it. Its code stays with those whose it is. */
export async function showCardDetail(db: Db, order: OrderRecord): Promise<DetailGiftCard> {
  const card = await readGiftCard(db, order);
  const { design, greeting, from_name, to_name, recipient_email, deliver_at, certificate, valid_until } =
    card;
  const uses = certificate === null ? [] : await selectUses(db, certificate);
  return {
    design,
    greeting,
    from_name,
    to_name,
    recipient_email,
    deliver_at: deliver_at?.toISOString() ?? null,
    state: giftCardState({
      balance: cardBalance(card),
      deliverAt: deliver_at,
      validUntil: valid_until,
      now: order.at,
    }),
    amount: wireAmount(order.price_minor, order.currency),
    left: card.left_minor === null ? null : wireAmount(card.left_minor, order.currency),
    code_end: certificate?.slice(-shownLetters) ?? null,
    valid_until: valid_until?.toISOString() ?? null,
    uses: uses.map(({ number, at, minor }) => ({
      number,
      at: at.toISOString(),
      kind: minor > 0 ? ('paid' as const) : ('returned' as const),
      amount: wireAmount(Math.abs(minor), order.currency),
    })),
  };
}
