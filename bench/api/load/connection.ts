import { once } from 'node:events';
import { connect } from 'node:net';

/** One kept-alive connection, with as little client as possible, so that it is the server that is measured. */
export interface Connection {
  /** Answers the length of the body. */
  get(path: string): Promise<number>;
  close(): void;
}

const headEnd = Buffer.from('\r\n\r\n');

export async function openConnection(port: number): Promise<Connection> {
  const socket = connect(port, '127.0.0.1').setNoDelay(true);
  await once(socket, 'connect');
  let waiting = Promise.withResolvers<number>();
  let path = '';
  let missing = 0;
  let length = 0;
  socket.on('data', (chunk: Buffer) => {
    if (missing === 0) {
      const end = chunk.indexOf(headEnd);
      const head = chunk.toString('latin1', 0, end);
      if (!head.startsWith('HTTP/1.1 200')) waiting.reject(new Error(`${path} was answered ${head}`));
      length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? Number.NaN);
      missing = end + headEnd.length + length;
    }
    missing -= chunk.length;
    if (missing === 0) waiting.resolve(length);
  });
  socket.on('error', (error) => waiting.reject(error));
  return {
    get: (requested) => {
      path = requested;
      waiting = Promise.withResolvers();
      socket.write(`GET ${requested} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\naccept-encoding: br\r\n\r\n`);
      return waiting.promise;
    },
    close: () => socket.destroy(),
  };
}
