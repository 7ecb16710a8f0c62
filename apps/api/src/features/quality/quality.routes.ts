import { routes } from '@parterre/contracts/routes';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { withoutApiPrefix } from '../../api-prefix.ts';
import type { Db } from '../../database/connect.ts';
import { RefusedInput } from '../../plugins/validation.ts';
import { qualityPage } from './page/quality-page.ts';
import type { QualityTally } from './quality-tally.service.ts';
import { readQuality } from './quality-view.service.ts';

const maxBytes = 4096;

/** To be registered apart: a page that is being left can send plain text alone, whatever it holds. */
export function addQualityRoute(app: FastifyInstance, tally: QualityTally): void {
  app.addContentTypeParser(
    'text/plain',
    { parseAs: 'string', bodyLimit: maxBytes },
    async (_request: unknown, body: unknown) => readJson(String(body)),
  );
  const { url, schema } = routes.reportQuality;
  app
    .withTypeProvider<ZodTypeProvider>()
    .post(withoutApiPrefix(url), { schema, bodyLimit: maxBytes }, async (request, reply) => {
      tally.add(request.body);
      return reply.code(202).send({});
    });
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new RefusedInput('body', [{ field: '', reason: 'bad_format', message: 'The body is not JSON.' }]);
  }
}

const policy = "default-src 'none'; style-src 'self'; base-uri 'none'";

/** For operators, beside the page of the API. It holds nothing but sums, those of the last second not yet. */
export function addQualityPage(
  app: FastifyInstance,
  { db, now }: { readonly db: Db; readonly now: () => Date },
): void {
  app.get('/docs/quality', { schema: { hide: true } }, async (_request, reply) => {
    const page = qualityPage(await readQuality(db, now()));
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', policy)
      .header('cache-control', 'no-store')
      .send(page);
  });
}
