import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** What one process used from its start to its end, all threads together. */
export interface Usage {
  readonly cpuSeconds: number;
  readonly peakMemory: number;
}

/** Runs a script of this folder in a process of its own, which prints its usage as its last line. */
export function runScript(script: string, ...values: readonly (string | number)[]): Usage {
  const file = fileURLToPath(new URL(`../${script}`, import.meta.url));
  const output = execFileSync(process.execPath, [file, ...values.map(String)], { encoding: 'utf8' });
  return JSON.parse(output.trim().split('\n').at(-1) ?? '');
}
