import { expect } from 'vitest';
import { type TestDatabase, testDatabase } from '../../test/test-database.ts';
import { buildApp } from '../app.ts';
import { importCatalogue } from '../features/catalogue/import-catalogue.service.ts';
import { smallCatalogue, testNow } from './small-catalogue.ts';

export interface TestApi {
  readonly database: TestDatabase;
  readonly app: ReturnType<typeof buildApp>;
  /** The body of a success. */
  get(url: string): Promise<unknown>;
  close(): Promise<void>;
}

/** The whole API on a database of its own that holds the small catalogue. */
export async function testApi(catalogue: unknown = smallCatalogue()): Promise<TestApi> {
  const database = await testDatabase();
  expect(await importCatalogue(database.db, catalogue, { now: testNow })).toMatchObject({ kind: 'imported' });
  const app = buildApp({ db: database.db, now: () => testNow });
  return {
    database,
    app,
    get: async (url) => {
      const reply = await app.inject(url);
      expect(reply.statusCode, reply.body).toBe(200);
      return reply.json();
    },
    close: async () => {
      await app.close();
      await database.close();
    },
  };
}
