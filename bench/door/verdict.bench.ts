import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { codesPerSecond, writeCodeVideo } from '../../apps/parterre/test/code-video.ts';
import { launchWithCamera } from '../../packages/static-site/test/launch-chromium.ts';
import { atLeast } from '../measure/at-least.ts';
import { judge } from '../measure/judge.ts';
import { openDoorServer } from './fixtures/door-server.ts';

const [tickets, scanned, verdictGoalMs, bookGoalKb] = [5000, 200, 300, 250];

const server = await openDoorServer(tickets);
// Some hundred megabytes, which memory may not have room for.
const folder = mkdtempSync(join(tmpdir(), 'parterre-bench-'));
const video = join(folder, 'codes.y4m');
await writeCodeVideo(video, server.codes(scanned));
const browser = await launchWithCamera(video);
const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en' });
await context.grantPermissions(['camera']);
const page = await context.newPage();
await page.goto(`${server.address}/door/#${'A'.repeat(43)}`);
await page.getByRole('heading', { name: 'Main' }).waitFor();
await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
await context.setOffline(true);
await page.reload();
// A steward who has seen each refusal at once.
await page.evaluate(() => {
  setInterval(() => document.querySelector<HTMLElement>('[data-kind="bad"] .main')?.click(), 20);
});
const durations = () =>
  page.evaluate(() => performance.getEntriesByName('door verdict').map(({ duration }) => duration));
const deadline = Date.now() + (3 * 1000 * scanned) / codesPerSecond;
let measured: number[] = [];
while (measured.length < scanned && Date.now() < deadline) {
  await new Promise((resolve) => setTimeout(resolve, 1000));
  measured = await durations();
}
const sorted = measured.toSorted((a, b) => a - b);
const quantile = (share: number) => sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN;
console.log(
  `${measured.length} verdicts, median ${quantile(0.5).toFixed(0)} ms, slowest ${quantile(1).toFixed(0)} ms`,
);
const verdicts = await page.evaluate(
  () =>
    new Promise<string[]>((resolve) => {
      const opening = indexedDB.open('door');
      opening.onsuccess = () => {
        const asked = opening.result.transaction('log').objectStore('log').getAll();
        asked.onsuccess = () => resolve((asked.result as { verdict: string }[]).map((scan) => scan.verdict));
      };
    }),
);
for (const verdict of new Set(verdicts))
  console.log(`${verdict}: ${verdicts.filter((one) => one === verdict).length}`);
atLeast('door: codes that had a verdict', measured.length, scanned);
judge(
  'door: p95 from the picture with the code to the verdict on the screen, without a network, ms',
  quantile(0.95),
  verdictGoalMs,
);
judge(`door: what a phone is told of ${tickets} tickets, kB of JSON`, server.bookBytes / 1000, bookGoalKb);

await context.setOffline(false);
const until = Date.now() + 30_000;
while (server.received() < measured.length && Date.now() < until)
  await new Promise((resolve) => setTimeout(resolve, 500));
judge('door: scans that were not handed in', Math.max(0, measured.length - server.received()), 0);
await browser.close();
server.close();
rmSync(folder, { recursive: true });
