import { expect, it } from 'vitest';
import { openListener } from '../../src/database/listener.ts';
import { sql } from '../../src/database/sql.ts';
import { testDatabase } from '../test-database.ts';
import { openDatabaseGate } from './database-gate.ts';

it('whoever listens to a database that falls silent notices, and hears it again afterwards', async () => {
  const database = await testDatabase();
  const gate = await openDatabaseGate(database.url);
  const heard: (string | undefined)[] = [];
  const onNotification = (payload: string | undefined) => void heard.push(payload);
  const listener = await openListener({
    connectionString: gate.url,
    channel: 'trial',
    onNotification,
    beatMs: 100,
  });
  gate.shutAfter(0, () => undefined);
  await expect.poll(listener.isConnected).toBe(false);
  gate.shutAfter(Number.POSITIVE_INFINITY, () => undefined);
  await expect.poll(listener.isConnected).toBe(true);
  await database.db.query(sql`select pg_notify('trial', 'there again')`);
  await expect.poll(() => heard.at(-1)).toBe('there again');
  await listener.close();
  await gate.close();
  await database.close();
});
