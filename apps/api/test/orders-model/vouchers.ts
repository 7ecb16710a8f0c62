import fc from 'fast-check';
import { expect } from 'vitest';
import { sql } from '../../src/database/sql.ts';
import { issueVoucher } from '../../src/testing/issue-voucher.ts';
import { fillBasket, orderBasket, someBasket } from './checkout.ts';
import { act, type MakeTool } from './game.ts';

/** A tenth off for two orders at a time and what they give back for the next; half off, which never comes back. */
const tenth = { max_uses: 2, budget: 200, currency_code: 'RUB', returns: 'always' } as const;
const half = {
  rule: { kind: 'percent', percent: 50 },
  is_combinable: true,
  max_uses: 3,
  returns: 'never',
} as const;

/** Orders with codes. */
export const vouchers: MakeTool = (fixture) => ({
  setUp: async () => {
    const { db } = fixture.api().database;
    await issueVoucher(db, fixture.now, 'TENTH', tenth);
    await issueVoucher(db, fixture.now, 'HALF', half);
  },
  acts: {
    orderByCode: act(
      3,
      fc.record({
        tickets: someBasket,
        codes: fc.constantFrom(['TENTH'], ['TENTH'], ['HALF'], ['HALF', 'TENTH']),
      }),
      async (game, { tickets, codes }) =>
        orderBasket(fixture, game, await fillBasket(fixture, tickets), codes),
    ),
  },
  expectTruth: async () => {
    const used = await fixture.rows(sql<{ code: string; uses: number; minor: number }>`
      select code, count(*) as uses, sum(discount_minor - returned_minor)::bigint as minor
      from voucher_redemptions
      join vouchers on vouchers.id = voucher_id
      where returned_at is null
      group by code`);
    for (const { code, uses, minor } of used) {
      expect(uses, code).toBeLessThanOrEqual(code === 'TENTH' ? tenth.max_uses : half.max_uses);
      if (code === 'TENTH') expect(minor).toBeLessThanOrEqual(tenth.budget * 100);
    }
  },
});
