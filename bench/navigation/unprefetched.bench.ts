import type { Page } from 'playwright-core';
import { judge } from '../measure/judge.ts';
import { median } from '../measure/median.ts';
import { clickAndTime, relatedShow } from './clicking.ts';
import { openFixture } from './fixture.ts';

const rounds = 9;
const latencyMs = 300;
const fixture = await openFixture(latencyMs);
// Nothing is prefetched for a bot.
const visitor = { userAgent: 'bot' };

/** The reference: one bare fetch of a data file, as fast as this page can have one. */
const bareFetch = (page: Page, show: number) =>
  page.evaluate(async (id) => {
    const start = performance.now();
    await (await fetch(`/page-data/shows/${id}/page-data.json?bare`)).json();
    return performance.now() - start;
  }, show);

/** A page whose template is known: data only. */
async function measureSameTemplate() {
  const page = await fixture.open('/shows/1', visitor);
  const took: number[] = [];
  const bare: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    bare.push(await bareFetch(page, round + 40));
    took.push((await clickAndTime(page, relatedShow(page, round))).committedMs);
  }
  return { took: median(took), bare: median(bare) };
}

/** A page whose template has never been seen: data and code side by side. */
async function measureNewTemplate() {
  const took: number[] = [];
  const bare: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const page = await fixture.open('/shows/1', visitor);
    bare.push(await bareFetch(page, 40));
    took.push((await clickAndTime(page, page.locator('.stage a'))).committedMs);
    await page.context().close();
  }
  return { took: median(took), bare: median(bare) };
}

for (const [what, { took, bare }] of [
  ['template known', await measureSameTemplate()],
  ['template new', await measureNewTemplate()],
] as const) {
  console.log(`Navigation without prefetch, ${what}, ${latencyMs} ms away: ${took.toFixed(0)} ms.`);
  console.log(`A bare fetch of a data file: ${bare.toFixed(0)} ms.`);
  judge(`unprefetched, ${what}: round trips`, took / bare, 1.5, `${bare.toFixed(0)} ms, a bare fetch`);
}

await fixture.close();
