import { inspect } from 'node:util';

/** Everything the command line tells a person goes through here. */
export const print = (message: unknown) =>
  process.stdout.write(`${typeof message === 'string' ? message : inspect(message)}\n`);

/** Tells what is being done and, when it is done, how long it took. */
export async function timedStep<Result>(name: string, act: () => Promise<Result>): Promise<Result> {
  const startedAt = performance.now();
  process.stdout.write(`${name} … `);
  try {
    const result = await act();
    print(`${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
    return result;
  } catch (error) {
    print('failed');
    throw error;
  }
}
