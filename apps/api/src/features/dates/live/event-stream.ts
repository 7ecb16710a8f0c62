import { Readable } from 'node:stream';
import type { AvailabilityChange } from '@parterre/contracts/dates/availability';

/** What is written to one browser. */
export interface EventStream {
  readonly body: Readable;
  send(change: AvailabilityChange): void;
  /** A comment, so that nobody on the way takes the silence for an end. */
  beat(): void;
}

/** A browser that reads so slowly is let go: it comes back and is told what it missed. */
const mostUnreadBytes = 256 * 1024;
/** How long a browser waits before it comes back. */
const retryMs = 2000;

export function makeEventStream(): EventStream {
  const body = new Readable({ read: () => undefined });
  const write = (text: string) => {
    if (body.destroyed) return;
    if (body.readableLength > mostUnreadBytes) body.destroy();
    else body.push(text);
  };
  write(`retry: ${retryMs}\n\n`);
  return {
    body,
    send: (change) => write(`id: ${change.version}\ndata: ${JSON.stringify(change)}\n\n`),
    beat: () => write(':\n\n'),
  };
}
