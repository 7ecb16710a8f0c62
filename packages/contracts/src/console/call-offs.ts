import { interfaceLanguages } from '@parterre/domain/languages/languages';
import { attentionReasons } from '@parterre/domain/order/attention';
import { daysToChoose, returnWays } from '@parterre/domain/order/return-way';
import { dateStatuses } from '@parterre/domain/price/sale-state';
import { z } from 'zod';
import { language } from '../query/language.ts';
import { wholeNumber } from '../query/whole-number.ts';
import { currencyCode } from '../values/currency-code.ts';
import { id, maxId } from '../values/id.ts';
import { money } from '../values/money.ts';
import { timestamp } from '../values/timestamp.ts';
import { localTime, staffPerformance } from './performances.ts';

const days = 'How many days buyers have to choose, before their money goes back by itself';

export const callOffKinds = ['cancel', 'postpone', 'move'] as const;
export type CallOffKind = (typeof callOffKinds)[number];

const what = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('cancel'),
    days_to_choose: z.int().min(daysToChoose.min).max(daysToChoose.max).describe(days),
  }),
  z.strictObject({ kind: z.literal('postpone') }).describe('No other day is known yet'),
  z.strictObject({ kind: z.literal('move'), started_at: localTime }),
]);
export type CallOffWhat = z.output<typeof what>;

export const callOffInput = z.strictObject({ performance_id: id, what });

export const calledOff = z.object({
  performance_id: id,
  call_off_id: z.uuid().nullable().describe('Of the giving back, where the performance is cancelled'),
  orders: z.int().min(0).describe('With tickets of it'),
});

export const callOffKey = z.strictObject({ call_off_id: z.uuid() });

/** The same as the command is told, in an address. */
export const callOffPlanQuery = z
  .object({
    performance_id: wholeNumber(1, maxId),
    kind: z.enum(callOffKinds),
    days_to_choose: wholeNumber(daysToChoose.min, daysToChoose.max).optional().describe(days),
    started_at: localTime.optional(),
    lang: language.optional().describe('Of the texts; the main language unless given'),
  })
  .refine(({ kind, days_to_choose }) => kind !== 'cancel' || days_to_choose !== undefined, {
    path: ['days_to_choose'],
    error: 'must be given where it is cancelled',
  })
  .refine(({ kind, started_at }) => kind !== 'move' || started_at !== undefined, {
    path: ['started_at'],
    error: 'must be given where it is moved',
  });
export type CallOffPlanQuery = z.output<typeof callOffPlanQuery>;

const returnedSum = z.object({
  way: z.string().describe('How it was paid'),
  goes: z.enum(returnWays),
  amount: money,
  currency_code: currencyCode,
  orders: z.int().min(1),
});
export type ReturnedSum = z.infer<typeof returnedSum>;

const previewedMail = z.object({
  lang: z.enum(interfaceLanguages),
  orders: z.int().min(0).describe('That read it like this, in this language'),
  is_at_counter: z.boolean().describe('Whether it says that the money is given back at the box office'),
  may_take_certificate: z.boolean().describe('Whether it offers a gift certificate instead'),
  has_other_dates: z.boolean().describe('Whether it offers another date instead'),
  subject: z.string(),
  heading: z.string(),
  paragraphs: z.array(z.string()),
  action: z.string().nullable().describe('On its button'),
});
export type PreviewedMail = z.infer<typeof previewedMail>;

export const callOffPlan = z
  .object({
    performance: staffPerformance,
    status: z.enum(dateStatuses).describe('As it is announced now'),
    orders: z.int().min(0),
    tickets: z.int().min(0),
    without_address: z.int().min(0).describe('Orders whose buyers no mail reaches'),
    money: z.array(returnedSum).describe('By the way it was paid and by the way it goes back'),
    under_review: z
      .array(z.int())
      .describe('Numbers of orders whose money went back at the provider: a person decides first'),
    choose_until: timestamp.nullable(),
    mails: z.array(previewedMail).describe('Of each language as many as are different, what most read first'),
  })
  .meta({ id: 'CallOffPlan' });
export type CallOffPlan = z.infer<typeof callOffPlan>;

export const callOffQuery = z.object({
  performance_id: wholeNumber(1, maxId),
  lang: language.optional().describe('Of the texts; the main language unless given'),
});
export type CallOffQuery = z.output<typeof callOffQuery>;

const callOffStates = ['running', 'paused', 'done', 'withdrawn'] as const;
/** Why nothing could be given back when it was tried. */
const callOffFaults = ['under_review'] as const;

const callOffProgress = z.object({
  id: z.uuid(),
  state: z.enum(callOffStates),
  called_off_by: z.string(),
  called_off_at: timestamp,
  choose_until: timestamp,
  ended_at: timestamp.nullable(),
  orders: z.int().min(0),
  done: z.int().min(0),
  waiting: z.int().min(0).describe('For their buyers, or for their turn'),
  certificates: z.int().min(0).describe('Of those done: whose buyers took a gift certificate instead'),
  given_back: z.array(z.object({ amount: money, currency_code: currencyCode })),
  failed: z.array(z.object({ number: z.int(), fault: z.enum(callOffFaults) })).max(200),
  attention: z
    .array(z.object({ number: z.int(), reason: z.enum(attentionReasons), since: timestamp }))
    .max(200)
    .describe('What else of these orders needs a person: a transfer, a refund that failed'),
});
export type CallOffProgress = z.infer<typeof callOffProgress>;

export const watchedCallOff = z
  .object({
    performance: staffPerformance,
    status: z.enum(dateStatuses),
    call_off: callOffProgress.nullable().describe('The last one; null when it was never called off here'),
  })
  .meta({ id: 'WatchedCallOff' });
export type WatchedCallOff = z.infer<typeof watchedCallOff>;
