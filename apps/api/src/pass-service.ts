import type { FastifyPluginAsync } from 'fastify';
import type { Dependencies } from './dependencies.ts';
import { visitorMark } from './features/bot-protection/visitor-mark.ts';
import { addPassService } from './features/sales/wallets/wallets.routes.ts';
import { addOrderLimits } from './plugins/rate-limits.ts';

/** What phones ask about passes that they have. Apart from what visitors call: they are no browsers, and have no cookie. */
export const passService =
  ({
    sale,
    secret,
    requestLimits,
  }: Pick<Dependencies, 'sale' | 'secret' | 'requestLimits'>): FastifyPluginAsync =>
  async (app) => {
    if (requestLimits) addOrderLimits(app, requestLimits);
    addPassService(app, { sale, markVisitor: (ip) => visitorMark(secret, ip) });
  };
