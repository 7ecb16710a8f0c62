import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

export interface AxeRules {
  readonly only?: readonly string[];
  readonly except?: readonly string[];
}

/** What axe finds on a page, as `rule: element`. */
export async function violations(page: Page, { only, except = [] }: AxeRules = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const found = await page.evaluate(async (options) => (await window.axe.run(document, options)).violations, {
    resultTypes: ['violations'],
    ...(only && { runOnly: { type: 'rule', values: [...only] } }),
    rules: Object.fromEntries(except.map((rule) => [rule, { enabled: false }])),
  } satisfies axe.RunOptions);
  return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}

/** The same in light and in dark colours. */
export async function violationsInBothColours(page: Page): Promise<string[]> {
  const light = await violations(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  // Nothing else depends on the colours, and looking at them takes longest.
  const dark = await violations(page, { only: ['color-contrast'] });
  await page.emulateMedia({ colorScheme: 'light' });
  return [...light, ...dark.map((fault) => `in the dark, ${fault}`)];
}
