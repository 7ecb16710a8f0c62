import { checkName } from '@parterre/domain/contact/check-name';
import { changeOrder, findOrder, recordOrderEvent, reloadOrder } from '../order/order.service.ts';
import { refuse } from '../order/order-refusal.ts';
import { updateContact } from '../order-commands/order-commands.queries.ts';
import type { SaleDeps } from '../sale-deps.ts';
import type { ChangedHands } from './transfer-ticket.service.ts';

/**
 * A slip in the buyer's own name, which bills and mails show. The address stays: tickets are mailed to it, and whoever has the link must not send them
 * elsewhere.
 */
export async function correctName(deps: SaleDeps, token: string, typed: string): Promise<ChangedHands> {
  const name = checkName(typed);
  if (name.kind === 'invalid')
    return refuse({ kind: 'invalid-contact', faults: [{ field: 'contact.name', fault: name.fault }] });
  const found = await findOrder(deps, { token });
  // A buyer who was forgotten stays so.
  if (!found || found.email === '') return refuse({ kind: 'not-found' });
  await changeOrder(deps, found.id, async (locked) => {
    const { tx, order } = locked;
    if (order.name === name.value || order.email === '') return;
    updateContact(tx, order.id, { name: name.value, email: order.email });
    recordOrderEvent(locked, { entry: 'order.contact_corrected' });
  });
  return { kind: 'done', order: await reloadOrder(deps, found) };
}
