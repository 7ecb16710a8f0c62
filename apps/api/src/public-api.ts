import type { FastifyPluginAsync } from 'fastify';
import type { Dependencies } from './dependencies.ts';
import { addCatalogueRoutes } from './features/catalogue/catalogue.routes.ts';
import type { ListReader } from './features/catalogue/lists/events.service.ts';
import { addLandingRoutes } from './features/landings/landings.routes.ts';
import { makeLiveSeats } from './features/performances/live/live-seats.service.ts';
import { addStreamRoutes } from './features/performances/live/stream.routes.ts';
import { addPerformanceRoutes } from './features/performances/performances.routes.ts';
import { addSheetRoute } from './features/performances/printable-plan/printable-plan.routes.ts';
import { addAcquisitionRoutes } from './features/sales/checkout/payment-methods.routes.ts';
import { addTicketKeyRoute } from './features/sales/documents/documents.routes.ts';
import { addCurrencyCheck } from './plugins/known-currency.ts';
import { addLoadGate } from './plugins/load-gate.ts';
import { addPublicCors } from './plugins/public-cors.ts';

/** What anybody may read, from any page: the catalogue, prices and seats. */
export const publicApi =
  (dependencies: Dependencies): FastifyPluginAsync =>
  async (app) => {
    addPublicCors(app);
    app.register(cachedReads(dependencies));
    const { reader, stockChanges, feed, streamLimits, secret, metrics, ticketKeys } = dependencies;
    addStreamRoutes(app, makeLiveSeats({ reader, stockChanges, feed }), {
      limits: streamLimits,
      secret,
      onStream: metrics?.streams,
    });
    addTicketKeyRoute(app, ticketKeys);
  };

type ReadDependencies = Omit<Dependencies, 'catalogueReader'> & {
  readonly catalogueReader: ListReader;
};

/** What the database has, and nothing that is heard of by other ways. */
export const cachedReads =
  (dependencies: ReadDependencies): FastifyPluginAsync =>
  async (app) => {
    const { gate, currencies, cache, reader, catalogueReader, plans, performances } = dependencies;
    const { waitingRooms, listBundled } = dependencies;
    const { offeredProviders: providers, landingId, sale, maxTicketsPerOrder, assetHost } = dependencies;
    addLoadGate(app, gate);
    addCurrencyCheck(app, currencies);
    addCatalogueRoutes(app, cache, catalogueReader);
    addLandingRoutes(app, cache, catalogueReader);
    addAcquisitionRoutes(app, cache, { reader, providers, landingId });
    const rules = { maxTicketsPerOrder, assetHost };
    const findRoom = async (performanceId: number) => (await waitingRooms.findOpen(performanceId))?.id;
    const waysToBuy = { listRooms: waitingRooms.listOpen, listBundled };
    addPerformanceRoutes(app, { cache, reader, plans, rules, ...waysToBuy });
    addSheetRoute(app, cache, { reader, plans, rules, dates: performances, pageUrl: sale.pageUrl, findRoom });
  };
