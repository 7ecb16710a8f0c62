import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { openSite } from '@parterre/static-site/build/open-site';
import { benchFolder } from '../fixtures/bench-folder.ts';
import { judge } from '../measure/judge.ts';
import { median } from '../measure/median.ts';
import { makeCatalogue } from './site/catalogue.ts';
import { programmeSite } from './site/site.ts';

const languages = 5;
const rounds = 41;
// Shown on its own page and on the seven that are related to it, in each language; on no list.
const changedShow = 57;
const pagesShowingIt = 8 * languages;

/** A published site of so many pages, and a way to measure one change of it. */
async function publish(pages: number) {
  const folder = benchFolder();
  const catalogue = makeCatalogue(pages / languages - 41);
  const site = openSite(programmeSite(catalogue), { folder, threads: 2 });
  await site.build();
  const times: number[] = [];

  const change = async (title: string) => {
    catalogue.rename(changedShow, title);
    const start = performance.now();
    const { written } = await site.update({ changedKeys: [`show:${changedShow}`] });
    times.push(performance.now() - start);
    const html = readFileSync(join(folder, 'public', 'shows', String(changedShow), 'index.html'), 'utf8');
    if (!html.includes(`<title>${title}</title>`)) throw new Error(`${title} is not live.`);
    if (written !== pagesShowingIt)
      throw new Error(`${written} pages were written instead of ${pagesShowingIt}.`);
  };

  const close = async () => {
    await site.close();
    rmSync(folder, { recursive: true });
  };
  return { change, close, milliseconds: () => median(times) };
}

const sizes = [1_000, 20_000, 100_000] as const;
const [small, middle, large] = [await publish(sizes[0]), await publish(sizes[1]), await publish(sizes[2])];
const sites = [small, middle, large];
// The sites take turns in changing order, so that whatever else the machine does disturbs all of them.
for (let round = 0; round < rounds; round += 1) {
  sites.reverse();
  for (const site of sites) await site.change(`Новое название ${round}`);
}

const print = (pages: number, milliseconds: number) =>
  console.log(`One changed show, ${pagesShowingIt} pages of ${pages}: ${milliseconds.toFixed(1)} ms.`);
print(sizes[0], small.milliseconds());
print(sizes[1], middle.milliseconds());
print(sizes[2], large.milliseconds());
judge('one change at 20,000 pages: seconds', middle.milliseconds() / 1000, 1);
judge(
  'one change: ratio of 100,000 pages to 1,000',
  large.milliseconds() / small.milliseconds(),
  1.2,
  `${small.milliseconds().toFixed(1)} ms at 1,000`,
);
for (const site of sites) await site.close();
