import { chmod, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../api/test/test-database.ts';
import { runDoctor } from '../../src/commands/run-doctor.ts';
import { runImport } from '../../src/commands/run-import.ts';
import { rehearse } from './rehearse.ts';
import { writeReport } from './report/write-report.ts';
import { type Operate, openRehearsalSystem, type RehearsalSystem } from './system/rehearsal-system.ts';

/** Kept between runs, so that its pages need not be made anew. */
const DATA_DIR = fileURLToPath(new URL('../../../../.cache/test-rehearsal', import.meta.url));
const size = { rows: 5, seatsPerRow: 6, places: 500 };
const crowd = { visitors: 60, arriveWithinMs: 1500, thinkMs: 300, seed: 'small' };

let database: TestDatabase;
let system: RehearsalSystem;

const commands: Readonly<Record<string, typeof runDoctor>> = { import: runImport, doctor: runDoctor };

/** In this process, which has loaded most of it already. */
const operate: Operate = async ([name = '', ...args]) => {
  const out = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  try {
    const code = await commands[name]?.(args);
    return { code: code ?? null, output: out.mock.calls.join('') };
  } finally {
    out.mockRestore();
  }
};

beforeAll(async () => {
  await mkdir(DATA_DIR, { recursive: true });
  for (const old of ['mail', 'sandbox-bank.json'])
    await rm(join(DATA_DIR, old), { recursive: true, force: true });
  await chmod(DATA_DIR, 0o755);
  database = await testDatabase();
  vi.stubEnv('DATA_DIR', DATA_DIR);
  vi.stubEnv('DATABASE_URL', database.url);
  const env = {
    DATA_DIR,
    DATABASE_URL: database.url,
    SITE_URL: 'https://parterre.example',
    // So small that even this crowd is too much.
    MAX_CONCURRENT_REQUESTS: '3',
    VISITOR_RATE_LIMIT: '100',
  };
  system = await openRehearsalSystem({ size, env, operate });
});
afterAll(async () => {
  await system?.close();
  vi.unstubAllEnvs();
  await database?.close();
});

it('a crowd buys a house out, and whoever is too much is sent away politely', async () => {
  const report = await rehearse(system, crowd);
  expect(report.faults, writeReport(report)).toEqual([]);
  expect(Object.keys(report.summary.refusals).sort()).toEqual([
    '409 ticket_unavailable',
    '429 rate_limited',
    '503 overloaded',
  ]);
  expect(report.bought.length).toBeGreaterThanOrEqual(10);
  expect(report.run.maxWatching).toBeGreaterThanOrEqual(10);
});
