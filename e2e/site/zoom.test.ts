import { beforeAll, expect, it } from 'vitest';
import { inLanguage } from '../fixtures/in-language.ts';
import { openShop } from '../fixtures/shop.ts';
import { pageSamples } from './page-samples.ts';

const shop = openShop();

/** What a zoom of 400 % leaves of 1280 by 1024. */
const viewport = { width: 320, height: 256 };

let samples: readonly string[];
beforeAll(async () => {
  samples = await pageSamples(shop);
});

it('at 400 % every kind of page is as wide as the screen, and has nearly all of its height', async () => {
  const page = await shop.open('/de', { viewport, locale: 'de' });
  const faults: string[] = [];
  for (const path of samples) {
    await page.goto(inLanguage(path, 'de'));
    const found = await page.evaluate(() => {
      const { scrollWidth, scrollHeight } = document.documentElement;
      scrollTo(0, (scrollHeight - innerHeight) / 2);
      const bars = [8, innerHeight - 8].filter((y) => {
        const seen = document.elementFromPoint(innerWidth / 2, y);
        return seen !== null && seen.closest('main, footer, html:not(:has(main))') === null;
      });
      return { width: scrollWidth, bars: bars.length };
    });
    if (found.width > viewport.width) faults.push(`${path} is ${found.width} wide`);
    if (found.bars > 0) faults.push(`${path} is covered by a bar`);
  }
  expect(faults).toEqual([]);
});
