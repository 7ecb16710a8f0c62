import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { createRuntimeHarness, reportedFaults } from './runtime-harness.ts';
import { focused, follow, heading, waitForSignal } from './runtime-page.ts';

const harness = createRuntimeHarness();

const field = (page: Page, name: string) => page.locator(`input[name=${name}]`);

describe('the frame that pages stand in', () => {
  it('stays as it is from page to page, while the page itself is drawn anew', async () => {
    const page = await harness.open('/framed/rye');
    await field(page, 'search').fill('kept');
    await field(page, 'wish').fill('gone');
    await follow(page, '/framed/oat');
    await waitForSignal(page, 'ended');
    expect([
      await heading(page),
      await field(page, 'search').inputValue(),
      await field(page, 'wish').inputValue(),
    ]).toEqual(['oat', 'kept', '']);
  });

  it('does not keep the place of the reader', async () => {
    const page = await harness.open('/framed/rye');
    await field(page, 'search').focus();
    await follow(page, '/framed/oat');
    await waitForSignal(page, 'ended');
    expect(await focused(page)).toBe('oat');
  });

  it('ends with the pages that stand in it', async () => {
    const page = await harness.open('/framed/rye');
    await field(page, 'search').fill('gone');
    await follow(page, '/shops/1');
    await waitForSignal(page, 'ended');
    expect(await field(page, 'search').count()).toBe(0);
    await follow(page, '/framed/rye');
    await waitForSignal(page, 'ended', 2);
    expect(await field(page, 'search').inputValue()).toBe('');
  });

  it('shows the next page after one that has failed', async () => {
    const page = await harness.open('/framed/rye');
    await follow(page, '/framed/faulty');
    await page.getByText('This page cannot be shown').waitFor();
    await follow(page, '/framed/oat');
    await page.getByText('oat', { exact: true }).waitFor();
    expect(reportedFaults(page)).toEqual([expect.stringMatching(/^broken-page .*faulty$/)]);
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
    const page = await harness.open('/framed/rye', { javaScriptEnabled: false, isStarting: false });
    expect(await page.locator('#below, #last').count()).toBe(2);
  });

  it('is drawn after what is seen at once, each part in its turn', async () => {
    const page = await harness.open('/framed/rye');
    await watch(page);
    await follow(page, '/framed/oat');
    await waitForSignal(page, 'ended');
    await page.locator('#last').waitFor();
    expect(await drawn(page)).toEqual({ oat: [] });
  });

  it('is drawn with the page for whoever is led there', async () => {
    const page = await harness.open('/framed/rye');
    await watch(page);
    await follow(page, '/framed/oat#below');
    await waitForSignal(page, 'ended');
    expect([await drawn(page), await focused(page)]).toEqual([{ oat: ['below', 'last'] }, 'Below oat']);
  });

  it('is drawn with the page for whoever returns to it', async () => {
    const page = await harness.open('/framed/rye');
    await follow(page, '/framed/oat');
    await waitForSignal(page, 'ended');
    await watch(page);
    await page.goBack();
    await waitForSignal(page, 'ended', 2);
    expect(await drawn(page)).toEqual({ rye: ['below', 'last'] });
  });
});
