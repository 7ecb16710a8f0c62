import type { FastifyInstance } from 'fastify';

/** Asks an app that runs in this process as if it were reached over the network. */
export const injectFetch = (app: FastifyInstance): typeof fetch =>
  async function fetchInside(input, init) {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    const reply = await app.inject({
      method: 'GET',
      url: pathname + search,
      headers: Object.fromEntries(request.headers),
    });
    return new Response(new Uint8Array(reply.rawPayload), { status: reply.statusCode });
  };
