import { sql } from '@parterre/api/database/sql';
import { expect, it } from 'vitest';
import { runConsole } from '../src/commands/run-console.ts';
import { operatorHarness } from './operator-harness.ts';

const { runAndPrint, database } = operatorHarness();

it('invites the first owner, and writes down who typed it where', async () => {
  const args = ['invite', 'Anna@example.com', '--role', 'owner', '--role', 'editor', '--name', 'Anna'];
  const { status, runAndPrint: printed } = await runAndPrint(() => runConsole(args));
  expect(status).toBe(0);
  expect(printed).toMatch(/^http:\/\/localhost:3003\/invitation#[\w-]{43}\n/);
  const { rows } = await database().db.query(sql<{ actor: string; after: unknown }>`
    select actor, after from audit_log where command = 'staff.invite'`);
  expect(rows).toEqual([
    {
      actor: expect.stringMatching(/^\S+@\S+$/),
      after: {
        email: 'Anna@example.com',
        name: 'Anna',
        is_invited: true,
        roles: [
          { role: 'editor', scope: { kind: 'house' } },
          { role: 'owner', scope: { kind: 'house' } },
        ],
      },
    },
  ]);
});

it.each([
  [['invite', 'anna@example.com']],
  [['invite', 'anna@example.com', '--role', 'king']],
  [['invite', '--role', 'owner']],
  [['expel', 'anna@example.com', '--role', 'owner']],
])('says how it is used when told %j', async (args) => {
  await expect(runConsole(args)).rejects.toThrow('console invite EMAIL --role');
});

it('tells in a sentence why somebody cannot be invited', async () => {
  await expect(runConsole(['invite', 'nobody', '--role', 'owner'])).rejects.toThrow(
    'This is not an address.',
  );
  await expect(runConsole(['invite', 'anna@example.com', '--role', 'finance'])).rejects.toThrow(
    'has other roles',
  );
});
