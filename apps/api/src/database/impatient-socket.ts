import { Socket } from 'node:net';

/**
 * A connection that ends itself when nothing has come or gone for so long. Whoever waits for an answer then learns that
 * there is none: a server that is frozen, or was cut off without a word, never says so itself.
 */
export function impatientSocket(silenceMs: number): Socket {
  const socket = new Socket();
  socket.setTimeout(silenceMs, () => socket.destroy(new SilentConnection()));
  return socket;
}

class SilentConnection extends Error {
  override readonly name = 'SilentConnection';
  readonly code = 'ETIMEDOUT';

  constructor() {
    super('The other side has been silent for too long.');
  }
}
