import { setImmediate } from 'node:timers/promises';
import type { Db } from '@parterre/api/database/connect';
import { expect, it } from 'vitest';
import { makePreviews } from './draw-preview.ts';

/** A database that answers nobody until it is told to. */
function silentDatabase() {
  const told = Promise.withResolvers<never>();
  const db = { transaction: () => told.promise } as unknown as Db;
  return { db, fail: () => told.reject(new Error('away')) };
}

const request = { key: 'k'.repeat(22), path: '/', acceptedLanguages: 'de' };

it('two are drawn at once; who comes on top is told to come again, until one is done', async () => {
  const { db, fail } = silentDatabase();
  const { draw } = makePreviews({
    db,
    rehearse: () => Promise.reject(new Error('nothing is read')),
    publisher: { rehearse: async () => undefined, doFirst: (work) => work() },
    now: () => new Date(),
  });
  const drawn = [draw(request), draw(request)];
  const third = await Promise.race([draw(request), setImmediate('waits')]);
  expect(third).toMatchObject({ status: 503, html: expect.stringContaining('Im Moment geht es nicht') });
  fail();
  await Promise.allSettled(drawn);
  await expect(draw(request)).rejects.toThrow('away');
});

it('no key is looked for that cannot be one', async () => {
  const { db } = silentDatabase();
  const { draw } = makePreviews({
    db,
    rehearse: () => Promise.reject(new Error('nothing is read')),
    publisher: { rehearse: async () => undefined, doFirst: (work) => work() },
    now: () => new Date(),
  });
  expect(await draw({ ...request, key: '../../etc/passwd' })).toMatchObject({ status: 404 });
});
