import { Agent, type IncomingMessage, request, type ServerResponse } from 'node:http';

const agent = new Agent({ keepAlive: true });

/** What stands before several servers does this: hands a request on to one of them, over connections that it keeps. */
export function passOn(asked: IncomingMessage, answered: ServerResponse, address: string | undefined): void {
  const { method, url, headers } = asked;
  const passed = request(`${address}${url}`, { agent, method, headers }, (reply) => {
    answered.writeHead(reply.statusCode ?? 502, reply.headers);
    reply.pipe(answered);
  });
  passed.on('error', (error) =>
    answered.headersSent ? answered.destroy() : answered.writeHead(502).end(String(error)),
  );
  answered.on('close', () => passed.destroy());
  asked.pipe(passed);
}
