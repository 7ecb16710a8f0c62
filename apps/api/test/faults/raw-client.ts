import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** A client that sends bytes as it likes, and not always all of them. */
export interface RawClient {
  readonly socket: Socket;
  send(text: string): void;
  /** All that has come so far. */
  heard(): string;
  /** Settles when the server has ended the connection. */
  readonly gone: Promise<void>;
}

export async function openRawClient(address: string): Promise<RawClient> {
  const { hostname, port } = new URL(address);
  const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
  let heard = '';
  socket.setEncoding('utf8').on('data', (text: string) => (heard += text));
  // What a server does to an impolite client, it may do impolitely.
  socket.on('error', () => undefined);
  const { promise: gone, resolve } = Promise.withResolvers<void>();
  socket.on('end', resolve).on('close', () => resolve());
  await once(socket, 'connect');
  return { socket, send: (text) => void socket.write(text), heard: () => heard, gone };
}

export const requestText = (line: string, headers: Record<string, string>, body = ''): string =>
  [
    `${line} HTTP/1.1`,
    'host: shop.test',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    `content-length: ${Buffer.byteLength(body)}`,
    '',
    body,
  ].join('\r\n');
