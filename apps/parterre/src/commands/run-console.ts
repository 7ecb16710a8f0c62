import { StartFault } from '@parterre/api/start-fault';
import { type StaffRole, staffRoles } from '@parterre/domain/staff/roles';
import { invite } from '../invite-staff.ts';
import { print } from '../print.ts';
import { readArguments } from '../read-options.ts';
import { withDatabase } from './with-database.ts';

const usage = `console invite EMAIL --role ${staffRoles.join('|')} [--role …] [--name NAME]`;

/** `console invite EMAIL --role owner`: a link by which somebody of the house signs in, for the first time or without any passkey left. */
export async function runConsole(args: readonly string[]): Promise<number> {
  const { words, options } = readArguments(args, {
    role: { type: 'string', multiple: true },
    name: { type: 'string' },
  });
  const [act, email, ...more] = words;
  if (act !== 'invite' || email === undefined || more.length > 0)
    throw new StartFault(`npm run parterre -- ${usage}`);
  const roles = readRoles(options.role ?? []);
  const { link, expires_at } = await withDatabase((db, config) =>
    invite(db, config, { email, name: options.name ?? email, roles }),
  );
  print(`${link}\nGood once, until ${expires_at}. Whoever has it signs in as ${email}.`);
  return 0;
}

function readRoles(texts: readonly string[]): readonly StaffRole[] {
  const roles = texts.flatMap((text) => staffRoles.filter((role) => role === text));
  if (roles.length < texts.length || roles.length === 0)
    throw new StartFault(`Which role? npm run parterre -- ${usage}`);
  return roles;
}
