import type { Postgres } from '../../stage/postgres.ts';
import { openConnection } from '../load/connection.ts';
import { recordStatements, type Statement } from './record-statements.ts';
import { startApi } from './start-api.ts';

/** The statements that the API makes for each of these addresses, asked one after another. */
export async function recordedGroups(database: Postgres, paths: readonly string[]): Promise<Statement[][]> {
  const recorder = await recordStatements(database.port);
  const api = await startApi(database.url.replace(`:${database.port}/`, `:${recorder.port}/`));
  const connection = await openConnection(api.port);
  // The settings of the catalogue are read once, with the first request.
  await connection.get('/v1/news?limit=1');
  recorder.take();
  const groups: Statement[][] = [];
  for (const path of paths) {
    await connection.get(path);
    groups.push(recorder.take().filter(isReading));
  }
  connection.close();
  await api.stop();
  recorder.close();
  return groups;
}

/** Connections are set up and sweepers work beside the requests. */
const isReading = ({ text }: Statement): boolean =>
  /^\s*(with|select)\b/.test(text) && !text.includes('sweep_');
