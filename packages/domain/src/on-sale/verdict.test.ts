import { expect, it } from 'vitest';
import {
  findTrouble,
  type HouseHealth,
  judgeSale,
  type MeasuredSale,
  type SaleVerdict,
  type Trouble,
} from './verdict.ts';

const well: HouseHealth = {
  silentSeconds: 4,
  databaseMs: 2,
  holds: 300,
  holdP95Ms: 130,
  shed: 0,
  failed: 0,
  mailSeconds: 3,
  bankSeconds: 10,
};

it.each<[what: string, health: Partial<HouseHealth>, trouble: Trouble | null]>([
  ['nothing is wrong', {}, null],
  [
    'everything stands at its limit',
    { silentSeconds: 20, databaseMs: 200, holdP95Ms: 400, bankSeconds: 120, mailSeconds: 300 },
    null,
  ],
  ['no process was ever heard', { silentSeconds: null }, 'silent'],
  ['no process is heard any more', { silentSeconds: 21, failed: 9 }, 'silent'],
  ['something failed', { failed: 1, shed: 7 }, 'failing'],
  ['people are sent away', { shed: 1, databaseMs: 900 }, 'shedding'],
  ['the database is slow', { databaseMs: 201, holdP95Ms: 900 }, 'database_slow'],
  ['holds are slow', { holdP95Ms: 401 }, 'holds_slow'],
  ['nobody holds, whatever it once took', { holds: 0, holdP95Ms: 900 }, null],
  ['the bank says nothing', { bankSeconds: 121, mailSeconds: 900 }, 'bank_late'],
  ['mail is late', { mailSeconds: 301 }, 'mail_late'],
])('the worst is named when %s', (_what, health, trouble) => {
  expect(findTrouble({ ...well, ...health })).toBe(trouble);
});

const selling: MeasuredSale = {
  window: 'open',
  free: 300,
  held: 40,
  soldLately: 25,
  heldLately: 30,
  health: well,
  forecast: { kind: 'unknown' },
};
const slow = { ...well, holdP95Ms: 900 };

it.each<[what: string, sale: Partial<MeasuredSale>, verdict: Partial<SaleVerdict>]>([
  ['runs', {}, { standing: 'running', trouble: null, isRoomSlowed: false }],
  ['runs while tickets are only held', { soldLately: 0 }, { standing: 'running' }],
  ['is quiet when nobody buys', { soldLately: 0, heldLately: 0 }, { standing: 'quiet' }],
  ['is ahead, whatever is free', { window: 'ahead', free: 0 }, { standing: 'ahead' }],
  ['is closed', { window: 'closed' }, { standing: 'closed' }],
  ['is in baskets', { free: 0 }, { standing: 'all_held' }],
  ['is sold out', { free: 0, held: 0 }, { standing: 'sold_out' }],
  ['is paused by its room', { room: { isPaused: true } }, { standing: 'paused' }],
  [
    'goes slower with a room',
    { room: { isPaused: false }, health: slow },
    { trouble: 'holds_slow', isRoomSlowed: true },
  ],
  [
    'has a room that a slow database alone does not slow',
    { room: { isPaused: false }, health: { ...well, databaseMs: 900 } },
    { trouble: 'database_slow', isRoomSlowed: false },
  ],
  ['has no room to slow down', { health: slow }, { trouble: 'holds_slow', isRoomSlowed: false }],
  [
    'has a room that nothing slows',
    { room: { isPaused: false }, health: { ...well, mailSeconds: 999 } },
    { trouble: 'mail_late', isRoomSlowed: false },
  ],
])('a sale %s', (_what, sale, verdict) => {
  expect(judgeSale({ ...selling, ...sale })).toMatchObject(verdict);
});
