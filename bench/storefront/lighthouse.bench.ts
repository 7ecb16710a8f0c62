import { execFile } from 'node:child_process';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { findChromium } from '../../packages/static-site/test/launch-chromium.ts';
import { openStorefront } from './stage.ts';

/** Fetched when it is needed: it brings two hundred packages, and nobody else should wait for them. */
const lighthouse = 'lighthouse@13.5.0';

const pages = ['/', '/events', '/events/1', '/places/1', '/persons/1', '/news/1'];
const targets = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 } as const;

interface Report {
  /** How fast this machine is; below 1000 it is a phone already, before Lighthouse slows it down. */
  readonly environment: { readonly benchmarkIndex: number };
  readonly categories: Readonly<
    Record<
      string,
      { readonly score: number; readonly auditRefs: readonly { readonly id: string; weight: number }[] }
    >
  >;
  readonly audits: Readonly<
    Record<string, { readonly score: number | null; readonly displayValue?: string; readonly title: string }>
  >;
}

/** Mobile, as Lighthouse does it by default. */
async function audit(address: string): Promise<Report> {
  const { stdout } = await promisify(execFile)(
    'npm',
    [
      ...['exec', '--yes', `--package=${lighthouse}`, '--', 'lighthouse', address],
      ...['--quiet', '--output=json', '--chrome-flags=--headless --no-sandbox --disable-gpu'],
      `--only-categories=${Object.keys(targets).join(',')}`,
    ],
    {
      maxBuffer: 2 ** 26,
      env: {
        ...process.env,
        CHROME_PATH: findChromium(),
        PATH: `${dirname(process.execPath)}:${process.env.PATH}`,
      },
    },
  );
  return JSON.parse(stdout.slice(stdout.indexOf('{')));
}

const vitals = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'speed-index',
  'total-blocking-time',
  'cumulative-layout-shift',
];

function tell(path: string, { categories, audits, environment }: Report): void {
  const scores = Object.keys(targets).map(
    (name) => [name, Math.round((categories[name]?.score ?? 0) * 100)] as const,
  );
  console.log(`${path}: ${scores.map(([name, score]) => `${name} ${score}`).join(', ')}`);
  console.log(`  speed of this machine ${environment.benchmarkIndex.toFixed(0)}`);
  console.log(`  ${vitals.map((id) => `${id} ${audits[id]?.displayValue}`).join(', ')}`);
  for (const [name, score] of scores) {
    if (score >= targets[name as keyof typeof targets]) continue;
    process.exitCode = 1;
    const lost = categories[name]?.auditRefs.filter(
      ({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1,
    );
    for (const { id } of lost ?? []) console.log(`  ${name} loses by ${id}: ${audits[id]?.title}`);
  }
}

const storefront = await openStorefront();
try {
  for (const path of pages) tell(path, await audit(storefront.address + path));
} finally {
  await storefront.close();
}
