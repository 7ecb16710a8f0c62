import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { settling } from '../stage/settled.ts';
import { openStage } from '../stage/stage.ts';
import { layoutShift, watchLayout } from './layout-shift.ts';
import { inLanguage, pageSamples } from './page-samples.ts';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const stage = openStage();
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

let samples: readonly string[];
beforeAll(async () => {
  samples = await pageSamples(stage);
});

const desktop = { viewport: { width: 1440, height: 900 } };
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

/** What axe finds, as `rule: element`. */
async function violations(page: Page, rules?: readonly string[]): Promise<string[]> {
  const found: axe.Result[] = await page.evaluate(async (only) => {
    const { violations } = await window.axe.run(document, {
      resultTypes: ['violations'],
      ...(only && { runOnly: { type: 'rule', values: [...only] } }),
    });
    return violations;
  }, rules);
  return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}

async function faultsOf(page: Page, path: string, settled: () => Promise<void>): Promise<string[]> {
  await page.goto(path);
  await settled();
  const shift = await layoutShift(page);
  await page.evaluate(axeSource);
  const light = await violations(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await violations(page, ['color-contrast']);
  await page.emulateMedia({ colorScheme: 'light' });
  return [
    ...light.map((fault) => `light, ${fault}`),
    ...dark.map((fault) => `dark, ${fault}`),
    ...(shift <= 0.01 ? [] : [`moves by ${shift.toFixed(3)}`]),
  ].map((fault) => `${path}: ${fault}`);
}

describe.each(['ru', 'en', 'de', 'fr', 'es'])('in %s', (code) => {
  test.each([
    ['a desk', desktop],
    ['a phone', phone],
  ] as const)(
    'every kind of page stands still, complains of nothing and is accessible in both themes, on %s',
    { timeout: 120_000 },
    async (_where, visitor) => {
      const page = await stage.open('/robots.txt', visitor);
      await watchLayout(page);
      const settled = settling(page);
      const faults: string[] = [];
      for (const path of samples) faults.push(...(await faultsOf(page, inLanguage(path, code), settled)));
      expect(faults).toEqual([]);
    },
  );
});
