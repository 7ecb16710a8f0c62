import type { Config } from '@parterre/api/config';
import type { Db } from '@parterre/api/database/connect';
import { hasOwner } from '@parterre/api/features/staff/list-staff.service';
import type { FastifyInstance } from 'fastify';
import { invite } from './invite-staff.ts';
import { listen } from './listen.ts';

interface ConsoleParts {
  readonly console: FastifyInstance;
  readonly db: Db;
}

const firstOwner = { email: 'owner@parterre.example', name: 'Owner', roles: ['owner'] } as const;

/** Opens the operators' side and answers what to tell of it: while nobody can sign in, a link by which the first owner does. */
export async function openConsole(config: Config, { console: app, db }: ConsoleParts): Promise<string> {
  const { port } = new URL(await listen(app, config.host, config.console.port));
  const origin = config.console.url ?? `http://localhost:${port}`;
  // There, whoever reads the log of a service would be its owner.
  if (config.production || (await hasOwner({ db }))) return `The console is at ${origin}.`;
  const { link } = await invite(db, config, firstOwner, origin);
  return `The console is at ${link} (this link signs you in as its owner, once).`;
}
