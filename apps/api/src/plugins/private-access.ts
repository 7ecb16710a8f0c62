import cookie from '@fastify/cookie';
import cors from '@fastify/cors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { makeProblem, sendProblem } from '../problems/problem.ts';
import { makeCookieSigner } from './cookie-signer.ts';

/** Who may call what belongs to one visitor. */
export interface PrivateAccess {
  /** Signs cookies. */
  readonly secret: string;
  /** Origins of pages, other than this one, that may call with credentials. */
  readonly origins: readonly string[];
}

/** A year of preflights would outlive a change of the list; a day does not. */
const preflightSeconds = 86_400;

/** For calls that know the visitor by a cookie: pages of other origins neither read nor change anything, unless listed. */
export function addPrivateAccess(app: FastifyInstance, { secret, origins }: PrivateAccess): void {
  app.register(cookie, { secret: makeCookieSigner(secret), hook: 'onRequest' });
  if (origins.length > 0)
    app.register(cors, {
      origin: [...origins],
      credentials: true,
      methods: ['GET', 'POST', 'DELETE'],
      exposedHeaders: ['retry-after'],
      maxAge: preflightSeconds,
    });
  const listed = new Set(origins);
  const isFromOwnPage = ({ headers, protocol, host }: FastifyRequest): boolean => {
    const { origin } = headers;
    // Browsers name the origin of every change; programs that are no browsers carry nobody's cookies.
    if (origin === undefined) return headers['sec-fetch-site'] !== 'cross-site';
    // The scheme, too: whoever is on the network can write a page that came without TLS.
    return listed.has(origin) || origin === `${protocol}://${host}`;
  };
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('cache-control', 'no-store');
    if (request.method === 'GET' || request.method === 'HEAD' || isFromOwnPage(request)) done();
    else sendProblem(reply, makeProblem('origin_refused', 'This page may not change anything here.'));
  });
}
