import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import { StartFault } from '@parterre/api/start-fault';
import { commands } from './commands.ts';
import { print } from './print.ts';

// What was compiled once is read the next time. A folder that may not be written to changes nothing.
enableCompileCache(fileURLToPath(new URL('../../../.cache/compiled', import.meta.url)));

const [name = 'help', ...args] = process.argv.slice(2);
const command = commands[name];

try {
  if (!command) throw new StartFault(`There is no command "${name}". Try: npm run parterre -- help`);
  process.exitCode = await command.run(args);
} catch (error) {
  // A fault that a person can mend is told in its own words; anything else is a defect and shows where it happened.
  print(error instanceof StartFault ? error.message : error);
  process.exitCode = 1;
}
// The channel to the first step (tools/setup/run.mjs) would keep us alive.
if (process.connected) process.disconnect();
