import type { FastifyInstance, FastifyRequest } from 'fastify';
import { makeProblem, sendProblem } from '../problems/problem.ts';
import { isOurs } from './is-ours.ts';

/**
 * How many requests a process works on at once. Whoever comes on top would wait behind all of them, longer and longer,
 * until their browser gives up: they are told when to come again instead, which costs next to nothing.
 */
export interface LoadGate {
  /** Whether one more may in; then it must leave. */
  enter(): boolean;
  leave(): void;
  /** Not the same for all: those who are sent away together would come back together. */
  secondsToWait(): number;
}

const maxWaitSeconds = 5;

export function makeLoadGate(maxConcurrent: number): LoadGate {
  let inside = 0;
  let refused = 0;
  return {
    enter: () => {
      if (inside >= maxConcurrent) return false;
      inside += 1;
      return true;
    },
    leave: () => {
      inside -= 1;
    },
    secondsToWait: () => (refused++ % maxWaitSeconds) + 1,
  };
}

/**
 * For calls that may be made a moment later. One is inside from when it has wholly come until its answer is made: slow
 * senders and slow readers take nobody's place.
 */
export function addLoadGate(app: FastifyInstance, gate: LoadGate): void {
  const inside = new WeakSet<FastifyRequest>();
  app.addHook('preValidation', (request, reply, done) => {
    if (isOurs(request.ip)) return done();
    if (gate.enter()) {
      inside.add(request);
      return done();
    }
    sendProblem(
      reply.header('retry-after', gate.secondsToWait()),
      makeProblem('overloaded', 'Too much is asked at once.'),
    );
  });
  app.addHook('onSend', (request, _reply, payload, done) => {
    if (inside.delete(request)) gate.leave();
    done(null, payload);
  });
}
