import { connect, createServer, type Socket } from 'node:net';

export interface Statement {
  readonly text: string;
  readonly values: readonly (string | null)[];
}

export interface Recorder {
  readonly port: number;
  /** What was asked since the last time. */
  take(): Statement[];
  close(): void;
}

/** Stands between a client and PostgreSQL and writes down the statements that the client sends. */
export async function recordStatements(databasePort: number): Promise<Recorder> {
  const statements: Statement[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const database = connect(databasePort, '127.0.0.1');
    const read = messageReader(statements);
    client.on('data', read);
    client.pipe(database).pipe(client);
    for (const socket of [client, database]) {
      sockets.add(socket);
      socket.on('error', () => client.destroy());
    }
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port was given.');
  return {
    port: address.port,
    take: () => statements.splice(0),
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

/** Reads what a client says: the first message has no type, each other begins with one and its length. */
function messageReader(statements: Statement[]): (chunk: Buffer) => void {
  let rest = Buffer.alloc(0);
  let isStarted = false;
  let text = '';
  const next = (): { type: string; body: Buffer } | undefined => {
    const head = isStarted ? 1 : 0;
    if (rest.length < head + 4) return undefined;
    const end = head + rest.readInt32BE(head);
    if (rest.length < end) return undefined;
    const message = { type: rest.toString('latin1', 0, head), body: rest.subarray(head + 4, end) };
    rest = rest.subarray(end);
    isStarted = true;
    return message;
  };
  return (chunk) => {
    rest = Buffer.concat([rest, chunk]);
    for (let message = next(); message; message = next()) {
      if (message.type === 'P') text = parsedText(message.body);
      if (message.type === 'B') statements.push({ text, values: boundValues(message.body) });
    }
  };
}

const zero = Buffer.from([0]);

/** Name and text, each up to a zero byte. */
function parsedText(body: Buffer): string {
  const start = body.indexOf(zero) + 1;
  return body.toString('utf8', start, body.indexOf(zero, start));
}

/** Portal, name, formats, then each value with its length; −1 stands for null. */
function boundValues(body: Buffer): (string | null)[] {
  let at = body.indexOf(zero, body.indexOf(zero) + 1) + 1;
  at += 2 + 2 * body.readInt16BE(at);
  const count = body.readInt16BE(at);
  at += 2;
  return Array.from({ length: count }, () => {
    const length = body.readInt32BE(at);
    at += 4;
    if (length < 0) return null;
    at += length;
    return body.toString('utf8', at - length, at);
  });
}
