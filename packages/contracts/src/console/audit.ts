import { z } from 'zod';
import { limit } from '../query/list-query.ts';
import { wholeNumber } from '../query/whole-number.ts';
import { timestamp } from '../values/timestamp.ts';
import { instant } from './instant.ts';
import { accountId } from './staff.ts';

const maxEntry = 1e15 - 1;
const text = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^[^\p{Cc}\p{Cs}]*$/u, 'must be plain text without control characters');

/** The newest first. The next page is asked for by the last entry of this one, so that entries that come meanwhile move nothing. */
export const auditQuery = z.object({
  account_id: accountId.optional().describe('Who'),
  command: text(64).optional(),
  subject: text(200).optional(),
  since: instant.optional(),
  until: instant.optional(),
  before: wholeNumber(1, maxEntry).optional().describe('Older than this entry'),
  limit: limit(50),
});
export type AuditQuery = z.output<typeof auditQuery>;

const auditEntry = z
  .object({
    id: z.int(),
    at: timestamp,
    account_id: accountId.nullable().describe('Null for the command line'),
    actor: z.string().describe('Who, in words: an address, or who typed a command where'),
    session_id: z.uuid().nullable(),
    command: z.string(),
    subject: z.string(),
    reason: z.string(),
    before: z.unknown(),
    after: z.unknown(),
    confirmed_by: accountId.nullable().describe('The second person, where one was needed'),
    request_id: z.string().nullable().describe("Finds the answer in the server's log"),
  })
  .meta({ id: 'AuditEntry' });
export type AuditEntry = z.infer<typeof auditEntry>;

export const auditPage = z
  .object({ results: z.array(auditEntry), next: z.int().nullable().describe('For `before`') })
  .meta({ id: 'AuditPage' });
export type AuditPage = z.infer<typeof auditPage>;
