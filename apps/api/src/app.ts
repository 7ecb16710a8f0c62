import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import type { AppOptions } from './app-options.ts';
import { type Dependencies, makeDependencies } from './dependencies.ts';
import { addPreviewRoutes } from './features/catalogue/drafts/preview.routes.ts';
import type { DrawPreview } from './features/catalogue/drafts/preview.ts';
import { addQualityPage } from './features/quality/quality.routes.ts';
import { makeServer } from './make-server.ts';
import { passService } from './pass-service.ts';
import { addDocsPages } from './plugins/docs-pages.ts';
import { addErrorHandler } from './plugins/error-handler.ts';
import { addErrorReports } from './plugins/error-reports.ts';
import { addLoadGate } from './plugins/load-gate.ts';
import { addMedia } from './plugins/media.ts';
import { addOpenApi } from './plugins/open-api.ts';
import { addOperations } from './plugins/operations.ts';
import { addRateLimits } from './plugins/rate-limits.ts';
import { addSecurityHeaders } from './plugins/security-headers.ts';
import { addValidation } from './plugins/validation.ts';
import { publicApi } from './public-api.ts';
import { makeResendCached } from './response-cache/resend-cached.ts';
import { visitorApi } from './visitor-api.ts';
import { webhooks } from './webhooks.ts';

/** What every answer has, and four plugins: what anybody may read, what belongs to one visitor, what providers tell, what phones with passes ask. */
export function buildApp(
  options: AppOptions,
  dependencies: Dependencies = makeDependencies(options),
): FastifyInstance {
  const { db, now, cache, readiness, recordRequest, access } = dependencies;
  const resendCached = makeResendCached({ cache, isStopping: readiness.isStopping, recordRequest });
  const app = makeServer({ ...options, resendCached });
  addErrorHandler(app);
  addOperations(app, { readiness, recordRequest });
  addSecurityHeaders(app, access);
  if (options.reporter) addErrorReports(app, options.reporter);
  addValidation(app);
  addOpenApi(app);
  addDocsPages(app);
  addQualityPage(app, { db, now });
  if (options.media) addMedia(app, options.media);
  app.register(publicApi(dependencies));
  app.register(visitorApi(dependencies), { prefix: '/api' });
  app.register(webhooks(dependencies));
  app.register(passService(dependencies));
  const { drawPreview: draw } = options;
  if (draw) app.register(previews(dependencies, draw));
  return app;
}

const previews =
  ({ requestLimits, gate, assetHost }: Dependencies, draw: DrawPreview): FastifyPluginAsync =>
  async (app) => {
    if (requestLimits) addRateLimits(app, requestLimits);
    addLoadGate(app, gate);
    addPreviewRoutes(app, draw, assetHost);
  };
