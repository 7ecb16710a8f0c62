import { StartFault } from '@parterre/api/start-fault';

/** `--events 20000` seeds an empty database with that many invented events instead of the demo catalogue. */
export const eventsOption = { events: { type: 'string' } } as const;

export function readEventCount(events: string | undefined): number | undefined {
  if (events === undefined) return undefined;
  if (!/^[1-9]\d{0,6}$/.test(events)) throw new StartFault(`--events wants a number, not "${events}".`);
  return Number(events);
}
