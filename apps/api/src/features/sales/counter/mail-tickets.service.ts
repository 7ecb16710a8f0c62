import { checkEmail } from '@parterre/domain/contact/check-email';
import { type Command, refuse } from '../../../commands/command.ts';
import { makeProblem } from '../../../problems/problem.ts';
import { enqueueMail, type LockedOrder, recordOrderEvent } from '../order/order.service.ts';
import {
  lockForCommand,
  orderArea,
  orderSubject,
  persist,
} from '../order-commands/lock-for-command.service.ts';
import { isWithoutAddress, updateContact } from '../order-commands/order-commands.queries.ts';

interface Mailed {
  readonly locked: LockedOrder;
  readonly email: string;
}

const notPaid = makeProblem('order_not_paid', 'There are no tickets to mail.');
const addressKnown = makeProblem('address_known', 'It has an address, or had one: that is corrected.');
const badEmail = makeProblem('invalid_request', 'This is no address.', {
  details: [{ field: 'input.email', reason: 'bad_format', message: 'bad_format' }],
});

/**
 * Whoever bought at the counter wants the tickets mailed after all. Only where nobody's address stands yet: to change one takes a touch of
 * a passkey (`order.correct-contact`), since tickets go where it points.
 */
export const mailTickets: Command<'counter.mail', Mailed, { readonly order_id: string }> = {
  name: 'counter.mail',
  permission: 'counter.sell',
  needsStepUp: false,
  preview: async (tx, { order_id: id, email: typed }, context) => {
    const email = checkEmail(typed);
    if (email.kind === 'invalid') return refuse(badEmail);
    const locked = await lockForCommand(tx, id, context);
    if (locked.kind === 'refused') return locked;
    const { order } = locked;
    if (order.state !== 'paid') return refuse(notPaid);
    // A buyer who was forgotten has no address either, and had mail.
    if (!(await isWithoutAddress(tx, order.id))) return refuse(addressKnown);
    return {
      kind: 'previewed',
      subject: orderSubject(order),
      area: await orderArea(tx, order),
      before: null,
      after: { mail: 'order_paid', email: email.value },
      logged: { before: null, after: { mail: 'order_paid' } },
      change: { locked, email: email.value },
    };
  },
  run: async (tx, { locked, email }) => {
    const { order } = locked;
    updateContact(tx, order.id, { name: order.name, email });
    recordOrderEvent(locked, { entry: 'order.contact_corrected' });
    enqueueMail({ ...locked, order: { ...order, email } }, 'order_paid');
    persist(locked);
    return { order_id: order.id };
  },
  answer: (stored) => stored,
};
