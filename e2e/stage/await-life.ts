import type { Page } from 'playwright-core';

/** Whether scripts have taken the page over, or it is none of ours. Until then a button that needs them is deaf. */
const isAlive = () => {
  const root = document.getElementById('root');
  return !root || Object.keys(root).some((key) => key.startsWith('__reactContainer'));
};

/** Scripts start once a page has been drawn, which may be after its load: from here on every arrival waits for them. */
export function awaitLife(page: Page): void {
  const afterwards =
    <Args extends unknown[], Result>(act: (...args: Args) => Promise<Result>) =>
    async (...args: Args) => {
      const result = await act(...args);
      await page.waitForFunction(isAlive);
      return result;
    };
  page.goto = afterwards(page.goto.bind(page));
  page.reload = afterwards(page.reload.bind(page));
  page.goBack = afterwards(page.goBack.bind(page));
  page.goForward = afterwards(page.goForward.bind(page));
  page.waitForURL = afterwards(page.waitForURL.bind(page));
}
