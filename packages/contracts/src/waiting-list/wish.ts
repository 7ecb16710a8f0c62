import { interfaceLanguages } from '@parterre/domain/languages/languages';
import { maxWishedPerformances, wishEnds } from '@parterre/domain/waiting-list/wish';
import { z } from 'zod';
import { humanProof } from '../bot-protection/human-proof.ts';
import { currencyCode } from '../values/currency-code.ts';
import { id } from '../values/id.ts';
import { money } from '../values/money.ts';
import { timestamp } from '../values/timestamp.ts';

const zoneId = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/, 'must be the id of a zone');

/** More than any order may hold. */
const maxTickets = 100;

export const wishRequest = z
  .object({
    date_ids: z.array(id).min(1).max(maxWishedPerformances).describe('Of one event; any of these will do'),
    zones: z.array(zoneId).min(1).max(100).describe('Any of these will do'),
    count: z.int().min(1).max(maxTickets).describe('Side by side'),
    max_price: money.describe('Of one ticket, all-in'),
    currency_code: currencyCode,
    /** What an address may look like is a rule of the form, not of the wire. */
    email: z
      .string()
      .max(320)
      .regex(/^[^\p{Cc}\p{Cs}]*$/u, 'must be plain text without control characters'),
    lang: z.enum(interfaceLanguages),
    ...humanProof,
  })
  .meta({ id: 'WishRequest' });
/** As a client sends it. */
export type WishRequest = z.input<typeof wishRequest>;

/** As the links in mails carry it. */
export const wishKey = z
  .object({
    token: z.string().regex(/^[\w-]{43}$/, 'must be the token of a link'),
    lang: z.enum(interfaceLanguages).optional().describe('Of the texts; that of the wish when left out'),
  })
  .meta({ id: 'WishKey' });
export type WishKey = z.infer<typeof wishKey>;

const wishStates = ['unconfirmed', 'waiting', 'offered', 'taken', 'ended'] as const;

const wishedDate = z.object({ id, started_at: timestamp });

export const wish = z
  .object({
    state: z.enum(wishStates),
    ended_because: z.enum(wishEnds).nullable(),
    event: z.object({ id, title: z.string() }),
    place: z.string(),
    dates: z.array(wishedDate).describe('Those that it waits for still'),
    zones: z.array(z.object({ id: z.string(), name: z.string() })),
    count: z.int(),
    max_price: money,
    currency_code: currencyCode,
    line: z
      .enum(['first', 'near', 'middle', 'far'])
      .nullable()
      .describe('Where it stands, in words; null when it does not'),
    offer: z
      .object({
        date: wishedDate,
        places: z.array(z.string()).describe('Such as «Партер, ряд 5, место 12»'),
        total: money.describe('For all of it, all-in'),
        until: timestamp.describe('Until when it is kept'),
      })
      .nullable(),
  })
  .meta({ id: 'Wish' });
export type Wish = z.infer<typeof wish>;
