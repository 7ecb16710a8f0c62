import { expect } from 'vitest';
import { type TestDatabase, testDatabase } from '../../test/test-database.ts';
import { buildApp } from '../app.ts';
import type { AppOptions } from '../app-options.ts';
import type { Db } from '../database/connect.ts';
import { importCatalogue } from '../features/catalogue/import/import-catalogue.service.ts';
import { smallCatalogue, testNow } from './small-catalogue.ts';

export interface TestApi {
  readonly database: TestDatabase;
  readonly app: ReturnType<typeof buildApp>;
  /** The body of a success. What it is, the test says. */
  get<Body>(url: string): Promise<Body>;
  /** What an address is refused with: its status, and each field with its reason. */
  refusal(url: string): Promise<[status: number, ...fields: string[]]>;
  close(): Promise<void>;
}

export type TestOptions = Partial<AppOptions> & {
  /** How the API sees its database, which may fail it. */
  readonly seenAs?: (db: Db) => Db;
};

/** The whole API on a database of its own, which holds the small catalogue unless told otherwise. */
export async function testApi(
  catalogue: unknown = smallCatalogue(),
  { seenAs = (db) => db, ...options }: TestOptions = {},
): Promise<TestApi> {
  const database = await testDatabase();
  const imported = await importCatalogue(database.db, catalogue, { now: testNow });
  expect(imported).toMatchObject({ kind: 'imported' });
  const app = buildApp({ db: seenAs(database.db), now: () => testNow, ...options });
  return {
    database,
    app,
    get: async (url) => {
      const reply = await app.inject(url);
      expect(reply.statusCode, reply.body).toBe(200);
      return reply.json();
    },
    refusal: async (url) => {
      const reply = await app.inject(url);
      const { error } = reply.json();
      const details: { field: string; reason: string }[] = error.details ?? [];
      return [reply.statusCode, ...details.map(({ field, reason }) => `${field}: ${reason}`)];
    },
    close: async () => {
      await app.close();
      await database.close();
    },
  };
}

/** A catalogue in which nothing stands. */
export const emptyCatalogue = { format: 'parterre-catalogue', version: 1, main_lang: 'ru' };
