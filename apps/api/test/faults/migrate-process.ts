import { migrate } from '../../src/database/migrate.ts';

/** A process that is killed while it migrates, or not. */
const [databaseUrl = ''] = process.argv.slice(2);
await migrate(databaseUrl);
