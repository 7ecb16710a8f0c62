import type { AvailabilityChange } from '@parterre/contracts/dates/availability';

/** A browser that watches a date. */
export interface Watcher {
  readonly response: Response;
  /** The next change, as soon as it is there. */
  next(): Promise<AvailabilityChange>;
  /** Settles when the server ends the stream. */
  ended(): Promise<void>;
  leave(): void;
}

export async function watchStream(url: string, headers: Record<string, string> = {}): Promise<Watcher> {
  const aborter = new AbortController();
  const response = await fetch(url, { headers, signal: aborter.signal });
  const events = response.ok && response.body ? readEvents(response.body) : undefined;
  const next = async () => {
    const found = await events?.next();
    if (!found || found.done) throw new Error('the stream has ended');
    return found.value;
  };
  return {
    response,
    next,
    ended: async () => {
      for (;;) if ((await events?.next())?.done ?? true) return;
    },
    leave: () => aborter.abort(),
  };
}

async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<AvailabilityChange, void> {
  let text = '';
  for await (const chunk of body.pipeThrough(new TextDecoderStream())) {
    text += chunk;
    const events = text.split('\n\n');
    text = events.pop() ?? '';
    for (const event of events) {
      const [, id] = /^id: (\d+)$/m.exec(event) ?? [];
      const [, data] = /^data: (.*)$/m.exec(event) ?? [];
      if (data === undefined) continue;
      const change: AvailabilityChange = JSON.parse(data);
      if (Number(id) !== change.version) throw new Error(`id ${id} is not version ${change.version}`);
      yield change;
    }
  }
}
