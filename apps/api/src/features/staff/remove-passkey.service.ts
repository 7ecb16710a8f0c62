import { type Command, refuse } from '../../commands/command.ts';
import { makeProblem } from '../../problems/problem.ts';
import { isOwn } from './is-own.ts';
import { deletePasskey, selectPasskey } from './sign-in/passkeys.queries.ts';
import { endSessions } from './sign-in/sessions.queries.ts';
import { lockAccount } from './staff.queries.ts';

type Stored = { readonly passkey_id: string; readonly ended_sessions: number };

const noPasskey = makeProblem('not_found', 'There is no such passkey.');

/** Whoever loses the last one is invited anew; the only owner has the command line. */
export const removePasskey: Command<'staff.remove-passkey', string, Stored> = {
  name: 'staff.remove-passkey',
  permission: 'staff.change',
  needsStepUp: true,
  isOpenToAll: true,
  preview: async (tx, { passkey_id: id }, { actor }) => {
    const owned = await selectPasskey(tx, id);
    if (!owned) return refuse(noPasskey);
    await lockAccount(tx, { id: owned.account_id });
    const passkey = await selectPasskey(tx, id);
    if (!passkey) return refuse(noPasskey);
    const { account_id: accountId, name } = passkey;
    return {
      kind: 'previewed',
      subject: `account:${accountId}`,
      area: { kind: isOwn(actor, accountId) ? 'own' : 'house' },
      before: { passkey_id: id, name },
      after: null,
      change: id,
    };
  },
  run: async (tx, id, { at }) => {
    await deletePasskey(tx, id);
    return { passkey_id: id, ended_sessions: await endSessions(tx, { passkeyId: id }, at) };
  },
  answer: (stored) => stored,
};
