import Fastify, { type FastifyInstance } from 'fastify';
import { AnswerCache } from './answers/answer-cache.ts';
import type { Db } from './database/connect.ts';
import type { CatalogueFeed } from './features/catalogue/catalogue-feed.ts';
import { makeReader } from './features/catalogue/reader.ts';
import { addEventRoutes } from './features/events/events.routes.ts';
import { addErrorHandler, answerError } from './plugins/error-handler.ts';
import { addValidation } from './plugins/validation.ts';

export interface AppOptions {
  readonly db: Db;
  readonly now?: () => Date;
  /** Without one, no answer is kept. */
  readonly feed?: CatalogueFeed;
}

const cacheBytes = 64 * 1024 * 1024;

export function buildApp({ db, now = () => new Date() }: AppOptions): FastifyInstance {
  const app = Fastify({ frameworkErrors: answerError });
  const cache = new AnswerCache({ maxBytes: cacheBytes, nowMs: () => now().getTime() });
  const reader = makeReader(db, now);
  addErrorHandler(app);
  addValidation(app);
  addEventRoutes(app, cache, reader);
  return app;
}
