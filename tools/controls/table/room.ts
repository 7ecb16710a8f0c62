import type { Control } from '../control.ts';

const tests = ['apps/api/src/features/waiting-room/waiting-room.test.ts'];
const room = 'apps/api/src/features/waiting-room/';

/** What keeps people from coming before their turn. */
export const roomControls: readonly Control[] = [
  {
    defence: 'only whoever was let in holds seats of a sale with a waiting room',
    file: 'apps/api/src/features/basket/require-admission.ts',
    text: 'if (isAdmitted(room)) continue;',
    without: 'if (room > 0) continue;',
    tests,
    only: 'is refused to whoever was not let in',
  },
  {
    defence: 'ended holds are not taken back past the waiting room',
    file: 'apps/api/src/features/basket/restore-basket.service.ts',
    text: 'await requireAdmission(deps.findRoom, visit, before, plan.decision)',
    without: 'plan.decision',
    tests,
    only: 'taken back',
  },
  {
    defence: 'an admission is for one basket',
    file: `${room}room-cookies.ts`,
    text: 'basket === basketId && ',
    without: '',
    tests,
    only: 'by their basket and no other',
  },
  {
    defence: 'an admission ends',
    file: `${room}room-cookies.ts`,
    text: 'Number(untilMs) > nowMs',
    without: 'Number(untilMs) > 0',
    tests,
    only: 'ends after a while',
  },
  {
    defence: 'nobody is let in before their number',
    file: `${room}waiting-rooms.service.ts`,
    text: 'number === undefined || number >= room.serving',
    without: 'number === undefined',
    tests,
    only: 'by their basket and no other',
  },
  {
    defence: 'a place serves a few devices',
    file: `${room}waiting-room.queries.ts`,
    text: 'or known.baskets < ${maxBaskets}',
    without: 'or known.baskets < 1000 * ${maxBaskets}',
    tests,
    only: 'three devices',
  },
  {
    defence: 'the seed is in no file before the draw',
    file: `${room}room-view.ts`,
    text: 'seed: isDrawn ? room.seed : null,',
    without: 'seed: room.seed,',
    tests,
    only: 'whose digest was known before',
  },
  {
    defence: 'whoever takes a place has shown to be a person',
    file: `${room}waiting-room.routes.ts`,
    text: 'if (!readPlace(request, id)) await prove.call(this, request, reply);',
    without: 'if (readPlace(request, id)) await prove.call(this, request, reply);',
    tests,
    only: 'costs a bot',
  },
];
