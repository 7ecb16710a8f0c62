import { openConnection } from './connection.ts';

export interface Load {
  readonly port: number;
  readonly clients: number;
  /** Asked in this order, each once, by whichever client is free. */
  readonly paths: readonly string[];
}

export interface Measured {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
}

/** So many clients at once, each asking again when it is answered. */
export async function runLoad({ port, clients, paths }: Load): Promise<Measured> {
  const times: number[] = [];
  const queue = paths.values();
  const work = async () => {
    const connection = openConnection(port);
    for (const path of queue) {
      const begunAt = performance.now();
      await connection.get(path);
      times.push(performance.now() - begunAt);
    }
    connection.close();
  };
  const startedAt = performance.now();
  await Promise.all(Array.from({ length: clients }, work));
  const seconds = (performance.now() - startedAt) / 1000;
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
  return { perSecond: times.length / seconds, p50: at(0.5), p99: at(0.99) };
}
