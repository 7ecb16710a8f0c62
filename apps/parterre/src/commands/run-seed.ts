import { print } from '../print.ts';
import { readOptions } from '../read-options.ts';
import { eventsOption, readEventCount, seedDemo } from '../seed-demo.ts';
import { withDatabase } from './with-database.ts';

/** `seed [--events N]`: the demo catalogue, or so many invented events, into a database that has none. */
export async function runSeed(args: readonly string[]): Promise<number> {
  const events = readEventCount(readOptions(args, eventsOption).events);
  const isSeeded = await withDatabase((db, config) => seedDemo(db, config, { events }));
  if (isSeeded) return 0;
  print('There is a catalogue already. Nothing was changed.');
  return 1;
}
