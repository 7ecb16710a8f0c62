import { checkEmail } from '../contact/check-email.ts';
import { checkName } from '../contact/check-name.ts';
import { characterCount } from '../contact/clean-text.ts';
import type { ContactFault } from '../contact/field-check.ts';
import {
  type AmountFault,
  findAmountFault,
  type GiftCardDesign,
  type GiftCardOffer,
} from './gift-card-offer.ts';

/** What a visitor fills in of a card. */
export interface GiftCardForm {
  readonly amount: number;
  readonly currency: string;
  readonly design: string;
  readonly greeting: string;
  readonly fromName: string;
  readonly toName: string;
  /** Of the person it is for; null when the buyer gives it to them. */
  readonly recipientEmail: string | null;
  /** By the clock of the site, `2026-12-24T09:00`; null at once. */
  readonly deliverAt: string | null;
}

export interface GiftCardFault {
  readonly field:
    | 'amount'
    | 'design'
    | 'greeting'
    | 'from_name'
    | 'to_name'
    | 'recipient_email'
    | 'deliver_at';
  readonly fault: ContactFault | AmountFault | 'out_of_range';
}

/** The same as it is kept. */
export interface CheckedGiftCard {
  readonly design: GiftCardDesign;
  readonly greeting: string;
  readonly fromName: string;
  readonly toName: string;
  readonly recipientEmail: string | null;
  readonly deliverAt: Date | null;
}

export type GiftCardCheck =
  | { readonly kind: 'valid'; readonly card: CheckedGiftCard }
  /** In the order of the form. */
  | { readonly kind: 'invalid'; readonly faults: readonly GiftCardFault[] };

interface Occasion {
  readonly offer: GiftCardOffer;
  readonly now: Date;
  /** When the clock of the site shows this; undefined when it never does. */
  readonly readLocal: (local: string) => Date | undefined;
}

export const maxGreetingLength = 300;
/** A year is as long as a card lasts. */
const maxDaysAhead = 365;
/** Whoever chooses this hour means now. */
const graceMs = 3600 * 1000;
const dayMs = 24 * graceMs;

// Words with a full stop between them may be a slip; what names a protocol, or www, leads away from us, and so does a path: `t.me/…`.
const link =
  /https?:|www\.|[\p{L}\p{N}]\.(?:\p{L}{2,}\/|(?:com|net|org|info|biz|ru|рф|de|fr|es|uk|io|xyz|top|site|online|shop|link)(?!\p{L}))/iu;

/** The same rules on the page and on the server. */
export function checkGiftCard(form: GiftCardForm, { offer, now, readLocal }: Occasion): GiftCardCheck {
  const { recipientEmail } = form;
  const greeting = cleanGreeting(form.greeting);
  const email = recipientEmail === null ? null : checkEmail(recipientEmail);
  const fromName = checkOptionalName(form.fromName);
  const toName = checkOptionalName(form.toName);
  const design = offer.designs.find((one) => one === form.design);
  // Whoever hands it over chooses the time by doing so.
  const deliverAt = recipientEmail === null || form.deliverAt === null ? null : readLocal(form.deliverAt);
  const faults: readonly (GiftCardFault | undefined)[] = [
    toFault('amount', findAmountFault(offer, form.currency, form.amount)),
    toFault('design', design ? undefined : 'unknown_value'),
    toFault('to_name', toName.kind === 'invalid' ? toName.fault : undefined),
    toFault('from_name', fromName.kind === 'invalid' ? fromName.fault : undefined),
    toFault('greeting', findGreetingFault(greeting)),
    toFault('recipient_email', email?.kind === 'invalid' ? email.fault : undefined),
    toFault('deliver_at', deliverAt === null ? undefined : findTimeFault(deliverAt, now)),
  ];
  const found = faults.filter((fault) => fault !== undefined);
  if (found.length > 0 || !design) return { kind: 'invalid', faults: found };
  return {
    kind: 'valid',
    card: {
      design,
      greeting,
      fromName: fromName.kind === 'valid' ? fromName.value : '',
      toName: toName.kind === 'valid' ? toName.value : '',
      recipientEmail: email?.kind === 'valid' ? email.value : null,
      deliverAt: deliverAt && deliverAt > now ? deliverAt : null,
    },
  };
}

const toFault = (
  field: GiftCardFault['field'],
  fault: GiftCardFault['fault'] | undefined,
): GiftCardFault | undefined => fault && { field, fault };

const checkOptionalName = (text: string) =>
  text.trim() === '' ? ({ kind: 'valid', value: '' } as const) : checkName(text);

/** Lines stay lines. */
const cleanGreeting = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n]+/gu, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

/** It is mailed in the name of the house to whoever the buyer says: words, and nothing to be led away by. */
function findGreetingFault(greeting: string): ContactFault | undefined {
  if (characterCount(greeting) > maxGreetingLength) return 'too_long';
  if (/[^\P{Cc}\n]/u.test(greeting)) return 'forbidden_characters';
  return link.test(greeting) ? 'contains_link' : undefined;
}

function findTimeFault(at: Date | undefined, now: Date): GiftCardFault['fault'] | undefined {
  if (!at) return 'bad_format';
  const aheadMs = at.getTime() - now.getTime();
  return aheadMs < -graceMs || aheadMs > maxDaysAhead * dayMs ? 'out_of_range' : undefined;
}
