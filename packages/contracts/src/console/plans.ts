import { z } from 'zod';
import { language } from '../query/language.ts';
import { wholeNumber } from '../query/whole-number.ts';
import { id, maxId } from '../values/id.ts';
import { timestamp } from '../values/timestamp.ts';
import type { ItemFault } from './drafts.ts';

/** What files call a plan; the same as in the catalogue file. */
const planSourceId = z
  .string()
  .regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/, '1 to 64 letters, digits, dots, dashes or underscores');

export const plansQuery = z.object({
  lang: language.optional().describe('Of the texts; the main language unless given'),
});
export type PlansQuery = z.output<typeof plansQuery>;

const planVersion = z
  .object({
    id,
    version: z.int().min(1).describe('1 is the first that was stored under this name'),
    seats: z.int().min(0),
    units: z.int().min(0).describe('How many stand'),
    created_at: timestamp,
    hall_ids: z.array(id).describe('Halls that use it now'),
    performances: z.int().min(0).describe('Performances to come that are sold by it'),
  })
  .meta({ id: 'PlanVersion' });

export const listedPlan = z
  .object({
    source_id: z.string(),
    name: z.string(),
    versions: z.array(planVersion).describe('The newest first'),
  })
  .meta({ id: 'ListedPlan' });
export type ListedPlan = z.infer<typeof listedPlan>;

export const planHall = z
  .object({
    id,
    name: z.string(),
    place: z.string(),
    plan_id: id.nullable(),
    performances: z.int().min(0).describe('Performances to come'),
  })
  .meta({ id: 'PlanHall' });
export type PlanHall = z.infer<typeof planHall>;

export const planList = z
  .object({ plans: z.array(listedPlan), halls: z.array(planHall) })
  .meta({ id: 'PlanList' });
export type PlanList = z.infer<typeof planList>;

export const planSourceQuery = z.object({ plan_id: wholeNumber(1, maxId) });

export const planSource = z
  .object({
    id,
    source_id: z.string(),
    name: z.string(),
    version: z.int().min(1),
    plan: z.unknown().describe('As it was stored: the seating plan of pretix with our extensions'),
  })
  .meta({ id: 'PlanSource' });
export type PlanSource = z.infer<typeof planSource>;

export const savedPlan = z.strictObject({
  source_id: planSourceId,
  name: z.string().trim().min(1).max(200),
  plan: z.record(z.string(), z.unknown()).describe('The seating plan of pretix with our extensions'),
  hall_ids: z
    .array(id)
    .max(500)
    .describe('Halls that use it from now on; performances that have sold keep theirs'),
});

/** What a preview of `plans.save` shows. */
export interface PlanSavePreview {
  readonly version: number;
  readonly seats: number;
  readonly units: number;
  readonly halls: readonly string[];
  /** How many performances get it. */
  readonly performances: number;
  /** Those that keep the plan they were sold by. */
  readonly kept: readonly { readonly id: number; readonly title: string; readonly started: string }[];
  /** Why it cannot be saved. */
  readonly faults?: readonly ItemFault[];
}

/** What a preview of `performance.swap-plan` shows. */
export interface PlanSwapPreview {
  readonly plan: string;
  readonly version: number;
  readonly seats: number;
  /** Tickets that stay good: their seats are in the new plan under the same name. */
  readonly kept: number;
  /** Seats that are spoken for, and what becomes of them in the new plan. */
  readonly lost: readonly {
    readonly seat: string;
    readonly order: number | null;
    readonly why: 'gone' | 'renamed' | 'reordered' | 'held' | 'withheld';
  }[];
  readonly faults?: readonly ItemFault[];
}
