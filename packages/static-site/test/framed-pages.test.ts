import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { faultsOf, follow, heading, runtimeStage, signalled } from './runtime-stage.ts';

const stage = runtimeStage();

const field = (page: Page, name: string) => page.locator(`input[name=${name}]`);
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

describe('the frame that pages stand in', () => {
  it('stays as it is from page to page, while the page itself is drawn anew', async () => {
    const page = await stage.open('/framed/rye');
    await field(page, 'search').fill('kept');
    await field(page, 'wish').fill('gone');
    await follow(page, '/framed/oat');
    await signalled(page, 'ended');
    expect([
      await heading(page),
      await field(page, 'search').inputValue(),
      await field(page, 'wish').inputValue(),
    ]).toEqual(['oat', 'kept', '']);
  });

  it('does not keep the place of the reader', async () => {
    const page = await stage.open('/framed/rye');
    await field(page, 'search').focus();
    await follow(page, '/framed/oat');
    await signalled(page, 'ended');
    expect(await focused(page)).toBe('oat');
  });

  it('ends with the pages that stand in it', async () => {
    const page = await stage.open('/framed/rye');
    await field(page, 'search').fill('gone');
    await follow(page, '/shops/1');
    await signalled(page, 'ended');
    expect(await field(page, 'search').count()).toBe(0);
    await follow(page, '/framed/rye');
    await signalled(page, 'ended', 2);
    expect(await field(page, 'search').inputValue()).toBe('');
  });

  it('shows the next page after one that has failed', async () => {
    const page = await stage.open('/framed/rye');
    await follow(page, '/framed/faulty');
    await page.getByText('This page cannot be shown').waitFor();
    await follow(page, '/framed/oat');
    await page.getByText('oat', { exact: true }).waitFor();
    expect(faultsOf(page)).toEqual([expect.stringMatching(/^broken-page .*faulty$/)]);
  });
});

describe('what lies below the first screen', () => {
  /** Which parts stood there when each page was first drawn. */
  const watch = (page: Page) =>
    page.evaluate(() => {
      const drawn: Record<string, string[]> = {};
      Object.assign(window, { drawn });
      let last = document.querySelector('h1')?.textContent;
      new MutationObserver(() => {
        const name = document.querySelector('h1')?.textContent;
        if (!name || name === last) return;
        last = name;
        drawn[name] = [...document.querySelectorAll('#below, #last')].map(({ id }) => id);
      }).observe(document, { subtree: true, childList: true, characterData: true });
    });
  const drawn = (page: Page) => page.evaluate(() => Reflect.get(window, 'drawn'));

  it('is there in the generated page', async () => {
    const page = await stage.open('/framed/rye', { javaScriptEnabled: false, isStarting: false });
    expect(await page.locator('#below, #last').count()).toBe(2);
  });

  it('is drawn after what is seen at once, each part in its turn', async () => {
    const page = await stage.open('/framed/rye');
    await watch(page);
    await follow(page, '/framed/oat');
    await page.locator('#last').waitFor();
    expect(await drawn(page)).toEqual({ oat: [] });
  });

  it('is drawn with the page for whoever is led there', async () => {
    const page = await stage.open('/framed/rye');
    await watch(page);
    await follow(page, '/framed/oat#below');
    await signalled(page, 'ended');
    expect([await drawn(page), await focused(page)]).toEqual([{ oat: ['below', 'last'] }, 'Below oat']);
  });

  it('is drawn with the page for whoever returns to it', async () => {
    const page = await stage.open('/framed/rye');
    await follow(page, '/framed/oat');
    await signalled(page, 'ended');
    await watch(page);
    await page.goBack();
    await signalled(page, 'ended', 2);
    expect(await drawn(page)).toEqual({ rye: ['below', 'last'] });
  });
});
