import type { AvailabilityChange } from '@parterre/contracts/dates/availability';
import { routes } from '@parterre/contracts/routes';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { makeProblem, sendProblem } from '../../../problems/problem.ts';
import { visitorMark } from '../../bot-protection/visitor-mark.ts';
import { beatEveryMs, type EventStream, makeEventStream } from './event-stream.ts';
import type { LiveSeats } from './live-seats.service.ts';

/** Whoever is refused asks for the free seats every ten seconds, and then once more for a stream. */
const retrySeconds = 10;

interface StreamRequest {
  Params: { id: number };
  Querystring: { since?: number; keys?: string[] };
  Headers: { 'last-event-id'?: number };
}

interface StreamOptions {
  readonly limits: StreamLimits;
  /** Keys the marks by which visitors are told apart. */
  readonly secret: string;
  readonly onStream?: ((change: 1 | -1) => void) | undefined;
}

export function addStreamRoutes(
  app: FastifyInstance,
  live: LiveSeats,
  { limits, secret, onStream = () => undefined }: StreamOptions,
): void {
  const open = new Set<EventStream<AvailabilityChange>>();
  const slots = makeStreamSlots(limits);
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
    const slot = slots.take(visitorMark(secret, request.ip));
    if (slot.kind !== 'taken') return refuse(reply, slot.kind);
    const stream = makeEventStream<AvailabilityChange>();
    const since = request.headers['last-event-id'] ?? request.query.since;
    stream.body.once('close', slot.leave);
    const watched = { performanceId: request.params.id, keys: request.query.keys ?? [] };
    const leave = await live.watch(watched, since, stream.send).catch((error: unknown) => {
      stream.body.destroy();
      throw error;
    });
    if (!leave) {
      stream.body.destroy();
      return sendProblem(reply, makeProblem('not_found', 'There is no such date.'));
    }
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

function refuse(reply: FastifyReply, limit: 'visitor' | 'everybody') {
  if (limit === 'everybody') return sendProblem(reply, makeProblem('overloaded', 'Too many watch already.'));
  const problem = makeProblem('rate_limited', 'Too many streams are open from this network.', {
    retry_after_seconds: retrySeconds,
  });
  return sendProblem(reply.header('retry-after', retrySeconds), problem);
}

/** How many streams a process keeps open. */
export interface StreamSlots {
  /** A slot for one more, to be left once, when the stream ends; or whose number is reached. */
  take(
    visitor: string,
  ): { readonly kind: 'taken'; leave(): void } | { readonly kind: 'visitor' | 'everybody' };
}

export interface StreamLimits {
  readonly maxStreams: number;
  readonly maxPerVisitor: number;
}

function makeStreamSlots({ maxStreams, maxPerVisitor }: StreamLimits): StreamSlots {
  const taken = new Map<string, number>();
  let total = 0;

  const add = (visitor: string, change: 1 | -1): void => {
    total += change;
    const next = (taken.get(visitor) ?? 0) + change;
    if (next > 0) taken.set(visitor, next);
    else taken.delete(visitor);
  };

  return {
    take: (visitor) => {
      if (total >= maxStreams) return { kind: 'everybody' };
      if ((taken.get(visitor) ?? 0) >= maxPerVisitor) return { kind: 'visitor' };
      add(visitor, 1);
      return { kind: 'taken', leave: () => add(visitor, -1) };
    },
  };
}
