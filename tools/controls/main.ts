/* Takes defences away, one at a time, and sees a test fail: `npm run controls`, or `npm run controls -- bank cookie`. */
import { rm } from 'node:fs/promises';
import { allControls } from './all-controls.ts';
import { copyCheckout } from './copy-checkout.ts';
import { makeTrial, type Verdict } from './try-control.ts';

const asked = process.argv.slice(2).map((word) => word.toLowerCase());
const chosen = allControls.filter(([row, { defence, file, tests }]) => {
  const text = [row, defence, file, ...tests].join('\n').toLowerCase();
  return asked.length === 0 || asked.some((word) => text.includes(word));
});
if (chosen.length === 0) {
  console.error(`No defence is called ${asked.join(' or ')}.`);
  process.exit(2);
}

function tell(verdict: Verdict): string {
  switch (verdict.kind) {
    case 'caught':
      return `caught by ${verdict.by}`;
    case 'not-caught':
      return 'NOT CAUGHT';
    case 'void':
      return `ERROR: ${verdict.because}\n${verdict.output}`.trimEnd();
  }
}

// What is running ends with the terminal's signal; then the copy is removed.
let isStopped = false;
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => {
    isStopped = true;
  });

const copy = await copyCheckout();
const attempt = makeTrial(copy);
const uncaught: string[] = [];
try {
  for (const [place, [row, control]] of chosen.entries()) {
    if (isStopped) break;
    const startedAt = performance.now();
    console.log(`${place + 1} of ${chosen.length}: ${row}\n  without “${control.defence}” …`);
    const verdict = await attempt(control);
    console.log(`  ${tell(verdict)} (${((performance.now() - startedAt) / 1000).toFixed(0)} s)`);
    if (verdict.kind !== 'caught') uncaught.push(control.defence);
  }
} finally {
  await rm(copy, { recursive: true, force: true });
}
console.log(
  [
    '',
    ...uncaught.map((defence) => `not caught: ${defence}`),
    `${uncaught.length} of ${chosen.length} not caught`,
  ].join('\n'),
);
process.exit(isStopped || uncaught.length > 0 ? 1 : 0);
