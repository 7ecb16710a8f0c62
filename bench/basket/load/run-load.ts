import { type Connection, openConnection } from './connection.ts';

export interface Load {
  readonly port: number;
  readonly buyers: number;
  readonly seconds: number;
  /** What one buyer does again and again; answers the status. */
  readonly buy: (connection: Connection, buyer: number) => Promise<number>;
}

export interface Measured {
  readonly count: number;
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
}

/** So many buyers at once, each beginning again when it is answered. Anything but a success is a fault of the benchmark. */
export async function runLoad({ port, buyers, seconds, buy }: Load): Promise<Measured> {
  const times: number[] = [];
  const startedAt = performance.now();
  const until = startedAt + seconds * 1000;
  const work = async (buyer: number) => {
    const connection = openConnection(port);
    for (let begun = performance.now(); begun < until; begun = performance.now()) {
      const status = await buy(connection, buyer);
      if (status !== 200) throw new Error(`a hold was answered ${status}`);
      times.push(performance.now() - begun);
    }
    connection.close();
  };
  await Promise.all(Array.from({ length: buyers }, (_, buyer) => work(buyer)));
  const elapsed = (performance.now() - startedAt) / 1000;
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
  return { count: times.length, perSecond: times.length / elapsed, p50: at(0.5), p99: at(0.99) };
}
