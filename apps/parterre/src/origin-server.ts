import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connectionLimits, silenceLimitMs } from '@parterre/api/connection-limits';
import { plainRoomPage, queuePath } from '@parterre/contracts/paths/waiting-room-paths';
import { createStaticHost, type RequestHandler } from '@parterre/static-site/host/static-host';
import type { FastifyInstance } from 'fastify';

export interface OriginOptions {
  /** Folder of pictures. */
  readonly media: string;
  /** Folder of what whoever waits for a sale reads. */
  readonly queue: string;
  readonly onFault: (error: unknown) => void;
  /** In which a request must have come. */
  readonly requestMs: number;
}

/** What answers the visitors of one site. */
export interface SiteParts {
  readonly app: FastifyInstance;
  readonly pages: RequestHandler;
}

export interface OriginServer {
  readonly http: Server;
  listen(options: { host: string; port: number }): Promise<string>;
  /** From now on requests are answered; before, whoever comes is asked to come again. */
  serve(first: SiteParts, findOther?: (host: string | undefined) => SiteParts | undefined): Promise<void>;
  close(): Promise<void>;
}

const ownPaths =
  /^\/(v1|v2|api|docs|health|plans|preview|\.well-known|openapi\.json|media\/uploads)(\/|\?|$)/;
const mediaPrefix = '/media';
/** A picture that is drawn anew keeps its name: visitors may see the old one for a day. */
const pictureCaching = 'public, max-age=86400, stale-while-revalidate=604800';

/** A cache on the way asks once a second, whoever else asks meanwhile. */
const queueCaching = 'public, max-age=0, s-maxage=1';

/**
 * Connections that wait to be taken in. When a sale opens, all come in one moment: those who find no room are kept
 * waiting for seconds by their own machine, which tries again ever more slowly.
 */
const maxBacklog = 4096;

/** For whoever reads so slowly, or not at all, that the server could never end. */
const closeTimeoutMs = 5000;

const notYet: RequestHandler = async (_request, response) =>
  void response.writeHead(503, { 'Retry-After': '5' }).end('Parterre is starting.');

const pictureHost = ({ media, onFault }: OriginOptions) =>
  createStaticHost({
    folder: media,
    pathPrefix: mediaPrefix,
    caching: () => pictureCaching,
    // Pictures have no language, but a host knows no site without one.
    routes: { languages: [{ code: '-', prefix: '', direction: 'ltr' }], templates: {} },
    report: onFault,
  });

const queuePage = /^\/queue\/([1-9]\d{0,8})\.([a-z]{2})\.html$/;

/** A room is told of before its files are written, within a second. Until then the API draws its page. */
function findUnwrittenRoom(path: string): string | undefined {
  const [, room, language] = queuePage.exec(path) ?? [];
  return room && language && plainRoomPage(Number(room), language);
}

/** Read anew every few seconds by everybody who waits: from the disk, so that it costs the API nothing and outlives it. */
const queueHost = ({ queue, onFault }: OriginOptions) =>
  createStaticHost({
    folder: queue,
    pathPrefix: queuePath,
    caching: () => queueCaching,
    findElsewhere: findUnwrittenRoom,
    routes: { languages: [{ code: '-', prefix: '', direction: 'ltr' }], templates: {} },
    report: onFault,
  });

/** Pages, pictures, public API and basket API on one origin, or on one for each site. */
export function originServer(options: OriginOptions): OriginServer {
  const [pictures, queue] = [pictureHost(options), queueHost(options)];
  let handle = notYet;
  const server = createServer(
    connectionLimits(options.requestMs),
    (request, response) => void handle(request, response),
  ).setTimeout(silenceLimitMs(options.requestMs));
  /** Whoever is being answered is answered to the end. */
  const close = async () => {
    if (!server.listening) return;
    const closed = once(server, 'close');
    server.close();
    const timeout = setTimeout(() => server.closeAllConnections(), closeTimeoutMs);
    await closed;
    clearTimeout(timeout);
  };
  return {
    http: server,
    listen: async ({ host, port }) => {
      server.listen(port, host, maxBacklog);
      await once(server, 'listening');
      // A server that listens on a port has an address of that kind.
      return `http://${host}:${(server.address() as AddressInfo).port}`;
    },
    serve: async (first, findOther = () => undefined) => {
      // Open requests still need the database, which is closed after the app.
      first.app.addHook('onClose', close);
      await first.app.ready();
      handle = async (request, response) => {
        const target = request.url ?? '/';
        const { app, pages } = findOther(request.headers.host) ?? first;
        if (ownPaths.test(target)) return void app.server.emit('request', request, response);
        if (target.startsWith(`${queuePath}/`)) return queue(request, response);
        return (target.startsWith(`${mediaPrefix}/`) ? pictures : pages)(request, response);
      };
    },
    close,
  };
}
