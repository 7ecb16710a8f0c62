import { checkEmail } from '@parterre/domain/contact/check-email';
import { checkName } from '@parterre/domain/contact/check-name';
import { type Command, refuse } from '../../../commands/command.ts';
import { makeProblem } from '../../../problems/problem.ts';
import { type LockedOrder, recordOrderEvent } from '../order/order.service.ts';
import { lockForCommand, orderArea, orderSubject, persist } from './lock-for-command.service.ts';
import { isWithoutAddress, updateContact } from './order-commands.queries.ts';

interface Corrected {
  readonly locked: LockedOrder;
  readonly name: string;
  readonly email: string;
}

const nobody = makeProblem('buyer_forgotten', 'Its buyer was forgotten.');
const unchanged = makeProblem('nothing_changes', 'It stands so already.');

const badField = (field: 'name' | 'email', reason: 'bad_format' | 'required') =>
  refuse(
    makeProblem('invalid_request', 'The buyer is not written rightly.', {
      details: [{ field: `input.${field}`, reason, message: reason }],
    }),
  );

/** A slip in a name or an address. The log knows that they were changed, and not who the buyer is. */
export const correctContact: Command<'order.correct-contact', Corrected, { readonly order_id: string }> = {
  name: 'order.correct-contact',
  permission: 'orders.change',
  // Tickets are mailed to the address.
  needsStepUp: true,
  preview: async (tx, { order_id: id, name: typedName, email: typedEmail }, context) => {
    const [name, email] = [checkName(typedName), checkEmail(typedEmail)];
    if (name.kind === 'invalid') return badField('name', 'bad_format');
    if (email.kind === 'invalid') return badField('email', 'bad_format');
    const locked = await lockForCommand(tx, id, context);
    if (locked.kind === 'refused') return locked;
    const { order } = locked;
    if (order.email === '' && !(await isWithoutAddress(tx, id))) return refuse(nobody);
    const after = { name: name.value, email: email.value };
    const changed = (['name', 'email'] as const).filter((field) => order[field] !== after[field]);
    if (changed.length === 0) return refuse(unchanged);
    return {
      kind: 'previewed',
      subject: orderSubject(order),
      area: await orderArea(tx, order),
      before: { name: order.name, email: order.email },
      after,
      logged: { before: null, after: { corrected: changed } },
      change: { locked, ...after },
    };
  },
  run: async (tx, { locked, name, email }) => {
    updateContact(tx, locked.order.id, { name, email });
    recordOrderEvent(locked, { entry: 'order.contact_corrected' });
    persist(locked);
    return { order_id: locked.order.id };
  },
  answer: (stored) => stored,
};
