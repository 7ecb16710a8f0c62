import { expect, it } from 'vitest';
import { loggedError, scrub } from './scrub.ts';

it.each([
  ['duplicate key (anna@example.com)', 'duplicate key (…@…)'],
  ['Key (email)=(анна@почта.рф) exists', 'Key (email)=(…@…) exists'],
  ['call +7 (912) 345-67-89 now', 'call … now'],
  ['postgres://parterre:hunter2@db/x', 'postgres://db/x'],
  ['GET /api/orders/Qm9yaXMgR29kdW5vdiAxNg', 'GET /api/orders/…'],
  ['Migration 0007-orders.sql failed', 'Migration 0007-orders.sql failed'],
  ['at /srv/node_modules/@fastify/cors/index.js:1:2', undefined],
  ['at apps/api/src/features/bot-protection/bot-protection.service.ts:12:3', undefined],
])('"%s" is logged as "%s"', (text, logged) => {
  expect(scrub(text)).toBe(logged ?? text);
});

it('an error is logged without the row that a database refused, down to its causes', () => {
  const refused = Object.assign(new Error('duplicate key'), { code: '23505', detail: 'Key (name)=(Anna)' });
  const logged = loggedError(new Error('An order failed', { cause: refused }));
  expect(logged).toMatchObject({ message: 'An order failed', cause: { code: '23505' } });
  expect(JSON.stringify(logged)).not.toContain('Anna');
});
