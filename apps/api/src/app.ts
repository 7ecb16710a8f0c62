import type { FastifyInstance } from 'fastify';
import type { AppOptions } from './app-options.ts';
import { makeDependencies } from './dependencies.ts';
import { addQualityPage } from './features/quality/quality.routes.ts';
import { makeServer } from './make-server.ts';
import { addDocsPages } from './plugins/docs-pages.ts';
import { addErrorHandler } from './plugins/error-handler.ts';
import { addErrorReports } from './plugins/error-reports.ts';
import { addMedia } from './plugins/media.ts';
import { addOpenApi } from './plugins/open-api.ts';
import { addOperations } from './plugins/operations.ts';
import { addSecurityHeaders } from './plugins/security-headers.ts';
import { addValidation } from './plugins/validation.ts';
import { publicApi } from './public-api.ts';
import { makeResendCached } from './response-cache/resend-cached.ts';
import { visitorApi } from './visitor-api.ts';
import { webhooks } from './webhooks.ts';

/** What every answer has, and three plugins: what anybody may read, what belongs to one visitor, what providers tell. */
export function buildApp(options: AppOptions): FastifyInstance {
  const dependencies = makeDependencies(options);
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
  return app;
}
