import { StartFault } from '@parterre/api/start-fault';
import { readOptions } from './read-options.ts';

/** `--events 20000` seeds an empty database with that many invented events instead of the demo catalogue. */
export function readEventCount(args: readonly string[]): number | undefined {
  const { events } = readOptions(args, { events: { type: 'string' } });
  if (events === undefined) return undefined;
  if (!/^[1-9]\d{0,6}$/.test(events)) throw new StartFault(`--events wants a number, not "${events}".`);
  return Number(events);
}
