import type { Wish } from '@parterre/contracts/waiting-list/wish';
import { sweepBaskets } from '../features/basket/sweep-baskets.service.ts';
import { makePerformanceCache } from '../features/performances/performance-cache.service.ts';
import { makePlanLibrary } from '../features/performances/plan-cache.service.ts';
import type { Mail } from '../features/sales/outbox/mail/mail-view.ts';
import { sendOrderMail } from '../features/sales/outbox/mail/order-mail.service.ts';
import { workOutbox } from '../features/sales/outbox/outbox.service.ts';
import { passOnStock } from '../features/sales/waiting-list/pass-on-stock.service.ts';
import type { OrderFixture } from './order-fixture.ts';

/** What somebody waits for on the seated catalogue: two of the dearer seats. */
const frontSeats = {
  date_ids: [12],
  zones: ['front'],
  count: 2,
  max_price: 2200,
  currency_code: 'RUB',
};

/** The waiting list of a sale. */
export function waitingList(fixture: OrderFixture) {
  const { call, deps, api, now } = fixture;
  const mails: Mail[] = [];
  const transport = { carry: async (mail: Mail) => void mails.push(mail), close: () => undefined };
  const work = () => workOutbox(deps(), (task) => sendOrderMail(deps(), transport, task));
  const passDeps = (db = deps().db) => ({
    db,
    clock: now,
    holdMs: 15 * 60_000,
    dates: makePerformanceCache(api().database.db, () => false),
    plans: makePlanLibrary(api().database.db),
    announce: () => undefined,
  });
  const sweep = async () => {
    await sweepBaskets({ db: api().database.db, now, announce: () => undefined });
    await passOnStock(passDeps());
    await work();
  };
  const request = (email: string, more: object = {}) =>
    call('POST', '/api/wishes', { body: { ...frontSeats, email, lang: 'ru', ...more } });
  const act = (name: 'show' | 'confirm' | 'withdraw' | 'decline' | 'take', token: string, cookie?: string) =>
    call<Wish>('POST', `/api/wishes/${name}`, { body: { token }, ...(cookie && { cookie }) });
  const mailsTo = (email: string, kind = '') =>
    mails.filter(({ to, messageId }) => to.address === email && messageId.startsWith(`<${kind}`));
  const readToken = (email: string) =>
    /\/order\/tickets\?wish=([\w-]+)/.exec(mailsTo(email).at(-1)?.text ?? '')?.[1] ?? '';
  return {
    mails,
    work,
    sweep,
    passDeps,
    request,
    act,
    mailsTo,
    readToken,
    /** Asked for, mailed and confirmed; answers the key to it. */
    wait: async (email: string, more: object = {}) => {
      const { status } = await request(email, more);
      if (status !== 202) throw new Error(`the wish was refused: ${status}`);
      await work();
      const token = readToken(email);
      // Nobody confirms in the same moment as another.
      fixture.pass(1 / 60);
      await act('confirm', token);
      await sweep();
      return token;
    },
  };
}
