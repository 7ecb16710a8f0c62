import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** What one process used from its start to its end, all threads together. */
export interface Usage {
  readonly cpuSeconds: number;
  readonly peakMemory: number;
}

export interface Script {
  /** Its path in this benchmark's folder. */
  readonly script: string;
  readonly values: readonly (string | number)[];
  /** For Node itself. */
  readonly flags?: readonly string[];
}

/** Runs a script in a process of its own, which prints its usage as its last line. */
export function runScript({ script, values, flags = [] }: Script): Usage {
  const file = fileURLToPath(new URL(`../${script}`, import.meta.url));
  const output = execFileSync(process.execPath, [...flags, file, ...values.map(String)], {
    encoding: 'utf8',
  });
  return JSON.parse(output.trim().split('\n').at(-1) ?? '');
}
