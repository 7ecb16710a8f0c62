import { commandContracts } from '@parterre/contracts/console/commands';
import {
  commandRoutes,
  consoleReads,
  consoleUploads,
  signInRoutes,
} from '@parterre/contracts/console/console-routes';
import { doorRoutes } from '@parterre/contracts/door/door-routes';
import { consolePaths } from '@parterre/contracts/paths/console-paths';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { describe, expect, expectTypeOf, it } from 'vitest';
import type { z } from 'zod';
import type { ConsoleRouter } from './commands/console-router.ts';
import { forgetCommandResults } from './commands/run-command.service.ts';
import { sql } from './database/sql.ts';
import { forgetSessions } from './features/staff/sign-in/sessions.service.ts';
import { consoleFixture } from './testing/console/console-fixture.ts';

const { app, operator, browser, pass, db } = consoleFixture();

interface OpenApi {
  readonly paths: Record<
    string,
    Record<string, { readonly operationId: string; readonly security: object[] }>
  >;
}
const contract = async (): Promise<OpenApi> => (await app().inject('/openapi.json')).json();

describe('the contract of the console', () => {
  it('is that of its routes: what changes something is a command, signs somebody in or out, or is a phone at a door', async () => {
    const { paths } = await contract();
    const changing = Object.entries(paths).flatMap(([path, calls]) =>
      Object.keys(calls).flatMap((method) => (method === 'get' ? [] : [path])),
    );
    const names = Object.keys(commandContracts) as (keyof typeof commandContracts)[];
    const commands = names.flatMap((name) => Object.values(commandRoutes(name)));
    const uploads = Object.values(consoleUploads);
    const phones = Object.values(doorRoutes);
    const expected = [...Object.values(signInRoutes), ...commands, ...uploads, ...phones].map(
      ({ url }) => url,
    );
    expect(changing.sort()).toEqual(expected.sort());
    expect(Object.keys(paths)).toEqual(
      expect.arrayContaining(Object.values(consoleReads).map(({ url }) => url)),
    );
  });

  it('gives features no way to change something but a command', () => {
    expectTypeOf<keyof ConsoleRouter>().toEqualTypeOf<
      'command' | 'document' | 'offered' | 'read' | 'stream' | 'upload'
    >();
    expectTypeOf<Parameters<ConsoleRouter['read']>[0]['method']>().toEqualTypeOf<'GET'>();
  });

  it('names every call, and says which of them take a session', async () => {
    const { paths } = await contract();
    expect(paths[consolePaths.signIn]?.post).toMatchObject({ operationId: 'signIn', security: [] });
    expect(paths[consolePaths.readMe]?.get).toMatchObject({
      operationId: 'readMe',
      security: [{ sessionCookie: [] }],
    });
    const invite = consolePaths.runCommand.replace(':command', 'staff.invite');
    expect(paths[invite]?.post).toMatchObject({ operationId: 'staff.invite' });
  });

  it('passes the rules that a public linter recommends', async () => {
    const config = await createConfig({ extends: ['recommended'] });
    const found = await lintFromString({ source: JSON.stringify(await contract()), config });
    expect(found.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual([]);
  });

  it('is on an origin of its own, whose answers run nowhere and are kept by nobody', async () => {
    const { headers } = await app().inject(consolePaths.readMe);
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'strict-transport-security': expect.any(String),
    });
    expect(headers).not.toHaveProperty('access-control-allow-origin');
    expect((await app().inject('/v1/events')).statusCode).toBe(404);
  });
});

