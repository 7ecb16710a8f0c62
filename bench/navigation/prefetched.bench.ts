import { judge } from '../measure/judge.ts';
import { median } from '../measure/median.ts';
import type { Arrival } from './browser.ts';
import { clickAndTime, prefetch, relatedShow, slowDown } from './clicking.ts';
import { openFixture } from './fixture.ts';

const rounds = 15;
const fixture = await openFixture(0);

/** From one related show to the next, each fetched before it is clicked. */
async function measureClientSide(times: number): Promise<Arrival[]> {
  const page = await fixture.open('/shows/1');
  await slowDown(page, times);
  const took: Arrival[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const link = relatedShow(page, round);
    await prefetch(page, link);
    took.push(await clickAndTime(page, link));
  }
  return took;
}

/** The same walk where the runtime hears of no navigation, so that every click loads a document. */
async function measureDocuments(times: number): Promise<Arrival[]> {
  const page = await fixture.open('about:blank');
  await page.addInitScript(() =>
    navigation.addEventListener('navigate', (event) => event.stopImmediatePropagation()),
  );
  await page.goto('/shows/1');
  await slowDown(page, times);
  const took: Arrival[] = [];
  for (let round = 0; round < rounds; round += 1)
    took.push(await clickAndTime(page, relatedShow(page, round)));
  return took;
}

const committed = (arrivals: readonly Arrival[]) =>
  median(arrivals.map(({ committedMs = Number.NaN }) => committedMs));
const settled = (arrivals: readonly Arrival[]) =>
  median(arrivals.map(({ settledMs = Number.NaN }) => settledMs));
const inWords = (arrivals: readonly Arrival[]) =>
  `committed after ${committed(arrivals).toFixed(1)} ms, settled after ${settled(arrivals).toFixed(1)} ms`;

for (const { where, times, target } of [
  { where: 'desktop', times: 1, target: 50 },
  { where: 'four times slower', times: 4, target: 150 },
]) {
  const clientSide = await measureClientSide(times);
  const documents = await measureDocuments(times);
  console.log(`Prefetched navigation, ${where}: ${inWords(clientSide)}.`);
  console.log(`The same pages as documents: ${inWords(documents)}.`);
  const document = `${committed(documents).toFixed(1)} ms as a document`;
  judge(`prefetched, ${where}: ms from click to commit`, committed(clientSide), target, document);
  judge(
    `prefetched, ${where}: ratio to a document`,
    committed(clientSide) / committed(documents),
    1,
    document,
  );
}

await fixture.close();
