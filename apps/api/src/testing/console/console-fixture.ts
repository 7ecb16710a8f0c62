import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DailyLimits } from '@parterre/domain/staff/money-limit';
import type { RoleGrant, StaffRole } from '@parterre/domain/staff/roles';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../test/test-database.ts';
import { makeReader } from '../../catalogue-reader/reader.ts';
import type { CommandLineActor } from '../../commands/command.ts';
import { runCommand } from '../../commands/run-command.service.ts';
import { buildConsoleApp } from '../../console-app.ts';
import type { Db } from '../../database/connect.ts';
import type { DoFirst, DrawSitePage, ReadPageHeads } from '../../features/catalogue/drafts/preview.ts';
import { type Media, openMedia } from '../../features/pictures/media.ts';
import { makePdfWorkers } from '../../features/sales/documents/pdf-workers.ts';
import { makeSaleDeps, type SaleDeps } from '../../features/sales/sale-deps.ts';
import { makeTicketJwk, parseTicketKey } from '../../features/sales/tickets/keys/ticket-key.ts';
import { composeStaff } from '../../features/staff/compose-staff.ts';
import { inviteStaff } from '../../features/staff/invite-staff.service.ts';
import type { StaffDeps } from '../../features/staff/staff-deps.ts';
import { noMails } from '../forget.ts';
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
  /** Where its pictures are kept. */
  mediaFolder(): string;
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

interface ConsoleStage {
  readonly url?: string;
  /** A sale whose orders it looks after; one of its own, on a database of its own, when left out. */
  readonly sale?: () => SaleDeps;
  readonly refundLimits?: DailyLimits;
  /** Where pictures are kept; a folder of its own when left out. */
  readonly media?: Media;
  /** Draws pages of sites; it has none when left out. */
  readonly drawSitePage?: DrawSitePage;
  readonly readPageHeads?: ReadPageHeads;
  readonly doFirst?: DoFirst;
}

const noLimits = { browser: 1, email: 1, address: 1, addressInvoices: 1 };

const ownSale = (db: Db, now: () => Date): SaleDeps =>
  makeSaleDeps({
    db,
    reader: makeReader(db, now),
    landingId: 1,
    now,
    announce: () => undefined,
    openOrderLimits: noLimits,
    invoiceTerms: { minDaysBefore: 3, maxSharePercent: 20 },
    returnDays: 14,
    providers: new Map(),
    pdfWorkers: makePdfWorkers(),
    ticketKey: parseTicketKey(makeTicketJwk()),
    secret,
    holdMinutes: 15,
    siteUrl: 'http://shop.test',
    apiUrl: 'http://api.test',
    sellerEmail: 'tickets@shop.test',
  });

/** The console, and a clock that stands still. */
export function consoleFixture(stage: ConsoleStage = {}): ConsoleFixture {
  const { url = consoleOrigin, refundLimits = { RUB: 200_000 } } = stage;
  let database: TestDatabase | undefined;
  let db: Db;
  let app: FastifyInstance;
  let folder: string;
  let time = new Date('2026-12-01T09:00:00Z').getTime();
  const now = () => new Date(time);
  beforeAll(async () => {
    if (!stage.sale) database = await testDatabase();
    const sale = stage.sale?.() ?? ownSale((database as TestDatabase).db, now);
    db = sale.db;
    folder = await mkdtemp(join(tmpdir(), 'parterre-media-'));
    const { media = openMedia(folder, undefined) } = stage;
    const { drawSitePage, readPageHeads, doFirst } = stage;
    const siteUrl = 'https://shop.example';
    app = buildConsoleApp({
      db,
      now,
      secret,
      url,
      sale,
      refundLimits,
      siteUrl,
      drawSitePage,
      readPageHeads,
      doFirst,
      mails: noMails,
      media,
    });
  });
  afterAll(async () => {
    await app.close();
    await rm(folder, { recursive: true });
    await database?.close();
  });
  const deps = () => composeStaff({ db, now, secret, origin: () => url });
  const fixture: ConsoleFixture = {
    app: () => app,
    db: () => db,
    deps,
    now,
    mediaFolder: () => folder,
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
