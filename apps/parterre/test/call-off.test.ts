import { sql } from '@parterre/api/database/sql';
import { expect, it } from 'vitest';
import { runCallOff } from '../src/commands/run-call-off.ts';
import { operatorHarness } from './operator-harness.ts';

const harness = operatorHarness();
const { runAndPrint } = harness;
const callOff = (...args: readonly string[]) => runAndPrint(() => runCallOff(args));

const find = async () => {
  const { rows } = await harness.database().db.query(sql<{ id: number; status: string }>`
    select id, status from performances where source_id = 'nutcracker-1'`);
  return { id: String(rows[0]?.id), status: rows[0]?.status };
};

it('a performance is called off once that was looked at, paused and resumed, and played after all', async () => {
  const { id } = await find();
  const looked = await callOff(id, '--cancel', '14');
  expect(looked.runAndPrint).toMatch(/^performance +cancelled$/m);
  expect(looked.runAndPrint).toContain('Nothing is done yet');
  expect((await find()).status).toBe('scheduled');

  expect((await callOff(id, '--cancel', '14', '--yes')).runAndPrint).toMatch(/^Done\./);
  expect((await find()).status).toBe('cancelled');
  await expect(runCallOff([id, '--cancel', '14', '--yes'])).rejects.toThrow('being called off already');
  expect((await callOff(id, '--pause')).runAndPrint).toContain('Nothing more goes back');
  expect((await callOff(id, '--resume')).runAndPrint).toContain('It goes on');

  await callOff(id, '--move', '2037-12-20T19:00', '--yes');
  expect((await find()).status).toBe('scheduled');
  const { rows } = await harness.database().db.query(sql<{ command: string }>`
    select command from audit_log order by id`);
  expect(rows.map(({ command }) => command)).toEqual([
    'performance.call-off',
    'performance.pause-call-off',
    'performance.resume-call-off',
    'performance.call-off',
  ]);
});

it.each([
  [['--cancel', '14'], 'What is meant'],
  [['12'], 'What is meant'],
  [['12', '--cancel', '0'], 'What is meant'],
  [['12', '--cancel', '14', '--postpone'], 'What is meant'],
  [['12', '--move', 'tomorrow'], 'What is meant'],
  [['999', '--postpone'], 'no such performance'],
  [['999', '--pause'], 'never called off'],
])('call-off %j is refused in a sentence', async (args, why) => {
  await expect(runCallOff(args)).rejects.toThrow(why);
});
