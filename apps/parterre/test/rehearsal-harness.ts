import { execFile } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from '@parterre/api/database/sql';
import { importCatalogue } from '@parterre/api/features/catalogue/import/import-catalogue.service';
import type { RehearsalRow } from '@parterre/api/features/rehearsals/rehearsals.queries';
import { afterAll, beforeAll, expect } from 'vitest';
import { type TestDatabase, testDatabase } from '../../api/test/test-database.ts';
import { rehearsalCatalogue } from './rehearsal/system/rehearsal-catalogue.ts';

export interface RehearsalHarness {
  database(): TestDatabase;
  dataDir(): string;
  /** The id of the only date of the event. */
  performanceOf(title: 'hot' | 'open'): Promise<number>;
  read(id: string): Promise<RehearsalRow | undefined>;
}

export const hotSeats = 20;
export const openPlaces = 30;

/** A database with a hall of twenty seats and a meadow of thirty places, and an empty folder. To be called once at the top of a file. */
export function rehearsalHarness(): RehearsalHarness {
  let dataDir: string;
  let database: TestDatabase;
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'parterre-rehearsals-'));
    await chmod(dataDir, 0o755);
    database = await testDatabase();
    const catalogue = rehearsalCatalogue({ rows: 4, seatsPerRow: 5, places: openPlaces });
    const imported = await importCatalogue(database.db, catalogue, { now: new Date() });
    expect(imported).toMatchObject({ kind: 'imported' });
  });
  afterAll(async () => {
    await database.close();
    await rm(dataDir, { recursive: true, force: true });
  });
  return {
    database: () => database,
    dataDir: () => dataDir,
    performanceOf: async (title) => {
      const { rows } = await database.db.query(sql<{ id: number }>`
        select id from performances where source_id = ${`${title}-1`}`);
      return rows[0]?.id ?? 0;
    },
    read: async (id) => {
      const { rows } = await database.db.query(sql<RehearsalRow>`select * from rehearsals where id = ${id}`);
      return rows[0];
    },
  };
}

const run = promisify(execFile);

/** Command lines of what runs for a rehearsal: its house, its crowd and its database name it. */
export async function listProcesses(id: string): Promise<string[]> {
  const { stdout } = await run('ps', ['-eo', 'args']);
  return stdout.split('\n').filter((line) => line.includes(id));
}
