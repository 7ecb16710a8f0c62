import type { Usage } from './run-script.ts';

/** The last words of a script started by `runScript`. */
export function printUsage(): void {
  const { user, system } = process.cpuUsage();
  const usage: Usage = {
    cpuSeconds: (user + system) / 1e6,
    peakMemory: process.resourceUsage().maxRSS * 1024,
  };
  console.log(JSON.stringify(usage));
}
