import { Readable } from 'node:stream';

/** What is written to one browser. */
export interface EventStream<Change extends { readonly version: number }> {
  readonly body: Readable;
  send(change: Change): void;
  /** A comment, so that nobody on the way takes the silence for an end. */
  beat(): void;
}

/** A browser that reads so slowly is let go: it comes back and is told what it missed. */
const maxUnreadBytes = 256 * 1024;
/** How long a browser waits before it comes back. */
const retryMs = 2000;
/** Below the half minute after which proxies give up. */
export const beatEveryMs = 15_000;

export function makeEventStream<Change extends { readonly version: number }>(): EventStream<Change> {
  const body = new Readable({ read: () => undefined });
  const write = (text: string) => {
    if (body.destroyed) return;
    if (body.readableLength > maxUnreadBytes) body.destroy();
    else body.push(text);
  };
  write(`retry: ${retryMs}\n\n`);
  return {
    body,
    send: (change) => write(`id: ${change.version}\ndata: ${JSON.stringify(change)}\n\n`),
    beat: () => write(':\n\n'),
  };
}
