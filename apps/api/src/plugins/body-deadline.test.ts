import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { makeServer } from '../make-server.ts';
import { addBodyDeadline } from './body-deadline.ts';

const requestMs = 300;

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

/** Sends ten bytes, each a while after the one before; answers what came back. */
async function dribble(port: number, path: string, type: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let heard = '';
  socket.on('data', (data) => {
    heard += data.toString();
  });
  socket.on('error', () => undefined);
  socket.write(
    `POST ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: ${type}\r\ncontent-length: 10\r\n\r\n`,
  );
  let sent = 0;
  const timer = setInterval(() => {
    if (!socket.writable || sent === 10) return;
    sent += 1;
    socket.write('1');
  }, requestMs / 3);
  await once(socket, 'close').finally(() => clearInterval(timer));
  return heard;
}

it('a file may come slowly, and nothing else may', async () => {
  const port = await startServer();
  const [file, text] = await Promise.all([
    dribble(port, '/file', 'application/octet-stream'),
    dribble(port, '/text', 'application/json'),
  ]);
  expect(file).toMatch(/200 OK.*10 bytes/s);
  expect(text).not.toContain('200 OK');
});
