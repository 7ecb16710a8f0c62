import type { Tx } from '../../../database/connect.ts';
import { sql } from '../../../database/sql.ts';

/** What an order is found by, once its buyer is called otherwise, or its bill made out to somebody else. */
export function queueSearchWords(tx: Tx, orderId: string): void {
  tx.queue(sql`
    update order_search
    set words = concat_ws(' ', order_search_words(orders.name, orders.email, orders.phone), fold_person(orders.company ->> 'name'))
    from orders
    where orders.id = ${orderId} and order_search.number = orders.number`);
}
