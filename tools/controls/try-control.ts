import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Control, withoutDefence } from './control.ts';
import { runTests, type TestRun } from './run-tests.ts';

export type Verdict =
  | { readonly kind: 'caught'; readonly by: string }
  | { readonly kind: 'not-caught' }
  /** Nothing can be said of the defence: what is wrong. */
  | { readonly kind: 'void'; readonly because: string; readonly output: string };

/** Tries controls in a copy of the checkout, which is afterwards as it was. */
export function makeTrial(copy: string): (control: Control) => Promise<Verdict> {
  const unchanged = new Map<string, Promise<TestRun>>();

  /** Once for all controls that run the same tests. */
  const runUnchanged = (control: Control) => {
    const key = JSON.stringify([control.tests, control.only, control.env]);
    const run = unchanged.get(key) ?? runTests(copy, control);
    unchanged.set(key, run);
    return run;
  };

  return async (control) => {
    const file = join(copy, control.file);
    const content = await readFile(file, 'utf8').catch(() => '');
    const changed = withoutDefence(control, content);
    if (changed === undefined) return isVoid(`the defence does not stand once in ${control.file}`);
    const before = await runUnchanged(control);
    if (!before.isGreen) return isVoid('its tests fail with the defence', before);
    if (before.passed === 0) return isVoid('none of its tests was run', before);
    await writeFile(file, changed);
    const after = await runTests(copy, control).finally(() => writeFile(file, content));
    if (after.isGreen) return { kind: 'not-caught' };
    // A file that cannot even be loaded says nothing of the defence.
    const [by] = after.failed;
    return by === undefined ? isVoid('without it nothing can be run', after) : { kind: 'caught', by };
  };
}

const isVoid = (because: string, { output }: Pick<TestRun, 'output'> = { output: '' }): Verdict => ({
  kind: 'void',
  because,
  output,
});
