import { rmSync } from 'node:fs';
import { benchFolder } from '../fixtures/bench-folder.ts';
import { judge } from '../measure/judge.ts';
import { runScript } from './measure/run-script.ts';

const languages = 5;
const threads = 2;
// With room to spare V8 puts off collecting garbage: a small heap shows what a build needs.
const flags = ['--max-old-space-size=128', '--max-semi-space-size=8'];

/** Peak memory of a build from nothing, in bytes. */
function measurePeak(pages: number): number {
  const folder = benchFolder();
  const values = [folder, pages / languages - 41, threads];
  const { peakMemory } = runScript({ script: 'engine/build-site.ts', values, flags });
  rmSync(folder, { recursive: true });
  return peakMemory;
}

const [few, many] = [20_000, 100_000];
const [peakForFew, peakForMany] = [measurePeak(few), measurePeak(many)];
const inMegabytes = (bytes: number) => `${Math.round(bytes / 1e6)} MB`;

console.log(
  `Peak memory: ${inMegabytes(peakForFew)} at 20,000 pages, ${inMegabytes(peakForMany)} at 100,000.`,
);
judge('memory: GB at 100,000 pages', peakForMany / 1e9, 1.5);
judge('memory: kB for each further page', (peakForMany - peakForFew) / (many - few) / 1000, 1);
