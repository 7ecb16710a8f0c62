import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freeSeats } from '../../../src/rehearsal/crowd/free-seats.ts';
import { end, startSystem } from '../../running-system.ts';
import type { Sale, SalePerformance } from '../visit/visit.ts';
import { type CatalogueSize, rehearsalCatalogue } from './rehearsal-catalogue.ts';

export interface RehearsalSystem {
  readonly sale: Sale;
  /** As Prometheus reads them. */
  metrics(): Promise<string>;
  /** How many seats of the hot performance nobody has. */
  seatsLeft(): Promise<number>;
  /** Whether all that should be true of the data is, and the doctor's own words. */
  doctor(): Promise<{ readonly isWell: boolean; readonly said: string }>;
  close(): Promise<void>;
}

export interface RehearsalOptions {
  readonly size: CatalogueSize;
  /** Settings of the system; DATA_DIR is one of them. */
  readonly env: Readonly<Record<string, string>> & { readonly DATA_DIR: string };
  /** Runs a command of the operator's in this house. */
  readonly operate: Operate;
}

export type Operate = (
  args: readonly string[],
) => Promise<{ readonly code: number | null; readonly output: string }>;

/** The whole system as an operator starts it, with its catalogue imported by their command. */
export async function openRehearsalSystem({
  size,
  env,
  operate,
}: RehearsalOptions): Promise<RehearsalSystem> {
  const file = join(env.DATA_DIR, 'rehearsal.json');
  await writeFile(file, JSON.stringify(rehearsalCatalogue(size)));
  const imported = await operate(['import', file]);
  if (imported.code !== 0) throw new Error(imported.output);
  const system = await startSystem({ PORT: '0', ...env }, ['--no-pictures']);
  const { address } = system;
  const read = async <Body>(path: string): Promise<Body> => (await fetch(address + path)).json();
  const hot = await findPerformance(read, 'hot', size.rows * size.seatsPerRow);
  const open = await findPerformance(read, 'open', size.places);
  const metricsUrl = /Metrics are at (\S+\/metrics)/.exec(system.output())?.[1] ?? '';
  return {
    sale: { address, performances: { hot, open }, assets: await listAssets(address + hot.path) },
    metrics: async () => (await fetch(metricsUrl)).text(),
    seatsLeft: async () => {
      const { free } = await read<{ free: string }>(`/v2/dates/${hot.performanceId}/availability`);
      return freeSeats(free).length;
    },
    doctor: async () => {
      const { code, output } = await operate(['doctor']);
      return { isWell: code === 0, said: output };
    },
    close: async () => void (await end(system.process, 'SIGTERM')),
  };
}

interface Listed {
  readonly results: readonly { readonly id: number; readonly title: string }[];
}
interface Offers {
  readonly general: readonly { readonly ticket_id: string }[];
}

async function findPerformance(
  read: <Body>(path: string) => Promise<Body>,
  title: string,
  places: number,
): Promise<SalePerformance> {
  const { results } = await read<Listed>('/v1/events?lang=en');
  const eventId = results.find((event) => event.title === title)?.id ?? 0;
  const { dates } = await read<{ dates: readonly { id: number }[] }>(`/v1/events/${eventId}`);
  const performanceId = dates[0]?.id ?? 0;
  const { general } = await read<Offers>(`/v2/dates/${performanceId}/offers`);
  return {
    eventId,
    performanceId,
    places,
    path: `/en/events/${eventId}`,
    generalTicket: general[0]?.ticket_id,
  };
}

/** Scripts, styles and letters that a page names. */
async function listAssets(url: string): Promise<string[]> {
  const html = await (await fetch(url)).text();
  const found = html.matchAll(/(?:src|href)="(\/[^"]+\.(?:js|css|woff2))"/g);
  return [...new Set([...found].map(([, path = '']) => path))];
}
