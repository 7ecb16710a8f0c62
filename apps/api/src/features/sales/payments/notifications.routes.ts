import { routes } from '@parterre/contracts/routes';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { makeProblem, sendProblem } from '../../../problems/problem.ts';
import type { SaleDeps } from '../sale-deps.ts';
import { handleNotification } from './notifications.service.ts';
import { ProviderFault } from './providers/payment-provider.ts';

/** Providers send whole objects with all that they know of them. */
const maxNotificationBytes = 512 * 1024;

/** To be registered apart: its bodies are read as bytes, since signatures are over bytes. */
export function addNotificationRoute(app: FastifyInstance, deps: SaleDeps): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, async (_request: unknown, body: unknown) => body);
  const { url, schema } = routes.receiveNotification;
  app
    .withTypeProvider<ZodTypeProvider>()
    .post(url, { schema, bodyLimit: maxNotificationBytes }, async ({ params, headers, body, ip }, reply) => {
      const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
      const notification = { headers, body: bytes, remoteAddress: ip };
      try {
        const outcome = await handleNotification(deps, params.provider, notification);
        if (outcome === 'handled') return {};
        return outcome === 'refused'
          ? sendProblem(reply, makeProblem('signature_invalid', 'This is not signed by whom it says.'))
          : sendProblem(reply, makeProblem('not_found', 'There is no such provider.'));
      } catch (fault) {
        if (!(fault instanceof ProviderFault)) throw fault;
        return sendProblem(reply, makeProblem('overloaded', 'Tell it again later.'));
      }
    });
}
