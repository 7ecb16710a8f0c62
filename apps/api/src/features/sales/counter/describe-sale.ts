import { money } from '@parterre/domain/money/money';
import { toWire } from '@parterre/domain/money/wire-money';
import type { Json, Preview } from '../../../commands/command.ts';
import type { SaleDraft } from './draft-sale.service.ts';

/** What a sale would be, for whoever decides and for the log, which names no buyer. */
export function describeSale(
  { order, lines, area }: SaleDraft,
  more: { readonly [key: string]: Json },
): Pick<Preview<unknown>, 'subject' | 'area' | 'before' | 'after'> {
  const total = money(order.price_minor + order.service_fee_minor, order.currency);
  return {
    subject: `order:${order.id}`,
    area,
    before: null,
    after: {
      tickets: lines.map(({ subject: { zone, seat }, count }) =>
        seat ? `${seat.sector}, ${seat.row}: ${seat.number}` : `${zone.name} × ${count}`,
      ),
      total: { amount: toWire(total), currency_code: total.currency },
      ...more,
    },
  };
}
