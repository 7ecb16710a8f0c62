import { type Connection, openConnection } from './connection.ts';

export interface Measured {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
}

/** So many clients at once, whose connections stay open, each asking again when it is answered. */
export interface Crowd {
  /** Asks for each of the paths once, in this order, by whichever client is free. */
  ask(paths: readonly string[]): Promise<Measured>;
  leave(): void;
}

export async function gatherCrowd(port: number, clients: number): Promise<Crowd> {
  const connections = await Promise.all(Array.from({ length: clients }, () => openConnection(port)));
  return {
    ask: (paths) => sendAll(connections, paths),
    leave: () => {
      for (const connection of connections) connection.close();
    },
  };
}

async function sendAll(connections: readonly Connection[], paths: readonly string[]): Promise<Measured> {
  const times: number[] = [];
  const queue = paths.values();
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
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
  return { perSecond: times.length / seconds, p50: at(0.5), p99: at(0.99) };
}
