import { type Command, refuse } from '../../commands/command.ts';
import { makeProblem } from '../../problems/problem.ts';
import { isOwn } from './is-own.ts';
import { endSessions, lockSession } from './sign-in/sessions.queries.ts';

type Stored = { readonly session_id: string };

const noSession = makeProblem('not_found', 'There is no such session, or it is over.');

export const endSession: Command<'staff.end-session', string, Stored> = {
  name: 'staff.end-session',
  permission: 'staff.change',
  needsStepUp: false,
  isOpenToAll: true,
  preview: async (tx, { session_id: id }, { actor, at }) => {
    const session = await lockSession(tx, id, at);
    if (!session) return refuse(noSession);
    const { account_id: accountId, browser } = session;
    return {
      kind: 'previewed',
      subject: `account:${accountId}`,
      area: { kind: isOwn(actor, accountId) ? 'own' : 'house' },
      before: { session_id: id, browser },
      after: null,
      change: id,
    };
  },
  run: async (tx, id, { at }) => {
    await endSessions(tx, { id }, at);
    return { session_id: id };
  },
  answer: (stored) => stored,
};
