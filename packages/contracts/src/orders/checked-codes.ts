import { voucherRefusals } from '@parterre/domain/vouchers/voucher';
import { z } from 'zod';
import { total } from '../basket/ticket-line.ts';
import { currencyCode } from '../values/currency-code.ts';
import { id } from '../values/id.ts';
import { money } from '../values/money.ts';

const code = z.string().describe('As it was sent');

const checkedCode = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('voucher'),
    code,
    amount: money.describe('What it takes off what the basket holds'),
  }),
  z.object({
    kind: z.literal('certificate'),
    code,
    left: money.describe('What can be paid with it; it takes nothing off'),
  }),
  z.object({
    kind: z.literal('bundle'),
    code,
    name: z.string().describe('Of the bundle, in the language asked for'),
    amount: money.describe('What tickets cost less together'),
  }),
  z.object({
    kind: z.literal('refused'),
    code,
    reason: z.enum(voucherRefusals),
    missing: z
      .int()
      .optional()
      .describe('Of a bundle that is `incomplete`: how many more of its performances or events it takes'),
  }),
]);
export type CheckedCode = z.infer<typeof checkedCode>;

const openedStock = z.object({
  code,
  key: z.uuid().describe('What calls that show or take withheld places are to be told'),
  performance_id: id,
});
export type OpenedStock = z.infer<typeof openedStock>;

/** What codes are worth for what the basket holds now. Nothing is used up by asking. */
export const checkedCodes = z
  .object({
    currency_code: currencyCode,
    codes: z.array(checkedCode).describe('In the order in which they were sent'),
    opens: z
      .array(openedStock)
      .optional()
      .describe(
        'Where any of them opens places that are withheld from everybody else, whatever it takes off',
      ),
    total: total.describe('Of the basket, once vouchers are taken off'),
  })
  .meta({ id: 'CheckedCodes' });
export type CheckedCodes = z.infer<typeof checkedCodes>;
