import { interfaceLanguages } from '@parterre/domain/languages/languages';
import { z } from 'zod';
import { humanProof } from '../bot-protection/human-proof.ts';
import { id } from '../values/id.ts';
import { timestamp } from '../values/timestamp.ts';

export const reminderRequest = z
  .object({
    date_id: id.describe('Whose sale is waited for'),
    /** What an address may look like is a rule of the form, not of the wire. */
    email: z
      .string()
      .max(320)
      .regex(/^[^\p{Cc}\p{Cs}]*$/u, 'must be plain text without control characters'),
    lang: z.enum(interfaceLanguages),
    ...humanProof,
  })
  .meta({ id: 'ReminderRequest' });
/** As a client sends it. */
export type ReminderRequest = z.input<typeof reminderRequest>;

/** As the links in mails carry it. */
export const reminderKey = z
  .object({ token: z.string().regex(/^[\w-]{48}$/, 'must be the token of a link') })
  .meta({ id: 'ReminderKey' });

export const reminder = z
  .object({
    event: z.object({ id, title: z.string() }),
    date_id: id,
    sale_starts_at: timestamp.nullable().describe('Null when it is on sale'),
  })
  .meta({ id: 'Reminder' });
export type Reminder = z.infer<typeof reminder>;
