import type { FastifyInstance } from 'fastify';
import { addHealthRoutes } from '../features/operations/health.routes.ts';
import type { Readiness } from '../features/operations/readiness.service.ts';
import { addRequestNotes, type NoteRequest } from './request-notes.ts';

export interface Operations {
  readonly readiness: Readiness;
  readonly note: NoteRequest;
}

/** For whoever reads so slowly, or not at all, that a process could never end. */
const patienceMs = 10_000;

/** What those who run the house see of every request, and how a process ends without losing one. */
export function addOperations(app: FastifyInstance, { readiness, note }: Operations): void {
  addRequestNotes(app, note);
  addHealthRoutes(app, readiness);
  // Whoever is answered while it stops is asked to connect anew, elsewhere.
  app.addHook('onRequest', (_request, reply, done) => {
    if (readiness.isStopping()) reply.header('connection', 'close');
    done();
  });
  // Who is being answered when it closes is answered to the end.
  app.addHook('preClose', (done) => {
    setTimeout(() => app.server.closeAllConnections(), patienceMs).unref();
    done();
  });
}
