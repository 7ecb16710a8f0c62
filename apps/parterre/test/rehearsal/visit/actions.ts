import { randomUUID } from 'node:crypto';
import type { VisitAction } from '../crowd/visitor-kinds.ts';
import { readBody } from './browser.ts';
import { hammer } from './hammer.ts';
import { hold } from './hold.ts';
import { pay } from './pay.ts';
import { stop, type Visit } from './visit.ts';
import { watchSeats } from './watch-seats.ts';

/** What each act is made of. One that cannot go on says so, and the visitor goes. */
export const actions: Readonly<Record<VisitAction, (visit: Visit) => Promise<unknown>>> = {
  look: async ({ browser, sale, performance }) => {
    const page = await browser.request('page', { url: performance.path, isFile: true });
    if (page?.status !== 200) return stop;
    return Promise.all(sale.assets.map((url) => browser.request('asset', { url, isFile: true })));
  },
  compare: ({ browser, performance }) =>
    Promise.all([
      browser.requestWithRetries('prices', { url: '/v2/events_prices' }),
      browser.requestWithRetries('prices', {
        url: `/v2/dates_prices?event_source_id=${performance.eventId}`,
      }),
    ]),
  open: async (visit) => {
    const url = `/v2/dates/${visit.performance.performanceId}/offers`;
    const offers = await visit.browser.requestWithRetries('offers', { url });
    if (offers?.status !== 200) return stop;
    visit.version = readBody<{ version: number }>(offers).version;
    return undefined;
  },
  watch: async (visit) => {
    const { browser, sale, performance, version: since, record, onStream } = visit;
    const watching = {
      address: sale.address,
      performanceId: performance.performanceId,
      since,
      record,
      onStream,
    };
    visit.leave.push(await watchSeats(browser, watching));
  },
  hold,
  order: async (visit) => {
    const placed = await visit.browser.requestWithRetries('order', {
      method: 'POST',
      url: '/api/orders',
      key: randomUUID(),
      body: {
        contact: {
          name: 'Anna Smith',
          email: `visitor-${visit.browser.headers['x-forwarded-for']}@example.com`,
        },
        acquisition_id: 1,
        lang: 'en',
        expected_total: visit.owed,
        currency_code: visit.currency,
        consents: { offer: true, personal_data: true, marketing: false },
      },
    });
    if (placed?.status !== 201) return stop;
    visit.token = readBody<{ token: string }>(placed).token;
    return undefined;
  },
  pay,
  hammer,
};
