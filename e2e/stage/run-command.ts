import { inject } from 'vitest';
import { runOperator } from '../../apps/parterre/test/run-operator.ts';

/** What a command of the operator prints, beside the system that runs. */
export async function runCommand(...args: string[]): Promise<string> {
  const env = { DATA_DIR: inject('dataFolder'), SITE_URL: inject('siteUrl') };
  const { code, output } = await runOperator(args, env);
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}: ${output}`);
  return output;
}
