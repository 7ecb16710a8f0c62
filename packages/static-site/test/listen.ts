import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';

export interface RunningServer {
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

/** Serves on a free port of this machine. */
export async function listen(handler: RequestListener): Promise<RunningServer> {
  // Long enough for a busy machine: an idle connection that is closed just as it is used again is a fault of nobody's.
  const server = createServer({ keepAliveTimeout: 600_000 }, handler).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port was given');
  const stop = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  return { origin: `http://127.0.0.1:${address.port}`, stop };
}
