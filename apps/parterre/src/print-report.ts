import type { Progress } from '@parterre/static-site/build/run/progress';
import type { RunReport } from '@parterre/static-site/build/run/run-report';
import { print } from './print.ts';

/** One line that is written over as the work goes on. */
export const showProgress = ({ step, done, expected }: Progress): void => {
  if (process.stdout.isTTY)
    process.stdout.write(`\rpages … ${step} ${done}${expected ? `/${expected}` : ''}   `);
};

export function printReport({ written, unchanged, removed, failed, left, seconds }: RunReport): void {
  if (process.stdout.isTTY) process.stdout.write('\r\u001b[K');
  const later = left > 0 ? `, ${left} left for later` : '';
  print(
    `pages … ${seconds.toFixed(1)} s: ${written} written, ${unchanged} as they were, ${removed} removed, ${failed.length} failed${later}`,
  );
  for (const { path, cause } of failed.slice(0, 10)) print(`  ${path}: ${cause}`);
}
