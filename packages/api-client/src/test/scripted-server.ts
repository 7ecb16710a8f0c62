import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

export type Answer = (response: ServerResponse) => void;

export const json =
  (status: number, body: unknown, headers: Record<string, string> = {}): Answer =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(JSON.stringify(body));
  };

export const page =
  (status: number, html: string): Answer =>
  (response) => {
    response.writeHead(status, { 'content-type': 'text/html' });
    response.end(html);
  };

/** The connection ends before anything was said. */
export const cut: Answer = (response) => response.destroy();

/** The connection ends within the answer. */
export const cutWithin: Answer = (response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' });
  response.write('{"results":', () => response.destroy());
};

/** The connection stays open, and nothing ever comes. */
export const silence: Answer = () => {};

interface SeenRequest {
  method: string | undefined;
  url: string | undefined;
  headers: IncomingMessage['headers'];
  body: string;
}

/** A real server that answers as told, one answer after the other; the last one goes on. */
export async function startServer(...answers: [Answer, ...Answer[]]) {
  const requests: SeenRequest[] = [];
  const arrivals = new EventTarget();
  const server = createServer(async (request, response) => {
    const { method, url, headers } = request;
    const answer = answers[Math.min(requests.length, answers.length - 1)];
    requests.push({ method, url, headers, body: '' });
    const seen = requests.at(-1);
    if (seen) seen.body = await text(request);
    arrivals.dispatchEvent(new Event('request'));
    answer?.(response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  // A server that listens on TCP has an address of this kind.
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    requests,
    nextRequest: () => once(arrivals, 'request'),
    close: () => server.close(),
  };
}
