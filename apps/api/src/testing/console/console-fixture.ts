import { randomUUID } from 'node:crypto';
import type { RoleGrant, StaffRole } from '@parterre/domain/staff/roles';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../test/test-database.ts';
import type { CommandLineActor } from '../../commands/command.ts';
import { runCommand } from '../../commands/run-command.service.ts';
import { buildConsoleApp } from '../../console-app.ts';
import type { Db } from '../../database/connect.ts';
import { composeStaff } from '../../features/staff/compose-staff.ts';
import { inviteStaff } from '../../features/staff/invite-staff.service.ts';
import type { StaffDeps } from '../../features/staff/staff-deps.ts';
import { makeOperator, type Operator } from './operator.ts';
import type { SoftwareAuthenticator } from './software-authenticator.ts';

const secret = 'a secret of a house that is not there';
export const consoleOrigin = 'https://console.example';

export interface ConsoleFixture {
  app(): FastifyInstance;
  db(): Db;
  /** The same that the console has. */
  deps(): StaffDeps;
  now(): Date;
  /** Time goes by. */
  pass(minutes: number): void;
  /** A browser in which nobody is signed in yet. */
  browser(authenticator?: SoftwareAuthenticator): Operator;
  /** By the command line: the link. */
  invite(roles: readonly (StaffRole | RoleGrant)[], email?: string): Promise<string>;
  /** Somebody with these roles, signed in and with a passkey. */
  operator(...roles: (StaffRole | RoleGrant)[]): Promise<Operator>;
}

const commandLine: CommandLineActor = { kind: 'command_line', name: 'anna@machine' };

/** The console on a database of its own, and a clock that stands still. */
export function consoleFixture(url: string = consoleOrigin): ConsoleFixture {
  let database: TestDatabase;
  let app: FastifyInstance;
  let time = new Date('2026-12-01T09:00:00Z').getTime();
  const now = () => new Date(time);
  beforeAll(async () => {
    database = await testDatabase();
    app = buildConsoleApp({ db: database.db, now, secret, url });
  });
  afterAll(async () => {
    await app.close();
    await database.close();
  });
  const deps = () => composeStaff({ db: database.db, now, secret, origin: () => url });
  const fixture: ConsoleFixture = {
    app: () => app,
    db: () => database.db,
    deps,
    now,
    pass: (minutes) => {
      time += minutes * 60_000;
    },
    browser: (authenticator) => makeOperator({ app, origin: url, ...(authenticator && { authenticator }) }),
    invite: async (roles, email = `${randomUUID()}@example.com`) => {
      const outcome = await runCommand(deps(), inviteStaff(deps()), {
        actor: commandLine,
        input: { email, name: 'Anna', roles: roles.map(toWireGrant) },
        reason: 'for a test',
      });
      if (outcome.kind !== 'done') throw new Error(JSON.stringify(outcome));
      return outcome.result.link;
    },
    operator: async (...roles) => {
      const operator = fixture.browser();
      await operator.follow(await fixture.invite(roles));
      expect((await operator.makePasskey()).status).toBe(200);
      return operator;
    },
  };
  return fixture;
}

const toWireGrant = (grant: StaffRole | RoleGrant) => {
  const { role, scope }: RoleGrant =
    typeof grant === 'string' ? { role: grant, scope: { kind: 'house' } } : grant;
  return { role, scope: scope.kind === 'house' ? scope : { kind: scope.kind, ids: [...scope.ids] } };
};
