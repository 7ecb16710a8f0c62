import { readConfig } from '@parterre/api/config';
import { listen } from '../listen.ts';
import { openSystem } from '../open-system.ts';
import { eventsOption, readEventCount } from '../read-event-count.ts';
import { readOptions } from '../read-options.ts';
import { say } from '../say.ts';
import { stopRequest } from '../stop-request.ts';

/** `serve [--events N]`: the API alone, for machines that make no pages. */
export async function runServe(args: readonly string[]): Promise<number> {
  const events = readEventCount(readOptions(args, eventsOption).events);
  const config = readConfig();
  const stopped = stopRequest();
  await using undo = new AsyncDisposableStack();
  const { app } = await openSystem(config, undo, { events });
  say(`\nThe API is running at ${await listen(app, config.host, config.port)}`);
  await stopped;
  return 0;
}
