import pg from 'pg';
import { impatientSocket } from './impatient-socket.ts';

/** Hears a channel of the database for as long as it is open, whatever happens to the connection. */
export interface Listener {
  /** While this is false, something may be missed. */
  isConnected(): boolean;
  close(): Promise<void>;
}

export interface ListenerOptions {
  readonly connectionString: string;
  readonly channel: string;
  /** `undefined`: the connection was lost or is there again, so anything may have been missed. */
  readonly onNotification: (payload: string | undefined) => void;
  /** How often the server is asked whether it is still there. */
  readonly beatMs?: number;
}

const retryMs = 1000;

export async function openListener(options: ListenerOptions): Promise<Listener> {
  const { connectionString, channel, onNotification, beatMs = 10_000 } = options;
  let client: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  let isOpen = false;

  async function connect(): Promise<void> {
    const next = new pg.Client({
      connectionString,
      application_name: 'parterre feed',
      stream: () => impatientSocket(2.5 * beatMs),
    });
    let beating: NodeJS.Timeout | undefined;
    next.on('notification', ({ payload }) => onNotification(payload));
    next.on('error', () => undefined);
    next.on('end', () => {
      clearInterval(beating);
      client = undefined;
      onNotification(undefined);
      connectLater();
    });
    await next.connect();
    await next.query(`listen ${channel}`);
    // Silence is what it mostly hears. That of a server that is gone sounds the same, until it is asked something.
    beating = setInterval(() => next.query('select 1').catch(() => undefined), beatMs);
    client = next;
    onNotification(undefined);
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
    isConnected: () => client !== undefined,
    close: async () => {
      isOpen = false;
      clearTimeout(retry);
      await client?.end();
    },
  };
}
