import { routes } from '@parterre/contracts/routes';
import type { FastifyInstance } from 'fastify';
import { problemOf, sendProblem } from '../../../problems/problem-of.ts';
import { type EventStream, makeEventStream } from './event-stream.ts';
import type { LiveSeats } from './live-seats.service.ts';

/** Beyond that a process would rather send people to another one. */
const usualMost = 10_000;
/** Below the half minute after which proxies give up. */
const beatEveryMs = 15_000;

interface StreamRequest {
  Params: { id: number };
  Querystring: { since?: number };
  Headers: { 'last-event-id'?: number };
}

interface StreamOptions {
  readonly mostStreams?: number | undefined;
  readonly onStream?: ((change: 1 | -1) => void) | undefined;
}

export function addStreamRoutes(
  app: FastifyInstance,
  live: LiveSeats,
  { mostStreams = usualMost, onStream = () => undefined }: StreamOptions,
): void {
  const open = new Set<EventStream>();
  const beating = setInterval(() => {
    for (const stream of open) stream.beat();
  }, beatEveryMs);
  // Streams do not end by themselves, and a server that closes waits for them.
  app.addHook('preClose', async () => {
    clearInterval(beating);
    live.close();
    for (const { body } of open) body.push(null);
  });

  const { url, schema } = routes.streamAvailability;
  app.get<StreamRequest>(url, { schema, exposeHeadRoute: false }, async (request, reply) => {
    if (open.size >= mostStreams)
      return sendProblem(reply, problemOf('overloaded', 'Too many watch already.'));
    const stream = makeEventStream();
    const since = request.headers['last-event-id'] ?? request.query.since;
    const leave = await live.watch(request.params.id, since, stream.send);
    if (!leave) return sendProblem(reply, problemOf('not_found', 'There is no such date.'));
    // Who watches an evening that nobody buys for hears nothing but beats.
    request.raw.socket.setTimeout(0);
    open.add(stream);
    onStream(1);
    stream.body.once('close', () => {
      open.delete(stream);
      onStream(-1);
      leave();
    });
    return reply
      .headers({
        'content-type': 'text/event-stream',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
      })
      .send(stream.body);
  });
}
