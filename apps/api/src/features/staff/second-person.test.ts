import { randomUUID } from 'node:crypto';
import type { CommandInput } from '@parterre/contracts/console/commands';
import { consoleReads } from '@parterre/contracts/console/console-routes';
import { consolePaths } from '@parterre/contracts/paths/console-paths';
import { expect, it } from 'vitest';
import { sql } from '../../database/sql.ts';
import { askSecondPerson } from '../../testing/console/ask-second-person.ts';
import { consoleFixture } from '../../testing/console/console-fixture.ts';
import type { Answer, Operator } from '../../testing/console/operator.ts';

const { operator, deps, db, pass } = consoleFixture();

const outcome = ({ status, body }: Answer) => [status, body.error?.code];
const newcomer = (): CommandInput<'staff.invite'> => ({
  email: `${randomUUID()}@example.com`,
  name: 'Boris',
  roles: [{ role: 'editor', scope: { kind: 'house' } }],
});
const isThere = async ({ email }: { email: string }) =>
  (await db().query(sql`select 1 from staff_accounts where email = ${email}`)).rowCount === 1;

async function ask(asker: Operator, input = newcomer(), key?: string): Promise<string> {
  const asked = await askSecondPerson(deps(), asker, input, key);
  if (asked.kind !== 'awaiting') throw new Error(JSON.stringify(asked));
  return asked.request_id;
}

it('what is above one person’s limit is not done until a second one confirms it, and both are written down', async () => {
  const [anna, boris] = [await operator('owner'), await operator('owner')];
  const input = newcomer();
  const request_id = await ask(anna, input);
  expect(await isThere(input)).toBe(false);
  const { body } = await boris.get(consolePaths.listRequests);
  expect(consoleReads.listRequests.schema.response[200].parse(body)).toEqual(body);
  expect(body.results).toContainEqual(
    expect.objectContaining({
      id: request_id,
      command: 'staff.invite',
      input,
      reason: 'a large one',
      is_own: false,
    }),
  );
  const confirmed = await boris.run('request.confirm', { request_id }, { reason: 'agreed by phone' });
  expect(confirmed).toMatchObject({
    status: 200,
    body: { request_id, result: { link: expect.any(String) } },
  });
  expect(await isThere(input)).toBe(true);
  const [a, b] = [await anna.me(), await boris.me()];
  const { rows } = await db().query(sql<{
    command: string;
    account_id: string | null;
    confirmed_by: string | null;
  }>`
    select command, account_id, confirmed_by
    from audit_log
    where command in ('request.make', 'request.confirm', 'staff.invite') and account_id in (${a.id}, ${b.id})
    order by id`);
  expect(rows).toEqual([
    { command: 'request.make', account_id: a.id, confirmed_by: null },
    { command: 'staff.invite', account_id: a.id, confirmed_by: b.id },
    { command: 'request.confirm', account_id: b.id, confirmed_by: null },
  ]);
});

it('nobody confirms what they have asked for themselves', async () => {
  const anna = await operator('owner');
  const request_id = await ask(anna);
  expect(outcome(await anna.run('request.confirm', { request_id }))).toEqual([409, 'own_request']);
});

it('nobody confirms what they may not do themselves, or without touching a passkey for it', async () => {
  const [anna, editor, boris] = [await operator('owner'), await operator('editor'), await operator('owner')];
  const input = newcomer();
  const [request_id, other] = [await ask(anna, input), await ask(anna)];
  expect(outcome(await editor.run('request.confirm', { request_id }))).toEqual([403, 'not_permitted']);
  expect((await editor.get(consolePaths.listRequests)).body.results).toEqual([]);
  const refused = [403, 'step_up_required'];
  expect(outcome(await boris.run('request.confirm', { request_id }, { stepUp: null }))).toEqual(refused);
  const stepUp = await boris.touch('request.confirm', { request_id: other });
  expect(outcome(await boris.run('request.confirm', { request_id }, { stepUp }))).toEqual(refused);
  expect(await isThere(input)).toBe(false);
});

it('it is done once, though two confirm it at once', async () => {
  const [anna, boris, clara] = [await operator('owner'), await operator('owner'), await operator('owner')];
  const request_id = await ask(anna);
  const touched = [
    await boris.touch('request.confirm', { request_id }),
    await clara.touch('request.confirm', { request_id }),
  ];
  const answers = await Promise.all(
    [boris, clara].map((one, index) =>
      one.run('request.confirm', { request_id }, { stepUp: touched[index] ?? null }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
});

it('it is not done when whoever asked may not do it any more, or nobody confirms it for a day', async () => {
  const [anna, boris] = [await operator('owner'), await operator('owner')];
  const [input, late] = [newcomer(), newcomer()];
  const [request_id, lateId] = [await ask(anna, input), await ask(boris, late)];
  const roles = [{ role: 'editor' as const, scope: { kind: 'house' as const } }];
  await boris.run('staff.change-roles', { account_id: (await anna.me()).id, roles });
  expect(outcome(await boris.run('request.confirm', { request_id }))).toEqual([403, 'not_permitted']);
  pass(24 * 60 + 1);
  const clara = await operator('owner');
  expect(outcome(await clara.run('request.confirm', { request_id: lateId }))).toEqual([404, 'not_found']);
  expect([await isThere(input), await isThere(late)]).toEqual([false, false]);
});

it('it can be declined by whoever could confirm it, and taken back by whoever asked', async () => {
  const [anna, boris, editor] = [await operator('owner'), await operator('owner'), await operator('editor')];
  const [first, second] = [await ask(anna), await ask(anna)];
  expect(outcome(await editor.run('request.decline', { request_id: first }))).toEqual([403, 'not_permitted']);
  expect((await boris.run('request.decline', { request_id: first })).status).toBe(200);
  expect((await anna.run('request.decline', { request_id: second })).status).toBe(200);
  for (const request_id of [first, second])
    expect(outcome(await boris.run('request.confirm', { request_id }))).toEqual([404, 'not_found']);
});

it('asked again under the same key it is the same request', async () => {
  const anna = await operator('owner');
  const [input, key] = [newcomer(), randomUUID()];
  expect(await ask(anna, input, key)).toBe(await ask(anna, input, key));
});
