import type { Visit } from './visit.ts';

const [atOnce, times] = [5, 40];

/** Asks and asks again, and does not care what it is told. */
export async function hammer({ browser }: Visit): Promise<void> {
  const request = async () => {
    for (let asked = 0; asked < times; asked += 1) await browser.request('hammer', { url: '/api/basket' });
  };
  await Promise.all(Array.from({ length: atOnce }, request));
}
