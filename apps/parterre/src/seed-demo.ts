import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Config } from '@parterre/api/config';
import type { Db } from '@parterre/api/database/connect';
import { sql } from '@parterre/api/database/sql';
import { importCatalogue } from '@parterre/api/features/catalogue/import/import-catalogue.service';
import { StartFault } from '@parterre/api/start-fault';
import { demoCatalogue } from '@parterre/demo/demo-catalogue';
import { syntheticCatalogue } from '@parterre/demo/synthetic/synthetic-catalogue';
import {
  type InterfaceLanguage,
  interfaceLanguages,
  isInterfaceLanguage,
} from '@parterre/domain/languages/languages';
import { timedStep } from './print.ts';

export interface SeedOptions {
  /** How many invented events instead of the demo ones. */
  readonly events?: number | undefined;
  /** The main language of a catalogue that is left to whoever makes the first site in the console. */
  readonly emptyIn?: InterfaceLanguage | undefined;
}

const logos = fileURLToPath(new URL('../../../demo/src/pictures/logos', import.meta.url));

export const mediaFolder = ({ dataDir }: Config) => join(dataDir, 'media');
const dayFile = ({ dataDir }: Config) => join(dataDir, 'demo-day');

/** The day around which the demo's dates were set; undefined for a catalogue of the operator's own. */
export const demoDay = (config: Config): Promise<string | undefined> =>
  readFile(dayFile(config), 'utf8').catch(() => undefined);

/** Fills a database that has no sites yet; what an operator has put there stays. Answers whether it did. */
export async function seedDemo(db: Db, config: Config, { events, emptyIn }: SeedOptions): Promise<boolean> {
  const { rows } = await db.query(sql`select 1 from landings limit 1`);
  if (rows.length > 0) return false;
  if (emptyIn) {
    await store(db, [{ format: 'parterre-catalogue', version: 1, main_lang: emptyIn }]);
    return false;
  }
  const today = new Date().toISOString().slice(0, 10);
  if (events === undefined) await timedStep('demo catalogue', () => store(db, [demoCatalogue(today)]));
  else await timedStep(`${events} invented events`, () => store(db, syntheticCatalogue({ events, today })));
  await cp(logos, join(mediaFolder(config), 'logo'), { recursive: true });
  await writeFile(dayFile(config), today);
  return true;
}

async function store(db: Db, parts: Iterable<unknown>): Promise<void> {
  for (const part of parts) {
    const outcome = await importCatalogue(db, part);
    if (outcome.kind === 'refused')
      throw new StartFault(`The demo catalogue is faulty: ${JSON.stringify(outcome.faults.slice(0, 5))}`);
  }
}

/** `--events 20000` seeds an empty database with that many invented events instead of the demo catalogue. */
export const eventsOption = { events: { type: 'string' } } as const;

/** `--empty de` begins without the demo. The main language of the catalogue is not changed later. */
export const emptyOption = { empty: { type: 'string' } } as const;

export function readEmptyLanguage(language: string | undefined): InterfaceLanguage | undefined {
  if (language === undefined || isInterfaceLanguage(language)) return language;
  throw new StartFault(
    `--empty wants the main language of the catalogue (${interfaceLanguages.join(', ')}), not "${language}".`,
  );
}

export function readEventCount(events: string | undefined): number | undefined {
  if (events === undefined) return undefined;
  if (!/^[1-9]\d{0,6}$/.test(events)) throw new StartFault(`--events wants a number, not "${events}".`);
  return Number(events);
}
