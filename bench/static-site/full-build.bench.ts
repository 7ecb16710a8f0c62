import { rmSync } from 'node:fs';
import { benchFolder } from '../fixtures/bench-folder.ts';
import { judge } from '../measure/judge.ts';
import { median } from '../measure/median.ts';
import { runScript } from './measure/run-script.ts';

// 5 languages of 1,001 shows, 20 stages, 20 artists and a home page are 5,210 pages of about 20 kB.
const shows = 1001;
const threads = 2;
const rounds = 5;

function measureCpuSeconds(script: string): number {
  const folder = benchFolder();
  const { cpuSeconds } = runScript({ script, values: [folder, shows, threads] });
  rmSync(folder, { recursive: true });
  return cpuSeconds;
}

// The two take turns, so that whatever else the machine does disturbs both.
const runs = Array.from({ length: rounds }, () => ({
  templates: measureCpuSeconds('reference/write-site.ts'),
  engine: measureCpuSeconds('engine/build-site.ts'),
}));
const templates = median(runs.map((run) => run.templates));
const engine = median(runs.map((run) => run.engine));

console.log(`Full build of 5,210 pages, bundling included: ${engine.toFixed(2)} s of CPU.`);
console.log(`String templates writing the same pages: ${templates.toFixed(2)} s of CPU.`);
judge('full build: ratio', engine / templates, 2.5, `${templates.toFixed(2)} s of CPU, string templates`);
