import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createStaticHost, type RequestHandler } from '@parterre/static-site/host/static-host';
import type { FastifyInstance } from 'fastify';

export interface OriginOptions {
  readonly app: FastifyInstance;
  readonly pages: RequestHandler;
  /** Folder of pictures. */
  readonly media: string;
  readonly onFault: (error: unknown) => void;
}

export interface OriginServer {
  listen(options: { host: string; port: number }): Promise<string>;
  close(): Promise<void>;
}

const ownPaths = /^\/(v1|v2|api|docs|plans|\.well-known|openapi\.json)(\/|\?|$)/;
const mediaPrefix = '/media';

/** Pages, pictures, public API and basket API on one origin. */
export async function originServer({ app, pages, media, onFault }: OriginOptions): Promise<OriginServer> {
  await app.ready();
  const pictures = createStaticHost({
    folder: media,
    pathPrefix: mediaPrefix,
    // Pictures have no language, but a host knows no site without one.
    routes: { languages: [{ code: '-', prefix: '', direction: 'ltr' }], templates: {} },
    report: onFault,
  });
  const server = createServer((request, response) => {
    const target = request.url ?? '/';
    if (ownPaths.test(target)) return app.routing(request, response);
    void (target.startsWith(`${mediaPrefix}/`) ? pictures : pages)(request, response);
  });
  return {
    listen: async ({ host, port }) => {
      server.listen(port, host);
      await once(server, 'listening');
      // A server that listens on a port has an address of that kind.
      return `http://${host}:${(server.address() as AddressInfo).port}`;
    },
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      if (server.listening) await closed;
    },
  };
}
