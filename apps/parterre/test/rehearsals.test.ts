import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from '@parterre/api/database/sql';
import { askRehearsal, stopRehearsal } from '@parterre/api/features/rehearsals/rehearsal-commands.service';
import { rehearsalStages } from '@parterre/contracts/console/rehearsals';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { runAsOperator } from '../src/commands/run-as-operator.ts';
import { sweepRehearsals } from '../src/rehearsal/sweep-rehearsals.ts';
import { hotSeats, listProcesses, openPlaces, rehearsalHarness } from './rehearsal-harness.ts';

const { database, dataDir, performanceOf, read } = rehearsalHarness();
/** A second house is set up from nothing, beside whatever else the machine has to do. */
const patient = { timeout: 900_000 };
const soon = { timeout: 600_000, interval: 50 };
const reason = 'before the premiere';

const faults: unknown[] = [];
beforeEach(() => void faults.splice(0));

const db = () => database().db;
const sweep = () => {
  const onFault = (error: unknown) => void faults.push(error);
  const deps = { db: db(), dataDir: dataDir(), env: { PATH: process.env.PATH }, niceness: 0, onFault };
  return sweepRehearsals(deps, new AbortController().signal);
};
const ask = async (title: 'hot' | 'open', visitors: number, has_room: boolean) => {
  const input = { performance_id: await performanceOf(title), visitors, has_room };
  return (await runAsOperator(db(), askRehearsal, { input, reason })).rehearsal_id;
};
const reach = (id: string, stage: string) =>
  vi.waitUntil(async () => (await read(id))?.stage === stage, soon);
const stopped = (code: string) => ({ outcome: 'stopped', faults: [{ code, count: 1 }] });

async function expectNothingLeft(id: string): Promise<void> {
  expect(await listProcesses(id)).toEqual([]);
  expect(await readdir(join(dataDir(), 'rehearsals'))).toEqual([]);
}

it(
  'a crowd in a waiting room buys a copy of the hall out, and its verdict and curve are kept',
  patient,
  async () => {
    const id = await ask('hot', 60, true);
    await sweep();
    expect(faults).toEqual([]);
    expect(await read(id)).toMatchObject({
      outcome: expect.stringMatching(/^(ready|slow)$/),
      seats: hotSeats,
      figures: { sold: hotSeats, left_waiting: 0 },
    });
    const { rows } = await db().query(sql<{ sold: number; admitted: number }>`
    select sum(sold)::integer as sold, sum(admitted)::integer as admitted from rehearsal_sums where rehearsal_id = ${id}`);
    expect(rows[0]?.sold).toBe(hotSeats);
    expect(rows[0]?.admitted).toBeGreaterThanOrEqual(10);
    await expectNothingLeft(id);
  },
);

it('places without a number are rehearsed as well, by a crowd that pushes at the door', patient, async () => {
  const id = await ask('open', 40, false);
  await sweep();
  expect(faults).toEqual([]);
  expect(await read(id)).toMatchObject({ seats: openPlaces, figures: { sold: openPlaces } });
  await expectNothingLeft(id);
});

it('it stops when somebody says so', patient, async () => {
  const id = await ask('hot', 60, true);
  const swept = sweep();
  await reach(id, 'starting');
  await runAsOperator(db(), stopRehearsal, { input: { rehearsal_id: id }, reason });
  await swept;
  expect(await read(id)).toMatchObject(stopped('stopped_by_operator'));
  await expectNothingLeft(id);
});

it('it stops by itself when real buyers are sent away', patient, async () => {
  const id = await ask('hot', 60, true);
  const swept = sweep();
  await reach(id, 'starting');
  await db().query(sql`
    insert into load_sums (slot_at, process_id, holds, hold_p95_ms, shed, failed, database_ms)
    values (now(), gen_random_uuid(), 3, 90, 1, 0, 2)`);
  await swept;
  expect(await read(id)).toMatchObject(stopped('stopped_for_buyers'));
  await db().query(sql`truncate load_sums`);
  await expectNothingLeft(id);
});

it('what another machine left of a rehearsal is cleared away two minutes after it was over, and no sooner', async () => {
  const id = await ask('hot', 10, true);
  const folder = join(dataDir(), 'rehearsals', id);
  const endedAgo = (seconds: number) =>
    db().query(sql`
      update rehearsals
      set claimed_at = requested_at, finished_at = now() - make_interval(secs => ${seconds}), outcome = 'stopped', faults = '[]'
      where id = ${id}`);
  await endedAgo(60);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'runner.json'), JSON.stringify({ host: 'another', pid: 1, command: '' }));
  await sweep();
  expect(await readdir(folder)).toEqual(['runner.json']);
  await endedAgo(150);
  await sweep();
  await expectNothingLeft(id);
});

const program = fileURLToPath(new URL('./run-rehearsals.ts', import.meta.url));

// Each takes a sale of its own to get there; that of every stage is asked for by name.
const stages = process.env.FAULTS === 'all' ? rehearsalStages : (['copying', 'selling'] as const);

it.each(stages)(
  'killed while it is %s, a runner leaves neither process nor folder',
  patient,
  async (stage) => {
    const id = await ask('hot', 10, true);
    const runner = spawn(process.execPath, [program, database().url, dataDir()], {
      env: { PATH: process.env.PATH },
      stdio: 'inherit',
    });
    onTestFinished(() => void runner.kill('SIGKILL'));
    await reach(id, stage);
    runner.kill('SIGKILL');
    await once(runner, 'exit');
    await sweep();
    expect(await read(id)).toMatchObject(stopped('runner_gone'));
    await expectNothingLeft(id);
  },
);
