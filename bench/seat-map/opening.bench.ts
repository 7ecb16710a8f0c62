import { launchChromium } from '../../packages/static-site/test/launch-chromium.ts';
import { judge } from '../measure/judge.ts';
import { median } from '../measure/median.ts';
import { openFixture } from './fixture.ts';
import { cpuUntil } from './frames.ts';
import { watch } from './trace.ts';

const rounds = 7;
const fixture = await openFixture();
const browser = await launchChromium();

/** From the press that opens the hall to its first seats, in a fresh page whose code has been fetched ahead. */
async function open(date: number) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await page.goto(`${fixture.address}/harness.html?wait&date=${date}`);
  await page.locator('#open').waitFor();
  await page.waitForLoadState('networkidle');
  const watched = await watch(browser, () => page.evaluate(openAndWait));
  await context.close();
  // The worker tells of the hall as soon as it has drawn it.
  const drawnMs = watched.heardMs[0] ?? Number.POSITIVE_INFINITY;
  return { main: cpuUntil(watched, 'main', drawnMs), worker: cpuUntil(watched, 'worker', drawnMs) };
}

/** The map is ready for keys as soon as it is drawn. Nothing is asked meanwhile, which would cost time as well. */
async function openAndWait(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const observer = new MutationObserver(() => document.querySelector('[role=option]') && resolve());
  observer.observe(document.body, { childList: true, subtree: true });
  document.getElementById('open')?.click();
  await promise;
}

for (const { seats, date, target } of [
  { seats: '20,000', date: 3, target: 150 },
  { seats: '100,000', date: 5, target: 200 },
]) {
  const took: { main: number; worker: number }[] = [];
  for (let round = 0; round < rounds; round += 1) took.push(await open(date));
  const sums = took.map(({ main, worker }) => main + worker);
  const best = took[sums.indexOf(Math.min(...sums))];
  console.log(
    `${seats} seats: main thread ${best?.main.toFixed(0)} ms of CPU, worker ${best?.worker.toFixed(0)} ms; median ${median(sums).toFixed(0)} ms.`,
  );
  // Whatever else the machine does only adds to it.
  judge(`${seats} seats: ms of CPU to the first seats, the best of ${rounds}`, Math.min(...sums), target);
}

await browser.close();
fixture.close();
