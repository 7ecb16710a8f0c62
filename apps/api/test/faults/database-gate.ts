import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** What stands between a process and its database, and sees every statement pass. */
export interface DatabaseGate {
  /** The same database, through the gate. */
  readonly url: string;
  /** How many statements the database has finished. */
  finished(): number;
  /**
   * Shuts once the database has finished so many more: its last answer is kept back. 0 keeps the next question back. From
   * then on nothing passes, until it is told another number.
   */
  shutAfter(statements: number, onShut: () => void): void;
  /** The same, but the last answer passes: whoever has it goes on until they ask again. */
  shutBeforeNext(statements: number, onShut: () => void): void;
  /** Whoever comes from now on is led to another server. */
  redirect(databaseUrl: string): void;
  close(): Promise<void>;
}

/** PostgreSQL ends its answer to every statement with this message (its manual, 54.7: ReadyForQuery). */
const readyForQuery = 'Z'.charCodeAt(0);

export async function openDatabaseGate(databaseUrl: string): Promise<DatabaseGate> {
  let target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let finished = 0;
  let limit = Number.POSITIVE_INFINITY;
  let shut: (() => void) | undefined;
  let isShut = false;
  let passesAnswer = false;
  const shutNow = () => {
    isShut = true;
    shut?.();
  };

  const server = createServer((asking) => {
    const answering = connect(Number(target.port), target.hostname);
    const countAnswers = messageReader((type) => {
      if (type === readyForQuery) finished += 1;
    });
    link(asking, answering);
    asking.on('data', (chunk) => {
      if (!isShut && finished >= limit) shutNow();
      if (!isShut) answering.write(chunk);
    });
    answering.on('data', (chunk) => {
      countAnswers(chunk);
      if (!isShut && !passesAnswer && finished >= limit) shutNow();
      if (!isShut) asking.write(chunk);
    });
  });
  const link = (asking: Socket, answering: Socket) => {
    for (const [socket, other] of [
      [asking, answering],
      [answering, asking],
    ] as const) {
      sockets.add(socket.on('error', () => undefined));
      socket.on('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
    }
  };
  const setLimit = (isPassing: boolean) => (statements: number, onShut: () => void) => {
    limit = finished + statements;
    shut = onShut;
    isShut = false;
    passesAnswer = isPassing;
  };
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A server that listens on a port has an address of that kind.
  const { port } = server.address() as AddressInfo;
  return {
    url: Object.assign(new URL(target), { port: String(port) }).href,
    finished: () => finished,
    shutAfter: setLimit(false),
    shutBeforeNext: setLimit(true),
    redirect: (url) => {
      target = new URL(url);
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

/** Tells the type of every message in a stream of them: a byte, then a length that counts itself. */
function messageReader(hear: (type: number) => void): (chunk: Buffer) => void {
  let rest: Buffer = Buffer.alloc(0);
  return (chunk) => {
    rest = Buffer.concat([rest, chunk]);
    while (rest.length >= 5) {
      const size = 1 + rest.readUInt32BE(1);
      if (rest.length < size) return;
      hear(rest.readUInt8(0));
      rest = rest.subarray(size);
    }
  };
}
