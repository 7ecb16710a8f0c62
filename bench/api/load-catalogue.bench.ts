import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPostgres } from '../fixtures/postgres.ts';
import { judge } from '../measure/judge.ts';
import { seed } from './fixtures/catalogue-database.ts';

const events = 20_000;

await using undo = new AsyncDisposableStack();
const folder = mkdtempSync(join(tmpdir(), 'api-bench-'));
undo.defer(() => rmSync(folder, { recursive: true }));
const database = await openPostgres(folder);
undo.defer(() => database.stop());

// From the command to its end: migrations, inventing the events, checking and storing them, and making them searchable.
const startedAt = performance.now();
await seed(database.url, events, folder);
const seconds = (performance.now() - startedAt) / 1000;

console.log(`Loading ${events} events into an empty database: ${(events / seconds).toFixed(0)} events/s.`);
judge(`load ${events} events: seconds`, seconds, 25);
