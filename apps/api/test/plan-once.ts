import { createHash } from 'node:crypto';
import { afterAll, beforeAll, vi } from 'vitest';
import type { Db } from '../src/database/connect.ts';
import { Sql, sql } from '../src/database/sql.ts';
import { isCluster } from './test-database.ts';

/**
 * Has each statement planned once for each connection, for any values. A model sends the same ones ten thousands of times to tables of a few
 * rows, where planning them anew is most of what the server does. To be called at the top of a test file, after what opens the database. Citus has
 * to know the values.
 */
export function planOnce(db: () => Db): void {
  if (isCluster()) return;
  beforeAll(async () => {
    const { rows } = await db().query(sql<{ name: string }>`select current_database()::text as name`);
    await db().query(
      sql`alter database ${sql.ref(rows[0]?.name ?? '')} set plan_cache_mode = force_generic_plan`,
    );
    // The one connection that there is by now.
    await db().query(sql`set plan_cache_mode = force_generic_plan`);
    const names = new Map<string, string>();
    const chooseName = (text: string): string => {
      const name = names.get(text) ?? `model_${createHash('sha256').update(text).digest('hex').slice(0, 40)}`;
      names.set(text, name);
      return name;
    };
    vi.spyOn(Sql.prototype, 'name', 'get').mockImplementation(function planned(this: Sql) {
      return isPlanned.test(this.strings[0] ?? '') ? chooseName(this.text) : undefined;
    });
  });
  afterAll(() => vi.restoreAllMocks());
}

/** Others, such as `begin`, have no plan. */
const isPlanned = /^\s*(\/\* \w+ \*\/\s*)?(with|select|insert|update|delete)\b/;
