import type { OpenReason } from '@parterre/domain/privacy/held-kinds';
import { type Command, refuse } from '../../commands/command.ts';
import { deleteExportResults } from '../../commands/commands.queries.ts';
import { makeProblem } from '../../problems/problem.ts';
import type { KeptMails } from '../sales/outbox/mail/mail-folder.ts';
import { badEmail } from './bad-email.ts';
import {
  countHeld,
  deleteLookups,
  deletePasses,
  deleteReminders,
  endWishes,
  eraseBuyer,
  eraseGiftCards,
  eraseReceiver,
  lockOrdersOfBuyer,
  type OrderOfBuyer,
} from './privacy.queries.ts';
import { toBuyer } from './to-buyer.ts';

interface Forgetting {
  /** Undefined for somebody who left none. */
  readonly email: string | undefined;
  readonly spellings: readonly string[];
  readonly orders: readonly OrderOfBuyer[];
}

type Forgotten = { readonly orders: readonly number[]; readonly mails: number };

const inWords: Readonly<Record<OpenReason, string>> = {
  awaits_payment: 'it awaits payment',
  payment_under_way: 'a payment is under way',
  refund_under_way: 'money is on its way back',
  refund_owed: 'the house still has to give money back',
  receipt_outstanding: 'its last receipt is still to be sent',
};

/** Somebody still owes somebody something. */
function stillNeeded(orders: readonly OrderOfBuyer[]) {
  const because = orders.map(({ number, open_because }) =>
    open_because === null ? [] : `order ${number}: ${inWords[open_because]}`,
  );
  return makeProblem(
    'buyer_still_needed',
    `Nothing was erased. Try again when this is over: ${because.flat().join('; ')}`,
  );
}

/** Erases a person from their orders, all of them or none; tickets stay good and the books add up as before. The log names nobody. */
export const forgetBuyer = ({
  mails,
}: {
  readonly mails: KeptMails;
}): Command<'privacy.forget', Forgetting, Forgotten> => ({
  name: 'privacy.forget',
  permission: 'persons.forget',
  needsStepUp: true,
  preview: async (tx, person) => {
    const buyer = toBuyer(person);
    if (!buyer) return refuse(badEmail);
    const { spellings } = buyer;
    const email = 'email' in person ? person.email : undefined;
    const orders = await lockOrdersOfBuyer(tx, buyer);
    const open = orders.filter(({ open_because }) => open_because !== null);
    if (open.length > 0) return refuse(stillNeeded(open));
    const orderIds = orders.map(({ id }) => id);
    const held = await countHeld(tx, { spellings, orderIds });
    const { notes, lookups, reminders, wishes, received_tickets, gift_cards, wallet_passes } = held;
    const order_numbers = orders.map(({ number }) => number);
    const mail_files = email === undefined ? 0 : await mails.count(email);
    return {
      kind: 'previewed',
      subject: 'buyer',
      area: { kind: 'house' },
      before: {
        order_numbers,
        contacts: orders.length,
        notes,
        lookups,
        reminders,
        wishes,
        received_tickets,
        gift_cards,
        wallet_passes,
        mail_files,
      },
      after: {
        order_numbers,
        contacts: 0,
        notes: 0,
        lookups: 0,
        reminders: 0,
        wishes: 0,
        received_tickets: 0,
        gift_cards: 0,
        wallet_passes: 0,
        mail_files: 0,
      },
      change: { email, spellings, orders },
    };
  },
  run: async (tx, { email, spellings, orders }) => {
    const orderIds = orders.map(({ id }) => id);
    await eraseBuyer(tx, orderIds);
    await eraseGiftCards(tx, { spellings, orderIds });
    await deleteLookups(tx, spellings);
    await deleteReminders(tx, spellings);
    await endWishes(tx, spellings);
    // Before it is forgotten which tickets they were handed.
    await deletePasses(tx, { spellings, orderIds });
    await eraseReceiver(tx, spellings);
    // They may have been found by their name.
    await deleteExportResults(tx);
    // Should the rest fail, it is asked for again: a file too few is no harm.
    return {
      orders: orders.map(({ number }) => number),
      mails: email === undefined ? 0 : await mails.remove(email),
    };
  },
  answer: ({ orders, mails: removed }) => ({ orders: [...orders], mails: removed }),
});
