import type { StaffActor } from '../../commands/command.ts';
import type { Tx } from '../../database/connect.ts';
import { selectAccount } from './staff.queries.ts';
import { toGrant } from './stored-grants.ts';

/** Somebody who asked for an act that is done later, with the roles that they have by then. Undefined once the account is gone. */
export async function findStaffActor(
  tx: Tx,
  { accountId, sessionId }: Pick<StaffActor, 'accountId' | 'sessionId'>,
): Promise<StaffActor | undefined> {
  const account = await selectAccount(tx, accountId);
  if (!account) return undefined;
  return { kind: 'staff', accountId, sessionId, name: account.email, grants: account.roles.map(toGrant) };
}
