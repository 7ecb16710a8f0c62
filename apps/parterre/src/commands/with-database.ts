import { type Config, readConfig } from '@parterre/api/config';
import { connect, type Db } from '@parterre/api/database/connect';
import { migrate } from '@parterre/api/database/migrate';
import { openDatabase } from '../open-database.ts';

/** Opens the database, up to date, for as long as something is done with it. */
export async function withDatabase<Result>(
  act: (db: Db, config: Config) => Promise<Result>,
  config = readConfig(),
): Promise<Result> {
  await using undo = new AsyncDisposableStack();
  const database = await openDatabase(config);
  undo.defer(() => database.close());
  await migrate(database.url);
  const db = connect(database.url);
  undo.defer(() => db.destroy());
  return await act(db, config);
}
