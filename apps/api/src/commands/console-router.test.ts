import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import type { RoleGrant } from '@parterre/domain/staff/roles';
import fastify from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { z } from 'zod';
import { makeEventStream } from '../features/performances/live/event-stream.ts';
import { makeProblem } from '../problems/problem.ts';
import { refuse, type StaffActor } from './command.ts';
import { makeConsoleRouter } from './console-router.ts';
import type { CommandDeps } from './run-command.service.ts';

const boxOffice: RoleGrant = { role: 'box_office', scope: { kind: 'house' } };
const person = (): StaffActor => ({
  kind: 'staff',
  accountId: randomUUID(),
  sessionId: randomUUID(),
  name: 'anna@example.com',
  grants: [boxOffice],
});
const notForThem = refuse(makeProblem('not_permitted', 'It is not for them.'));
const route = { method: 'GET', url: '/stream', schema: { querystring: z.object({}) } } as const;

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => void vi.useRealTimers());

/** A server that streams to whoever is signed in and has a role. */
async function startServer() {
  let [opener, today]: [StaffActor, StaffActor | undefined] = [person(), undefined];
  const app = fastify();
  app.setValidatorCompiler(validatorCompiler);
  const router = makeConsoleRouter(app, {} as CommandDeps, {
    findActor: () => opener,
    findAgain: async () => today,
  });
  router.stream(route, {
    refuse: async ({ grants }) => (grants.length > 0 ? undefined : notForThem),
    open: () => makeEventStream(),
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => app.close());
  const { port } = app.server.address() as AddressInfo;
  return {
    signIn: (actor: StaffActor) => {
      [opener, today] = [actor, actor];
    },
    become: (actor: StaffActor | undefined) => {
      today = actor;
    },
    open: () => fetch(`http://127.0.0.1:${port}/stream`),
  };
}

it.each<[what: string, by: (actor: StaffActor) => StaffActor | undefined]>([
  ['is signed out', () => undefined],
  ['has no role any more', (actor) => ({ ...actor, grants: [] })],
])('a stream ends with the next beat once whoever listens %s', async (_what, by) => {
  const { signIn, become, open } = await startServer();
  const anna = person();
  signIn(anna);
  const response = await open();
  let hasEnded = false;
  const read = response.text().then((text) => {
    hasEnded = true;
    return text;
  });
  await vi.advanceTimersByTimeAsync(15_000);
  expect(hasEnded).toBe(false);
  become(by(anna));
  await vi.advanceTimersByTimeAsync(15_000);
  expect(await read).toBe('retry: 2000\n\n:\n\n:\n\n');
});

it('an account has so many streams and no more, and another its own', async () => {
  const { signIn, open } = await startServer();
  signIn(person());
  for (let streams = 0; streams < 20; streams += 1) expect((await open()).status).toBe(200);
  const refused = await open();
  expect(refused.status).toBe(429);
  expect(await refused.json()).toMatchObject({ error: { code: 'rate_limited' } });
  signIn(person());
  expect((await open()).status).toBe(200);
});
