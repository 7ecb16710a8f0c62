import { readConfig } from '@parterre/api/config';
import { withDatabase } from '../src/commands/with-database.ts';
import { invite } from '../src/invite-staff.ts';

/** The work of `console invite`, beside a system that runs; answers the path of the link. A process for each of many takes longer than what they then do. */
export async function inviteOwner(dataDir: string, email: string, name: string): Promise<string> {
  const config = readConfig({ DATA_DIR: dataDir });
  const { link } = await withDatabase((db) => invite(db, config, { email, name, roles: ['owner'] }), config);
  return link.slice(new URL(link).origin.length);
}
