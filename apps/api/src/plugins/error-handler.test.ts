import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { Contended } from '../database/contention.ts';
import { addErrorHandler } from './error-handler.ts';

it.each([
  ['always comes second', new Contended('Others were quicker.')],
  ['meets a deadlock', Object.assign(new Error('deadlock detected'), { code: '40P01' })],
])('whoever %s is asked to come again in a second', async (_what, error) => {
  const app = Fastify();
  addErrorHandler(app);
  app.get('/', () => Promise.reject(error));
  const reply = await app.inject('/');
  expect(reply.statusCode).toBe(503);
  expect(reply.headers['retry-after']).toBe('1');
  expect(reply.json()).toMatchObject({ error: { code: 'overloaded' } });
  await app.close();
});
