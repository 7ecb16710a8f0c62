import { type AttentionReason, attentionReasons } from '@parterre/domain/order/attention';
import { z } from 'zod';
import { language } from '../query/language.ts';
import { currencyCode } from '../values/currency-code.ts';
import { timestamp } from '../values/timestamp.ts';
import { draftProblemCode } from './drafts.ts';
import { staffPerformance } from './performances.ts';

export const todayQuery = z.object({
  lang: language.optional().describe('Of the titles; the main language unless given'),
});
export type TodayQuery = z.output<typeof todayQuery>;

const dayFigures = z
  .object({
    day: z.iso.date(),
    performances: z.int(),
    capacity: z.int(),
    sold: z.int(),
    held: z.int(),
    withheld: z.int(),
    free: z.int(),
  })
  .meta({ id: 'DayFigures' });
export type DayFigures = z.infer<typeof dayFigures>;

/** Below nothing where more was given back than came in. */
const sum = z.number();

const takings = z
  .object({
    currency_code: currencyCode,
    today: sum.describe('So far'),
    week_before_so_far: sum.describe('A week ago, until the same time of day'),
    week_before: sum.describe('A week ago, the whole day'),
    hours: z
      .array(z.object({ today: sum, week_before: sum }))
      .describe('From midnight on; those of today that are yet to come have nothing'),
  })
  .meta({ id: 'Takings' });
export type Takings = z.infer<typeof takings>;

const reasons = attentionReasons as [AttentionReason, ...AttentionReason[]];

const attentionItem = z
  .object({
    subject: z.string().describe('For `attention.resolve`'),
    reason: z.enum(reasons),
    order_number: z.int().nullable(),
    since: timestamp,
  })
  .meta({ id: 'AttentionItem' });
export type WireAttentionItem = z.infer<typeof attentionItem>;

const finding = z.object({
  claim: z.string().describe('What should be true'),
  count: z.int().min(1).describe('How often it is not'),
  examples: z.array(z.string()),
});

const verdict = z
  .object({ at: timestamp, requested_by: z.string().nullable(), checks: z.int(), findings: z.array(finding) })
  .meta({ id: 'DoctorVerdict' });
export type DoctorVerdict = z.infer<typeof verdict>;

const doctor = z
  .object({
    verdict: verdict.nullable().describe('The last one'),
    under_way: z.object({ checked: z.int(), total: z.int() }).nullable(),
  })
  .meta({ id: 'DoctorState' });
export type DoctorState = z.infer<typeof doctor>;

const stuckDraft = z
  .object({
    id: z.uuid(),
    name: z.string(),
    publish_at: timestamp.nullable().describe('When it is to go out; null where its time has come and gone'),
    since: timestamp.describe('When it was last looked at'),
    problems: z.array(draftProblemCode).min(1).describe('What is in its way'),
  })
  .meta({ id: 'StuckDraft' });
export type StuckDraft = z.infer<typeof stuckDraft>;

/** What is done of it, in drafts or published. */
const firstSteps = z.object({
  site: z.boolean(),
  place: z.boolean(),
  hall: z.boolean(),
  event: z.boolean(),
  performance: z.boolean(),
  published: z.boolean().describe('Whether an event is in the catalogue itself'),
});
export type FirstSteps = z.infer<typeof firstSteps>;

/** What a role does not allow to see is null. */
export const today = z
  .object({
    at: timestamp,
    day: z.iso.date(),
    tonight: z.array(staffPerformance).describe('What is played today, by time of beginning'),
    week: z.array(dayFigures).describe('Today and the six days after it'),
    takings: z
      .array(takings)
      .nullable()
      .describe(
        'Money that came in less what was given back, by the journal; without what certificates paid',
      ),
    attention: z.object({ total: z.int(), items: z.array(attentionItem) }).nullable(),
    stuck_drafts: z
      .array(stuckDraft)
      .nullable()
      .describe('Drafts with a time that cannot be published, those that should be out first'),
    first_steps: firstSteps.nullable().describe('To a first sale; null once anything is, or was, on sale'),
    outbox: z
      .object({ waiting: z.int(), oldest_seconds: z.number() })
      .nullable()
      .describe('Mails and other messages that are due and not sent'),
    doctor: doctor.nullable(),
  })
  .meta({ id: 'Today' });
export type Today = z.infer<typeof today>;
