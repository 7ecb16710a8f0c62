import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../../test/test-database.ts';
import { importCatalogue } from '../features/catalogue/import/import-catalogue.service.ts';
import { seatedCatalogue } from './seated-catalogue.ts';
import { testNow } from './small-catalogue.ts';

/** A catalogue that would be stored, were it not for what a test does to it. */
export const base = { ...seatedCatalogue(), news: [] };

export const withEvent = (event: unknown) => ({ ...base, events: [event] });

type FindFaults = (file: unknown) => Promise<string[]>;

/** Imports into a database of the test's own, and tells what a file is refused for: nothing when it is stored. */
export function faultFinder(): FindFaults {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await testDatabase();
  });
  afterAll(() => database.close());
  return async (file) => {
    const outcome = await importCatalogue(database.db, file, { now: testNow });
    if (outcome.kind === 'imported') return [];
    return outcome.faults.map(({ path, reason }) => `${path}: ${reason}`);
  };
}

export type Refusal = readonly [name: string, file: unknown, fault: string];

/** One of the faults begins as the case says. */
export const testRefusals = (findFaults: FindFaults, cases: readonly Refusal[]) =>
  it.each(cases)('refuses %s', async (_name, file, fault) => {
    const faults = await findFaults(file);
    expect(
      faults.find((found) => found.startsWith(fault)),
      faults.join('\n'),
    ).toBeDefined();
  });