describe('what is read', () => {
  const answer = async (url: string, reply: z.ZodType) => {
    const owner = await operator('owner');
    const { status, body } = await owner.get(url);
    expect(status).toBe(200);
    expect(reply.parse(body)).toEqual(body);
    return { owner, body };
  };

  it('who I am, and what I may do', async () => {
    const { body } = await answer(consolePaths.readMe, consoleReads.readMe.schema.response[200]);
    expect(body).toMatchObject({
      roles: [{ role: 'owner' }],
      passkeys: [{ name: 'a test', last_used_at: null }],
    });
    expect(body.permissions).toContain('staff.change');
    const { permissions } = await (await operator('door_lead')).me();
    expect(permissions).toEqual(['performances.view', 'door.change']);
  });

  it('everybody with an account, page by page', async () => {
    await operator('editor');
    const { owner, body } = await answer(
      `${consolePaths.listStaff}?limit=2`,
      consoleReads.listStaff.schema.response[200],
    );
    expect(body.results).toHaveLength(2);
    expect(body.total).toBeGreaterThan(2);
    const seen = new Set<unknown>();
    for (let page = 1; seen.size < Number(body.total); page += 1) {
      const { results = [] } = (await owner.get(`${consolePaths.listStaff}?limit=2&page=${page}`)).body;
      expect(results.length).toBeGreaterThan(0);
      for (const { id } of results) seen.add(id);
    }
    const refused = await (await operator('finance')).get(consolePaths.listStaff);
    expect(refused.status).toBe(403);
  });

  it('sessions that go on: one’s own, and anybody’s for those who see staff', async () => {
    const anna = await operator('editor');
    const { id } = await anna.me();
    pass(2);
    await browser(anna.authenticator).signIn();
    await anna.me();
    const { body } = await anna.get(consolePaths.listSessions);
    expect(consoleReads.listSessions.schema.response[200].parse(body)).toEqual(body);
    expect(
      body.results?.map(({ is_current, is_by_passkey, browser: name }) => [is_current, is_by_passkey, name]),
    ).toEqual(
      expect.arrayContaining([
        [true, true, 'a test'],
        [false, true, 'a test'],
      ]),
    );
    const theirs = `${consolePaths.listSessions}?account_id=${id}`;
    expect((await (await operator('owner')).get(theirs)).body.results).toHaveLength(2);
    expect((await (await operator('editor')).get(theirs)).status).toBe(403);
  });

  it('what was done: found by who, what, to what and when, the newest first, page by page', async () => {
    const { owner, body } = await answer(
      `${consolePaths.searchAudit}?limit=3`,
      consoleReads.searchAudit.schema.response[200],
    );
    const ids = (body.results ?? []).map(({ id }) => Number(id));
    expect(ids).toEqual([...ids].sort((a, b) => b - a));
    const next = (await owner.get(`${consolePaths.searchAudit}?limit=3&before=${body.next}`)).body;
    expect(Number(next.results?.[0]?.id)).toBeLessThan(Number(ids.at(-1)));
    const { id } = await owner.me();
    const search = async (query: string) =>
      (await owner.get(`${consolePaths.searchAudit}?${query}`)).body.results?.map(({ command }) => command);
    expect(await search(`account_id=${id}`)).toEqual(['passkey.add', 'session.start']);
    expect(await search(`subject=account:${id}`)).toEqual(['passkey.add', 'session.start', 'staff.invite']);
    expect(await search(`subject=account:${id}&command=passkey.add`)).toEqual(['passkey.add']);
    expect(await search('since=2099-01-01T00:00:00Z')).toEqual([]);
    expect(await search('until=2020-01-01T00:00:00Z')).toEqual([]);
    expect((await (await operator('box_office')).get(consolePaths.searchAudit)).status).toBe(403);
    expect((await (await operator('finance')).get(consolePaths.searchAudit)).status).toBe(200);
  });
});

it('what is over is forgotten after a while; the audit log is not', async () => {
  const anna = await operator('owner');
  await anna.startSignIn();
  const session_id = (await anna.me()).session.id;
  expect((await anna.run('staff.end-session', { session_id })).status).toBe(200);
  const rows = async () => {
    const { rows: counts } = await db().query(sql<{
      challenges: number;
      sessions: number;
      results: number;
      entries: number;
    }>`
      select (select count(*) from staff_challenges) as challenges, (select count(*) from staff_sessions) as sessions,
        (select count(*) from command_results) as results, (select count(*) from audit_log) as entries`);
    return counts[0];
  };
  const before = await rows();
  const aYearLater = new Date('2027-12-01T00:00:00Z');
  await forgetSessions(db(), aYearLater);
  await forgetCommandResults(db(), aYearLater);
  expect(await rows()).toEqual({ challenges: 0, sessions: 0, results: 0, entries: before?.entries });
});
