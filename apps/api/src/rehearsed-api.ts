import type { FastifyInstance } from 'fastify';
import { makeReader } from './catalogue-reader/reader.ts';
import type { Db, Tx } from './database/connect.ts';
import type { Dependencies } from './dependencies.ts';
import { makeNameIndexKeeper } from './features/catalogue/search/names/name-index.service.ts';
import { makePerformanceCache } from './features/performances/performance-cache.service.ts';
import { makePlanLibrary } from './features/performances/plan-cache.service.ts';
import { makeServer } from './make-server.ts';
import { addErrorHandler } from './plugins/error-handler.ts';
import { addValidation } from './plugins/validation.ts';
import { cachedReads } from './public-api.ts';
import { AnswerCache } from './response-cache/response-cache.ts';

/** Whoever wants a transaction has one. */
function withinTx(tx: Tx): Db {
  const inside: Db = { ...tx, transaction: (run) => run(tx), connection: (run) => run(inside) };
  return inside;
}

/** What anybody may read, as one transaction sees it that has changed what these keys name. Nothing of it is kept. */
export async function buildRehearsedApi(
  live: Dependencies,
  tx: Tx,
  keys: readonly string[],
): Promise<FastifyInstance> {
  const { now } = live;
  const db = withinTx(tx);
  const mayKeep = () => false;
  const reader = makeReader(db, now);
  const app = makeServer({ resendCached: () => false });
  addErrorHandler(app);
  addValidation(app);
  app.register(
    cachedReads({
      ...live,
      reader,
      catalogueReader: {
        ...reader,
        landingId: live.landingId,
        events: await live.catalogueReader.events.rehearse(db, keys),
        names: makeNameIndexKeeper({ db, mayKeep }),
      },
      cache: new AnswerCache({ maxBytes: 0, nowMs: () => now().getTime(), mayKeep }),
      currencies: async () => (await reader.settings()).currencies,
      performances: makePerformanceCache(db, mayKeep),
      plans: makePlanLibrary(db),
    }),
  );
  return app;
}
