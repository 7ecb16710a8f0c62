import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { CatalogueFile } from '@parterre/contracts/catalogue-file/catalogue-file';
import type { Availability } from '@parterre/contracts/dates/availability';
import type { Offers } from '@parterre/contracts/dates/offers';
import { freeSeats } from './crowd/free-seats.ts';
import { type RehearsalFolder, startBeside } from './processes.ts';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));

/** A house of its own, on this machine, that nobody outside it can reach and that can reach nobody. */
export interface HouseParts {
  readonly folder: RehearsalFolder;
  readonly env: Readonly<Record<string, string>>;
}

export interface CopiedSale {
  readonly performanceId: number;
  readonly hasSeats: boolean;
  readonly hasUnits: boolean;
  readonly maxPerOrder: number;
  /** Places that can be had. */
  readonly free: number;
}

/** Runs a command of the operator's there, to its end; answers what it printed. */
async function operate(parts: HouseParts, args: readonly string[]): Promise<string> {
  const child = startBeside(parts.folder, { script: main, args, env: parts.env });
  const ended = once(child, 'exit');
  const [printed] = await Promise.all([readAll(child), ended]);
  if (child.exitCode !== 0) throw new Error(`${args[0]} ended with ${child.exitCode}: ${printed}`);
  return printed;
}

async function readAll({ stdout, stderr }: ChildProcess): Promise<string> {
  const read = [stdout, stderr].map((stream) => (stream ? text(stream) : ''));
  return (await Promise.all(read)).join('');
}

/** By the command that operators import with. */
export async function importCopy(parts: HouseParts, file: CatalogueFile): Promise<void> {
  const path = join(parts.folder.path, 'catalogue.json');
  await writeFile(path, JSON.stringify(file));
  await operate(parts, ['import', path]);
}

export async function turnRoomOn(parts: HouseParts, performanceId: number): Promise<number> {
  const printed = await operate(parts, ['waiting-room', 'on', String(performanceId)]);
  const [, room] = /Waiting room (\d+) is on/.exec(printed) ?? [];
  if (room === undefined) throw new Error(printed);
  return Number(room);
}

/** Whether the doctor is content with what the crowd left behind. */
export const isWell = (parts: HouseParts): Promise<boolean> =>
  operate(parts, ['doctor']).then(
    () => true,
    () => false,
  );

/** What is told of a house that ends too early. */
const maxTold = 2000;

/** Starts it as an operator would, without pages, since the crowd calls the API alone; answers its address once it serves. */
export function openHouse(parts: HouseParts): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const args = ['start', '--no-pages', '--no-pictures'];
  const child = startBeside(parts.folder, { script: main, args, env: parts.env });
  let printed = '';
  const read = (part: string) => {
    printed = (printed + part).slice(-maxTold);
    const [, address] = /running at (\S+)/.exec(printed) ?? [];
    if (address) resolve(address);
  };
  child.stdout?.setEncoding('utf8').on('data', read);
  child.stderr?.setEncoding('utf8').on('data', read);
  child.on('error', reject);
  child.on('close', () => reject(new Error(`The house for a rehearsal ended: ${printed}`)));
  return promise;
}

/** What is on sale there: the copy, and nothing else. */
export async function readSale(address: string): Promise<CopiedSale> {
  const read = async <Body>(path: string): Promise<Body> => (await fetch(address + path)).json();
  const { results } = await read<{ results: readonly { id: number }[] }>('/v1/events');
  const event = await read<{ dates: readonly { id: number }[] }>(`/v1/events/${results[0]?.id}`);
  const performanceId = event.dates[0]?.id;
  if (performanceId === undefined) throw new Error('The copy has nothing that can be bought.');
  const { plan, general, max_per_order } = await read<Offers>(`/v2/dates/${performanceId}/offers`);
  const seats = plan ? await read<Availability>(`/v2/dates/${performanceId}/availability`) : { free: '' };
  const units = general.reduce((sum, { left }) => sum + left, 0);
  return {
    performanceId,
    hasSeats: plan !== null,
    hasUnits: general.length > 0,
    maxPerOrder: max_per_order,
    free: freeSeats(seats.free).length + units,
  };
}
