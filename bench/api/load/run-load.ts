import { type Connection, openConnection } from './connection.ts';

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

/** So many clients at once, whose connections stand open, each asking again when it is answered. */
export async function runLoad({ port, clients, paths }: Load): Promise<Measured> {
  const times: number[] = [];
  const queue = paths.values();
  const connections = await Promise.all(Array.from({ length: clients }, () => openConnection(port)));
  const work = async (connection: Connection) => {
    for (const path of queue) {
      const begunAt = performance.now();
      await connection.get(path);
      times.push(performance.now() - begunAt);
    }
  };
  const startedAt = performance.now();
  await Promise.all(connections.map(work));
  const seconds = (performance.now() - startedAt) / 1000;
  for (const connection of connections) connection.close();
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
  return { perSecond: times.length / seconds, p50: at(0.5), p99: at(0.99) };
}
