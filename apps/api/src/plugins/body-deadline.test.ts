import { type AddressInfo, connect } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { makeServer } from '../make-server.ts';
import { addBodyDeadline } from './body-deadline.ts';

/** Long enough for a busy machine to come to whoever takes the file. */
const requestMs = 1500;

/** A server that takes files at `/file`, and anything else everywhere else. */
async function startServer() {
  const app = makeServer({ requestMs, uploadMs: 60_000, resendCached: () => false });
  addBodyDeadline(app, requestMs);
  app.addContentTypeParser('application/octet-stream', (_request, body, done) => done(null, body));
  app.post('/text', async () => 'all of it');
  app.post('/file', async (request) => {
    clearTimeout(request.bodyTimer);
    let bytes = 0;
    for await (const chunk of request.body as AsyncIterable<Buffer>) bytes += chunk.length;
    return `${bytes} bytes`;
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => app.close());
  return (app.server.address() as AddressInfo).port;
}

interface Slow {
  readonly path: string;
  readonly type: string;
  readonly bytes: number;
}

/** Sends a body byte by byte, ten of them in twice the time; answers what came back. */
async function dribble(port: number, { path, type, bytes }: Slow): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let heard = '';
  socket.on('data', (data) => {
    heard += data.toString();
  });
  // Whoever is cut off while they write may hear of it as an error; the close comes after it.
  socket.on('error', () => undefined);
  const { promise: closed, resolve } = Promise.withResolvers<void>();
  socket.on('close', () => resolve());
  socket.write(
    `POST ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: ${type}\r\ncontent-length: ${bytes}\r\n\r\n`,
  );
  let sent = 0;
  const timer = setInterval(() => {
    if (!socket.writable || sent === bytes) return;
    sent += 1;
    socket.write('1');
  }, requestMs / 5);
  await closed;
  clearInterval(timer);
  return heard;
}

it('a file may come slowly, and nothing else may', async () => {
  const port = await startServer();
  const [file, text] = await Promise.all([
    dribble(port, { path: '/file', type: 'application/octet-stream', bytes: 10 }),
    // It would never be whole, however late it is cut off.
    dribble(port, { path: '/text', type: 'application/json', bytes: 1000 }),
  ]);
  expect(file).toMatch(/200 OK.*10 bytes/s);
  expect(text).not.toContain('200 OK');
});
