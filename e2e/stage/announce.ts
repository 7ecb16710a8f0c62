import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from './run-command.ts';

interface Exported {
  readonly format: string;
  readonly version: number;
  readonly main_lang: string;
  readonly events: readonly { readonly title: { readonly ru: string }; readonly dates: readonly object[] }[];
}

/** Has the operator say of all dates of an event, by its Russian title, that they are so. Answers how to take that back. */
export async function announce(
  title: string,
  status: 'cancelled' | 'postponed',
): Promise<() => Promise<void>> {
  const { format, version, main_lang, events }: Exported = JSON.parse(await runCommand('export'));
  const event = events.find(({ title: { ru } }) => ru === title);
  if (!event) throw new Error(`There is no ${title}.`);
  const store = (changed: object) => importFile({ format, version, main_lang, events: [changed] });
  await store({ ...event, dates: event.dates.map((date) => ({ ...date, status })) });
  return () => store(event);
}

async function importFile(catalogue: object): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'parterre-announced-'));
  const file = join(folder, 'catalogue.json');
  await writeFile(file, JSON.stringify(catalogue));
  await runCommand('import', file);
  await rm(folder, { recursive: true });
}
