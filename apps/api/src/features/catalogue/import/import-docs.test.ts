import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../../test/test-database.ts';
import { sql } from '../../../database/sql.ts';
import { importFiles } from './csv/import-files.service.ts';

let database: TestDatabase;
let blocks: ReadonlyMap<string, string>;
let told: readonly string[];

beforeAll(async () => {
  database = await testDatabase();
  const page = await readFile(new URL('../../../../../../docs/import.md', import.meta.url), 'utf8');
  const found = [...page.matchAll(/^```(?:json|csv) (\S+)\n(.*?)^```$/gms)];
  blocks = new Map(found.map(([, name = '', text = '']) => [name, text]));
  told = [...page.matchAll(/^```text\n(.*?)\n```$/gms)].map(([, text = '']) => text);
});
afterAll(() => database.close());

const file = (name: string) => ({ name, text: blocks.get(name) ?? '' });
const tables = ['events.csv', 'dates.csv', 'tickets.csv', 'cast.csv', 'halls.csv', 'small-studio.json'];

async function findFaults(files: readonly { name: string; text: string }[]): Promise<string> {
  const outcome = await importFiles(database.db, files);
  if (outcome.kind === 'imported') return '';
  return outcome.faults
    .map((fault) => `${fault.file}:${fault.line} ${fault.field} ${fault.reason}`)
    .join('\n');
}

it('the catalogue on the page is stored', async () => {
  expect(await importFiles(database.db, [file('catalogue.json')])).toMatchObject({
    kind: 'imported',
    counts: { events: { created: 1 }, persons: { created: 1 }, halls: { created: 1 } },
  });
});

it('the tables and the plan on the page are stored beside it', async () => {
  expect(await importFiles(database.db, tables.map(file))).toMatchObject({
    kind: 'imported',
    counts: { events: { created: 1 }, halls: { created: 1 } },
  });
  const { rows } = await database.db.query(sql<{ vat_rate: number; fee_vat_rate: number }>`
    select distinct vat_rate, fee_vat_rate from ticket_types join events on events.id = event_id where source_id = 'strings'`);
  expect(rows).toEqual([{ vat_rate: 700, fee_vat_rate: 1900 }]);
});

it('the removal on the page is refused as the page says, and done once nothing names the person', async () => {
  expect(await findFaults([file('removing.json')])).toBe(told[0]);
  const { text } = file('removing.json');
  const alone = { name: 'removing.json', text: text.replace(/, "persons": .*?\]/, '') };
  expect(await importFiles(database.db, [alone])).toMatchObject({ counts: { events: { removed: 1 } } });
});

it('the faulty table on the page is refused as the page says', async () => {
  const faulty = file('faulty-dates.csv');
  const [head, , ...rest] = faulty.text.split('\n');
  expect(await findFaults([...tables.map(file), faulty])).toBe(told[1]);
  const shorter = { ...faulty, text: [head, ...rest].join('\n') };
  expect(await findFaults([...tables.map(file), shorter])).toBe(told[2]);
});
