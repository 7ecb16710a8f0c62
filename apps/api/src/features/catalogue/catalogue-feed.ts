import pg from 'pg';
import { catalogueChannel } from './announce-changes.ts';

/** Hears of every change of the catalogue, whichever process made it. */
export interface CatalogueFeed {
  /** `keys` as they were announced; `everything` also after a time in which nothing could be heard. */
  subscribe(listener: (keys: readonly string[]) => void): void;
  /** Nothing may be kept while this is false. */
  isConnected(): boolean;
  close(): Promise<void>;
}

const retryMs = 1000;

export async function openCatalogueFeed(connectionString: string): Promise<CatalogueFeed> {
  const listeners = new Set<(keys: readonly string[]) => void>();
  const tell = (keys: readonly string[]) => {
    for (const listener of listeners) listener(keys);
  };
  let client: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  let isOpen = false;

  async function connect(): Promise<void> {
    const next = new pg.Client({ connectionString, application_name: 'parterre feed', keepAlive: true });
    next.on('notification', ({ payload }) => tell((payload ?? 'everything').split(' ')));
    next.on('error', () => undefined);
    next.on('end', () => {
      client = undefined;
      tell(['everything']);
      connectLater();
    });
    await next.connect();
    await next.query(`listen ${catalogueChannel}`);
    client = next;
    tell(['everything']);
  }

  function connectLater(): void {
    if (!isOpen || retry) return;
    retry = setTimeout(() => {
      retry = undefined;
      connect().catch(connectLater);
    }, retryMs);
  }

  await connect();
  isOpen = true;
  return {
    subscribe: (listener) => listeners.add(listener),
    isConnected: () => client !== undefined,
    close: async () => {
      isOpen = false;
      clearTimeout(retry);
      await client?.end();
    },
  };
}
