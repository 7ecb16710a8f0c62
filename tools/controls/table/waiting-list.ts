import type { Controls } from '../control.ts';

const waiting = ['apps/api/src/features/sales/waiting-list/waiting-list.test.ts'];
const sharing = ['packages/domain/src/waiting-list/allot-stock.test.ts'];
const links = ['apps/api/src/features/sales/waiting-list/wish-links.test.ts'];
const feature = 'apps/api/src/features/sales/waiting-list';
const functions = 'apps/api/src/database/functions';

/** Who is offered what comes back. */
export const waitingListControls: Controls = {
  'Tickets that come back go to whoever polls, or the waiting list keeps tickets from others for nothing': [
    {
      defence: 'a hold of what somebody waits for keeps others away until it is given to them',
      file: `${functions}/take-seat.sql`,
      text: 'when stock.wished then after_list else excluded.expires_at end',
      without: 'else excluded.expires_at end',
      tests: waiting,
    },
    {
      defence: 'what is in a basket when somebody begins to wait for it is given to them, too',
      file: `${feature}/pass-on-stock.service.ts`,
      text: 'const sweptBy = new Date(at.getTime() + holdMs + headStartMs);',
      without: 'const sweptBy = new Date(at.getTime() + 0 * (holdMs + headStartMs));',
      tests: waiting,
    },
    {
      defence: 'the list closes once nobody makes units that would be its own',
      file: `${feature}/pass-on-stock.service.ts`,
      text: '  await lockPerformance(tx, key);\n',
      without: '',
      tests: waiting,
    },
    {
      defence: 'whoever is paying when the sale ends is not told that nothing came back',
      file: `${feature}/pass-on-stock.service.ts`,
      text: 'if (!taken.has(wish.id)) await closePerformance',
      without: 'await closePerformance',
      tests: [`${feature}/sale-ends.test.ts`],
    },
    {
      defence: 'the first in line is offered it first',
      file: 'packages/domain/src/waiting-list/allot-stock.ts',
      text: 'for (const wish of wishes) {',
      without: 'for (const wish of [...wishes].reverse()) {',
      tests: sharing,
    },
    {
      defence: 'nobody is offered seats that are not side by side',
      file: 'packages/domain/src/waiting-list/allot-stock.ts',
      text: 'return together ? seats : undefined;',
      without: 'return together || seats.length > 0 ? seats : undefined;',
      tests: sharing,
    },
    {
      defence: 'nobody is offered what another has',
      file: `${functions}/allot-seats.sql`,
      text: ' and (owner = list or expires_at <= at);',
      without: ' and (owner = list or expires_at <= at or owner is not null);',
      tests: waiting,
    },
    {
      defence: 'what is kept has a deadline',
      file: 'packages/domain/src/waiting-list/allotment.ts',
      text: "return isLate ? 'late' : 'stays';",
      without: "return isLate ? 'stays' : 'stays';",
      tests: waiting,
    },
    {
      defence: 'nobody waits for what can be bought',
      file: `${feature}/wishes.service.ts`,
      text: "if (await isThere(deps, date, terms, at)) return { kind: 'available' };",
      without: 'await isThere(deps, date, terms, at);',
      tests: waiting,
    },
    {
      defence: 'the link to a wish is signed',
      file: `${feature}/wish-links.ts`,
      text: 'if (!timingSafeEqual(bytes.subarray(idBytes), sign(id))) return undefined;',
      without: 'timingSafeEqual(bytes.subarray(idBytes), sign(id));',
      tests: links,
    },
    {
      defence: 'a mailbox is sent three mails in an hour that ask to confirm a wish',
      file: 'apps/api/src/features/sales/outbox/outbox.service.ts',
      text: "kind === 'wish_requested' && !mayAskToConfirmWish(await countEarlierWishMails(db, task))",
      without: "kind === 'wish_ended' && !mayAskToConfirmWish(await countEarlierWishMails(db, task))",
      tests: waiting,
    },
    {
      defence: 'an address that was told of the end is deleted',
      file: 'apps/api/src/features/sales/outbox/outbox.service.ts',
      text: "if (kind === 'wish_ended') await eraseWishAddress(db, id);",
      without: '',
      tests: waiting,
    },
    {
      defence: 'a forgotten buyer waits for nothing',
      file: 'apps/api/src/features/privacy/forget-buyer.service.ts',
      text: '    await endWishes(tx, spellings);\n',
      without: '',
      tests: waiting,
    },
  ],
};
