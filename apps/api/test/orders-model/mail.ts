import { expect } from 'vitest';
import { sql } from '../../src/database/sql.ts';
import { workOutbox } from '../../src/features/sales/outbox/outbox.service.ts';
import { act, daring, type Game, type MakeTool, nothing } from './game.ts';

/** What buyers are told. To be settled after whoever has something to tell. */
export const mail: MakeTool = ({ deps, rows }) => {
  const post = ({ sent }: Game) => workOutbox(deps(), async (task) => void sent.push(task));

  /**
   * One mail for each time that an order was paid: what is told again, after a death, is told under the same name. What was
   * refunded, or its receipt corrected, before the mail went out has none.
   */
  const expectOneMailEach = async ({ sent }: Game): Promise<void> => {
    const orders = await rows(
      sql<{ id: string; state: string; reopened: number; is_card: boolean; is_good_card: boolean }>`
        select id, state, reopened, gift_cards.order_id is not null as is_card,
          coalesce(gift_cards.certificate is not null and revoked_at is null, false) as is_good_card
        from orders
        left join gift_cards on gift_cards.order_id = orders.id
        left join certificates on certificates.code = gift_cards.certificate`,
    );
    const name = ({ id, is_card }: (typeof orders)[number], reopened: number) =>
      `${is_card ? 'gift_card_paid' : 'order_paid'}:${id}${reopened === 0 ? '' : `:${reopened}`}`;
    const paid = orders.filter(({ state }) => state === 'paid');
    const due = [
      ...paid.map((order) => name(order, order.reopened)),
      ...paid.filter(({ is_good_card }) => is_good_card).map(({ id }) => `gift_card:${id}`),
    ];
    const allowed = orders.flatMap((order) => {
      const { id, state, reopened, is_card } = order;
      const payments = reopened + (state === 'paid' || state === 'refunded' ? 1 : 0);
      const mails = Array.from({ length: payments }, (_, before) => name(order, before));
      return is_card && payments > 0 ? [...mails, `gift_card:${id}`] : mails;
    });
    const kinds = new Set(['order_paid', 'gift_card_paid', 'gift_card']);
    const told = new Set(
      sent
        .filter(({ kind, deduplicationKey }) => kinds.has(kind) && !deduplicationKey.includes(':again:'))
        .map(({ deduplicationKey }) => deduplicationKey),
    );
    expect(due.filter((task) => !told.has(task))).toEqual([]);
    expect([...told].filter((task) => !allowed.includes(task))).toEqual([]);
  };

  return {
    acts: { post: act(3, nothing, (game) => daring(post(game))) },
    settle: post,
    expectTruth: expectOneMailEach,
  };
};
