import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from './run-command.ts';

interface ExportedDate {
  readonly started_at: string;
  readonly doors_at?: string;
  readonly sale_ends_at?: string;
}

interface Exported {
  readonly format: string;
  readonly version: number;
  readonly main_lang: string;
  readonly events: readonly {
    readonly title: { readonly ru: string };
    readonly dates: readonly ExportedDate[];
  }[];
}

/** Has the operator say of all dates of an event, by its Russian title, that they are so. Answers how to take that back. */
export const announce = (title: string, status: 'cancelled' | 'postponed'): Promise<() => Promise<void>> =>
  change(title, (date) => ({ ...date, status }));

/** The same for dates that are moved by a year. */
export const moveByAYear = (title: string): Promise<() => Promise<void>> =>
  change(title, ({ doors_at: _doors, sale_ends_at: _end, ...date }) => ({
    ...date,
    started_at: date.started_at.replace(/^\d+/, (year) => String(Number(year) + 1)),
  }));

async function change(title: string, alter: (date: ExportedDate) => object): Promise<() => Promise<void>> {
  const { format, version, main_lang, events }: Exported = JSON.parse(await runCommand('export'));
  const event = events.find(({ title: { ru } }) => ru === title);
  if (!event) throw new Error(`There is no ${title}.`);
  const store = (changed: object) => importFile({ format, version, main_lang, events: [changed] });
  await store({ ...event, dates: event.dates.map(alter) });
  return () => store(event);
}

async function importFile(catalogue: object): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'parterre-announced-'));
  const file = join(folder, 'catalogue.json');
  await writeFile(file, JSON.stringify(catalogue));
  await runCommand('import', file);
  await rm(folder, { recursive: true });
}
