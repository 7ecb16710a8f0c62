import { type Command, refuse } from '../../../commands/command.ts';
import { makeProblem } from '../../../problems/problem.ts';
import { orderArea } from '../order-commands/lock-for-command.service.ts';
import { lockOpenItems, resolveAttentionItems } from './attention.queries.ts';

/** Takes something off the list of what needs a person, once that person has done it. */
export const resolveAttention: Command<
  'attention.resolve',
  { readonly subject: string },
  { readonly subject: string }
> = {
  name: 'attention.resolve',
  permission: 'orders.refund',
  needsStepUp: false,
  preview: async (tx, { subject }) => {
    const items = await lockOpenItems(tx, subject);
    const [first] = items;
    if (!first) return refuse(makeProblem('not_found', `Nothing on the list is called ${subject}.`));
    const { order_id, order_number, lines } = first;
    return {
      kind: 'previewed',
      subject: order_id === null ? subject : `order:${order_id}`,
      area: order_id === null ? { kind: 'house' } : await orderArea(tx, { lines }),
      before: { order: order_number, attention: items.map(({ reason }) => reason) },
      after: { order: order_number, attention: [] },
      change: { subject },
    };
  },
  run: async (tx, { subject }, { actor, at }) => {
    await resolveAttentionItems(tx, subject, { at, actor: actor.name });
    return { subject };
  },
  answer: (stored) => stored,
};
