import { openListener } from '../database/listener.ts';
import { catalogueChannel } from './catalogue-changes.queries.ts';

/** Hears of every change of the catalogue, whichever process made it. */
export interface CatalogueFeed {
  /** `keys` as they were announced; `everything` also after a time in which nothing could be heard. */
  subscribe(listener: (keys: readonly string[]) => void): void;
  /** Nothing may be kept while this is false. */
  isConnected(): boolean;
  close(): Promise<void>;
}

export async function openCatalogueFeed(connectionString: string): Promise<CatalogueFeed> {
  const listeners = new Set<(keys: readonly string[]) => void>();
  const { isConnected, close } = await openListener({
    connectionString,
    channel: catalogueChannel,
    onNotification: (payload = 'everything') => {
      for (const listener of listeners) listener(payload.split(' '));
    },
  });
  return { subscribe: (listener) => listeners.add(listener), isConnected, close };
}
