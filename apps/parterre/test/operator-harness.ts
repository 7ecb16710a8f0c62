import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importCatalogue } from '@parterre/api/features/catalogue/import/import-catalogue.service';
import { smallCatalogue, testNow } from '@parterre/api/testing/small-catalogue';
import { afterAll, beforeAll, vi } from 'vitest';
import { type TestDatabase, testDatabase } from '../../api/test/test-database.ts';

export interface OperatorHarness {
  dataDir(): string;
  database(): TestDatabase;
  /** What a command prints, and how it ends. */
  runAndPrint(run: () => Promise<number>): Promise<{ status: number; runAndPrint: string }>;
}

/** A house with the small catalogue, for its operator's commands. To be called once at the top of a test file. */
export function operatorHarness(): OperatorHarness {
  let dataDir: string;
  let database: TestDatabase;
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'parterre-operator-'));
    database = await testDatabase();
    await importCatalogue(database.db, smallCatalogue(), { now: testNow });
    vi.stubEnv('DATA_DIR', dataDir);
    vi.stubEnv('DATABASE_URL', database.url);
  });
  afterAll(async () => {
    vi.unstubAllEnvs();
    await database.close();
    await rm(dataDir, { recursive: true });
  });
  return {
    dataDir: () => dataDir,
    database: () => database,
    runAndPrint: async (run) => {
      const out = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
      try {
        const status = await run();
        return { status, runAndPrint: out.mock.calls.join('') };
      } finally {
        out.mockRestore();
      }
    },
  };
}
