import { counterWays } from '@parterre/domain/counter/counter-ways';
import { moveSettlements } from '@parterre/domain/order/ticket-move';
import { z } from 'zod';
import { picture } from '../catalogue-file/values.ts';
import { doorId, doorName, reEntry } from '../door/door.ts';
import { typedCompany } from '../values/company.ts';
import { currencyCode } from '../values/currency-code.ts';
import { id } from '../values/id.ts';
import { money } from '../values/money.ts';
import { timestamp } from '../values/timestamp.ts';
import { bundleEnd, bundleId, bundleSave } from './bundles.ts';
import { calledOff, callOffInput, callOffKey } from './call-offs.ts';
import { counterContact, counterSale, placedAtCounter, reservationUntil, tillCount } from './counter.ts';
import { doorList } from './doors.ts';
import { draftedItem, draftId, draftName, itemKey, itemKind, publicationId } from './drafts.ts';
import { orderExport, orderFilters } from './orders.ts';
import { assertion } from './passkey-exchange.ts';
import { datePattern, performancesChange, seatsOfPerformance, seenPerformances } from './performances.ts';
import { savedPlan } from './plans.ts';
import { personExport, personInput } from './privacy.ts';
import { rehearsalInput, rehearsalKey } from './rehearsals.ts';
import { payoutInput, settlementDay } from './settlement.ts';
import { accountId, emailText, personName, reason, roleGrant } from './staff.ts';
import { batchId, voucherEnd, voucherIssue } from './vouchers.ts';
import { roomPace, roomScope } from './waiting-rooms.ts';
import { webhookEventList, webhookId, webhookUrl } from './webhooks.ts';

const maxRoles = 5;
const roles = z.array(roleGrant).max(maxRoles);

const orderId = z.uuid();
const ticketNumber = z.string().min(1).max(40);
const maxNote = 1000;
const noteText = z
  .string()
  .trim()
  .min(1)
  .max(maxNote)
  .refine((text) => /^[^\p{Cc}\p{Cs}]*$/u.test(text.replaceAll('\n', ' ')), {
    error: 'must be plain text',
    params: { reason: 'forbidden_characters' },
  });

/** Every act of the console by its name: what it is told, and what comes of it. */
export const commandContracts = {
  'staff.invite': {
    summary:
      'Invite a person, or one who has lost their passkeys; only the newest link of an account is good',
    input: z.strictObject({ email: emailText, name: personName, roles: roles.min(1) }),
    result: z.object({
      account_id: accountId,
      link: z.url().describe('Good once, and for 48 hours'),
      expires_at: timestamp,
    }),
  },
  'staff.change-roles': {
    summary: 'Give an account these roles and no others; with any that is taken away, its sessions end',
    input: z.strictObject({ account_id: accountId, roles }),
    result: z.object({ account_id: accountId, ended_sessions: z.int().min(0) }),
  },
  'staff.end-session': {
    summary: 'Sign somebody out, on one device',
    input: z.strictObject({ session_id: z.uuid() }),
    result: z.object({ session_id: z.uuid() }),
  },
  'staff.remove-passkey': {
    summary: 'Take a passkey away; sessions that began with it end',
    input: z.strictObject({ passkey_id: z.string().min(1).max(1400) }),
    result: z.object({ passkey_id: z.string(), ended_sessions: z.int().min(0) }),
  },
  'order.refund': {
    summary: 'Give money of a paid order back, the way it came',
    input: z.strictObject({
      order_id: orderId,
      what: z.discriminatedUnion('kind', [
        z.strictObject({ kind: z.literal('all') }),
        z.strictObject({
          kind: z.literal('tickets'),
          numbers: z.array(ticketNumber).min(1).max(500).describe('These are revoked'),
        }),
        z.strictObject({
          kind: z.literal('sum'),
          kept: z
            .number()
            .min(0)
            .describe('What was kept of the order when the sum was agreed to: two do not give it both'),
          amount: money.describe('The tickets stay good, unless it is all'),
        }),
      ]),
      amount: money.describe('What it comes to: refused when it would be another sum'),
      currency_code: currencyCode,
    }),
    result: z.object({ order_id: orderId, amount: money, currency_code: currencyCode }),
  },
  'order.move': {
    summary: 'Give tickets of a paid order other places, of the same performance or of any other',
    input: z.strictObject({
      order_id: orderId,
      moves: z
        .array(
          z.strictObject({
            ticket: ticketNumber.describe('It is revoked'),
            to: z.string().min(1).max(100).describe('A seat or a zone, as visitors have it'),
          }),
        )
        .min(1)
        .max(200),
      difference: z
        .number()
        .min(-1e13)
        .max(1e13)
        .describe(
          'What is to be paid for it, below zero what goes back: refused when it would be another sum',
        ),
      currency_code: currencyCode,
      settlement: z
        .enum(moveSettlements)
        .describe('How the difference is made up; `even` where there is none'),
    }),
    result: z.object({ order_id: orderId, difference: z.number(), currency_code: currencyCode }),
  },
  'order.resend-mail': {
    summary: 'Mail the buyer once more what matters now: the tickets, or how to pay',
    input: z.strictObject({ order_id: orderId }),
    result: z.object({ order_id: orderId }),
  },
  'order.correct-contact': {
    summary: 'Correct a slip in the name or the address of a buyer',
    input: z.strictObject({ order_id: orderId, name: personName, email: emailText }),
    result: z.object({ order_id: orderId }),
  },
  'order.change-company': {
    summary: 'Have the bill of an order made out to a company, or to its buyer again',
    input: z.strictObject({
      order_id: orderId,
      company: z.strictObject(typedCompany.shape).nullable(),
    }),
    result: z.object({ order_id: orderId }),
  },
  'order.reissue-ticket': {
    summary: 'Make another ticket for the same seat; the code of the old one opens no door any more',
    input: z.strictObject({ order_id: orderId, number: ticketNumber }),
    result: z.object({ order_id: orderId, number: z.string().describe('Of the new one') }),
  },
  'order.receive-transfer': {
    summary: 'Enter a bank transfer that has come for an invoice',
    input: z.strictObject({
      order_id: orderId,
      amount: money.describe('In the currency of the order'),
      is_another: z.boolean().optional().describe('Where one was entered before, and this is a second'),
    }),
    result: z.object({ order_id: orderId }),
  },
  'order.note': {
    summary: 'Note something for colleagues',
    input: z.strictObject({ order_id: orderId, text: noteText }),
    result: z.object({ order_id: orderId }),
  },
  'counter.sell': {
    summary: 'Sell tickets of a performance over the counter: placed and paid at once, or for an invoice',
    input: z.strictObject({
      ...counterSale,
      way: z.enum([...counterWays, 'invoice']),
      contact: counterContact.optional().describe('Whom the tickets are mailed to; an invoice must have one'),
    }),
    result: placedAtCounter,
  },
  'counter.reserve': {
    summary: 'Keep tickets of a performance for somebody until a time, to be paid at the counter',
    input: z.strictObject({ ...counterSale, contact: counterContact, until: reservationUntil }),
    result: placedAtCounter,
  },
  'counter.collect': {
    summary: 'Take the money for an order that waits for it: what was reserved is sold',
    input: z.strictObject({
      order_id: orderId,
      way: z.enum(counterWays),
      amount: money.describe('What is due: refused when it is another sum'),
    }),
    result: placedAtCounter,
  },
  'counter.release': {
    summary: 'Give up a reservation: what it kept is free for others',
    input: z.strictObject({ order_id: orderId }),
    result: z.object({ order_id: orderId }),
  },
  'counter.mail': {
    summary: 'Mail the tickets of an order that was sold to somebody without an address',
    input: z.strictObject({ order_id: orderId, email: emailText }),
    result: z.object({ order_id: orderId }),
  },
  'counter.close': {
    summary: 'Count the cash of one’s own till: what must be there, what is, and why it differs',
    input: z.strictObject({
      currency_code: currencyCode,
      opening_float: money.describe('What lay in it at the beginning, to give change from'),
      counted: money,
      expected: z
        .number()
        .min(-1_000_000_000)
        .max(1_000_000_000)
        .describe(
          'What must be there, as it was shown: refused when something was sold since; below nothing where more was given back than lay in it',
        ),
      explanation: reason.optional().describe('Where the two differ'),
    }),
    result: tillCount,
  },
  'orders.export': {
    summary: 'Take the orders that are found out of the house, with their buyers',
    input: orderFilters,
    result: orderExport,
  },
  'privacy.export': {
    summary: 'Take out all that is held of an address, to give it to whom it is of',
    input: personInput,
    result: personExport,
  },
  'privacy.forget': {
    summary: 'Erase a buyer from all that is held; what was bought and paid stays in the books',
    input: personInput,
    result: z.object({
      orders: z.array(z.int()).describe('Their numbers'),
      mails: z.int().min(0).describe('Files of mails that were deleted'),
    }),
  },
  'seats.withhold': {
    summary:
      'Keep seats of a performance from the sale, perhaps until a time; those that buyers have stay theirs',
    input: z.strictObject({
      ...seatsOfPerformance,
      release_at: timestamp.optional().describe('When they go on sale again by themselves'),
    }),
    result: z.object({
      withheld: z.int().min(1),
      left: z.int().min(0).describe('Sold, or in baskets'),
    }),
  },
  'seats.release': {
    summary: 'Put seats of a performance on sale again that were kept from it',
    input: z.strictObject(seatsOfPerformance),
    result: z.object({ released: z.int().min(1) }),
  },
  'door.save-doors': {
    summary: 'Say which doors a place has, and which parts of its halls each lets in',
    input: z.strictObject({ place_id: id, doors: doorList }),
    result: z.object({ place_id: id, doors: z.int().min(0) }),
  },
  'door.pair-device': {
    summary: 'Make a code by which a phone becomes one of a door, once and within ten minutes',
    input: z.strictObject({
      name: doorName.describe('Of the phone, for people to tell it from others'),
      door_id: doorId,
      performance_ids: z.array(id).min(1).max(20).describe('At the place of the door'),
    }),
    result: z.object({ device_id: z.uuid(), link: z.url(), expires_at: timestamp }),
  },
  'door.end-device': {
    summary: 'Tell a phone nothing any more; what it has scanned it can still hand in for a week',
    input: z.strictObject({ device_id: z.uuid() }),
    result: z.object({ device_id: z.uuid() }),
  },
  'door.set-re-entry': {
    summary: 'Say whether people may come in twice to a performance',
    input: z.strictObject({ performance_id: id, re_entry: reEntry }),
    result: z.object({ performance_id: id }),
  },
  'door.let-in': {
    summary: 'Let somebody in whose ticket is known by its number, whatever a door says of it',
    input: z.strictObject({ performance_id: id, number: ticketNumber, door_id: doorId }),
    result: z.object({ scan_id: z.uuid() }),
  },
  'door.undo-scan': {
    summary: 'Take back that somebody came in or left',
    input: z.strictObject({ performance_id: id, scan_id: z.uuid() }),
    result: z.object({ scan_id: z.uuid().describe('Of the taking back') }),
  },
  'performance.call-off': {
    summary:
      'Call a performance off, put it off or move it: its buyers are told, and of one that is cancelled all money goes back',
    input: callOffInput,
    result: calledOff,
  },
  'performance.pause-call-off': {
    summary: 'Give nothing more back for now of a performance that is called off',
    input: callOffKey,
    result: callOffKey,
  },
  'performance.resume-call-off': {
    summary:
      'Go on giving back what was paid for a performance that is called off, and try again what failed',
    input: callOffKey,
    result: callOffKey,
  },
  'performances.change': {
    summary:
      'Change the sale, the prices or the beginning of many performances, all or none, as an import of their events would',
    input: z.strictObject({
      performances: seenPerformances,
      change: performancesChange.refine((change) => Object.keys(change).length > 0, {
        error: 'must name something to change',
        params: { reason: 'required' },
      }),
    }),
    result: z.object({ changed: z.int().min(1) }),
  },
  'performances.create': {
    summary: 'Make performances by weekdays and times, all or none, like another one of the same event',
    input: z.strictObject({
      model_id: id.describe('Hall, prices, doors and sale are as those of this performance'),
      pattern: datePattern,
    }),
    result: z.object({ created: z.int().min(1) }),
  },
  'drafts.create': {
    summary: 'Begin a draft: what is changed in it is seen by nobody until it is published',
    input: z.strictObject({ name: draftName }),
    result: z.object({ draft_id: draftId }),
  },
  'drafts.rename': {
    summary: 'Call a draft otherwise',
    input: z.strictObject({ draft_id: draftId, name: draftName }),
    result: z.object({ draft_id: draftId }),
  },
  'drafts.save-item': {
    summary: 'Put an item of the catalogue into a draft as it is to be, half written or whole',
    input: z.strictObject({
      draft_id: draftId,
      kind: itemKind,
      key: itemKey,
      base: draftedItem
        .nullable()
        .describe(
          'As the catalogue had it when it was begun, or when it was last compared; null for a new one',
        ),
      item: draftedItem.nullable().describe('Null to take it out of the catalogue'),
      revision: z
        .int()
        .min(0)
        .max(1_000_000_000)
        .describe('Which one was changed; 0 for one that the draft did not have'),
    }),
    result: z.object({ draft_id: draftId, revision: z.int() }),
  },
  'drafts.remove-item': {
    summary: 'Take an item out of a draft: it stays as it is published',
    input: z.strictObject({ draft_id: draftId, kind: itemKind, key: itemKey }),
    result: z.object({ draft_id: draftId }),
  },
  'drafts.discard': {
    summary: 'Throw a draft away',
    input: z.strictObject({ draft_id: draftId }),
    result: z.object({ draft_id: draftId }),
  },
  'drafts.publish': {
    summary: 'Publish a draft, all of it or nothing, as an import of it would; now or at a time',
    input: z.strictObject({
      draft_id: draftId,
      at: timestamp.nullable().describe('Null for now'),
    }),
    result: z.object({
      draft_id: draftId,
      publication_id: publicationId.nullable().describe('Null while it waits for its time'),
    }),
  },
  'drafts.unschedule': {
    summary: 'Let a draft wait for a person again, not for its time',
    input: z.strictObject({ draft_id: draftId }),
    result: z.object({ draft_id: draftId }),
  },
  'publications.undo': {
    summary: 'Publish what was there before a publication, where nobody has changed it since',
    input: z.strictObject({ publication_id: publicationId }),
    result: z.object({ publication_id: publicationId.describe('Of the undoing') }),
  },
  'plans.save': {
    summary:
      'Store a plan as a new version, and let halls use it; performances that have sold or withhold seats keep theirs',
    input: savedPlan,
    result: z.object({ plan_id: id, version: z.int().min(1), performances: z.int().min(0) }),
  },
  'performance.swap-plan': {
    summary:
      'Sell a performance by another plan; refused for as long as a seat that somebody has is not in it under the same name',
    input: z.strictObject({ performance_id: id, plan_id: id }),
    result: z.object({ performance_id: id, plan_id: id }),
  },
  'attention.resolve': {
    summary: 'Take off the list what needed a person, once it is done',
    input: z.strictObject({ subject: z.string().min(1).max(200) }),
    result: z.object({ subject: z.string() }),
  },
  'doctor.run': {
    summary: 'Look whether all is true of the data that should be; how far it is stands in `readToday`',
    input: z.strictObject({}),
    result: z.object({ run_id: z.uuid() }),
  },
  'settlement.close': {
    summary: 'Close the books until a day: nothing is booked there any more, and what they say stays',
    input: z.strictObject({
      until: settlementDay.describe('The last day that is closed, on the clock of the house'),
    }),
    result: z.object({ until: settlementDay }),
  },
  'settlement.import-payout': {
    summary:
      'Hold what a provider has paid out against the books, line by line; what differs goes to attention',
    input: payoutInput,
    result: z.object({ payout_id: z.uuid(), lines: z.int(), matched: z.int() }),
  },
  'vouchers.issue': {
    summary: 'Issue a voucher, or many of the same terms with a code each',
    input: voucherIssue,
    result: z.object({ batch_id: batchId, codes: z.int().min(1) }),
  },
  'vouchers.end': {
    summary: 'Let no further order use a code, or any of a batch; orders that have used it keep their prices',
    input: voucherEnd,
    result: z.object({ batch_id: batchId, ended: z.int().min(1) }),
  },
  'bundles.save': {
    summary: 'Sell performances together, or change the terms; orders keep those that they were placed by',
    input: bundleSave,
    result: z.object({ bundle_id: bundleId }),
  },
  'bundles.end': {
    summary: 'Sell a bundle no more; orders that have it keep their prices',
    input: bundleEnd,
    result: z.object({ bundle_id: bundleId }),
  },
  'wishes.end': {
    summary: 'Have somebody wait no more; they are told, and what is kept for them goes to the next in line',
    input: z.strictObject({ wish_id: z.uuid() }),
    result: z.object({ wish_id: z.uuid() }),
  },
  'allotments.end': {
    summary: 'Keep something for somebody who waits no longer; it goes to the next in line',
    input: z.strictObject({ allotment_id: z.uuid() }),
    result: z.object({ allotment_id: z.uuid() }),
  },
  'waiting-room.turn-on': {
    summary: 'Give the sale of a performance a waiting room: seats are held only by whoever was let in',
    input: z.strictObject({ performance_id: id, scope: roomScope }),
    result: z.object({ room_id: id }),
  },
  'waiting-room.turn-off': {
    summary: 'End a waiting room: whoever wants may buy, as far as the house can serve',
    input: z.strictObject({ room_id: id }),
    result: z.object({ room_id: id }),
  },
  'waiting-room.set-pace': {
    summary: 'Let at most so many in, or nobody for now; places are kept',
    input: z.strictObject({ room_id: id, ...roomPace }),
    result: z.object({ room_id: id }),
  },
  'rehearsals.ask': {
    summary:
      'Try the sale of a performance on a copy of it, with a crowd of programs; how it goes stands in `showRehearsals`',
    input: rehearsalInput,
    result: rehearsalKey,
  },
  'rehearsals.stop': {
    summary: 'End a rehearsal that is under way; it has no verdict then',
    input: rehearsalKey,
    result: rehearsalKey,
  },
  'webhooks.add': {
    summary: 'Have a system of the house told what happens; its secret is shown this once',
    input: z.strictObject({ url: webhookUrl, events: webhookEventList }),
    result: z.object({ webhook_id: webhookId, secret: z.string() }),
  },
  'webhooks.change': {
    summary:
      'Change where messages go, which, and whether; or make another secret, with a day in which both count',
    input: z.strictObject({
      webhook_id: webhookId,
      url: webhookUrl.optional(),
      events: webhookEventList.optional(),
      is_active: z.boolean().optional(),
      rotates_secret: z.boolean().optional(),
    }),
    result: z.object({
      webhook_id: webhookId,
      secret: z.string().nullable().describe('The new one, shown this once'),
    }),
  },
  'webhooks.remove': {
    summary: 'Tell a system nothing any more, and forget what was sent to it',
    input: z.strictObject({ webhook_id: webhookId }),
    result: z.object({ webhook_id: webhookId }),
  },
  'webhooks.replay': {
    summary: 'Send a message once more, under the id that it had',
    input: z.strictObject({ delivery_id: z.uuid() }),
    result: z.object({ delivery_id: z.uuid() }),
  },
  'request.confirm': {
    summary: 'Do what somebody else has asked for, and a second person must confirm',
    input: z.strictObject({ request_id: z.uuid() }),
    result: z.object({ request_id: z.uuid(), result: z.unknown().describe('What the act itself answers') }),
  },
  'request.decline': {
    summary: 'Decline what somebody has asked for, or take back what one has asked for oneself',
    input: z.strictObject({ request_id: z.uuid() }),
    result: z.object({ request_id: z.uuid() }),
  },
} as const;

/** Acts that are told a file, each by a call of its own (`consoleUploads`): the input is what the server found of it. */
export const uploadContracts = {
  'pictures.upload': {
    summary:
      'Have a picture made ready for pages: in all widths and formats, and without what its file tells of its maker',
    input: z.strictObject({ digest: z.string().describe('SHA-256 of the file'), bytes: z.int() }),
    result: picture,
  },
} as const;

type Contracts = typeof commandContracts & typeof uploadContracts;
export type CommandName = keyof typeof commandContracts;
export type UploadName = keyof typeof uploadContracts;
/** All that is permitted, done and written down in one transaction. */
export type ActName = CommandName | UploadName;
export type CommandInput<Name extends ActName> = z.output<Contracts[Name]['input']>;
export type CommandResult<Name extends ActName> = z.input<Contracts[Name]['result']>;

const names = Object.keys(commandContracts) as [CommandName, ...CommandName[]];

/** What a command is sent with beside its input. */
export const commandEnvelope = {
  reason: reason.describe('Why, for the audit log; names no buyer'),
  step_up: assertion.optional().describe('Where the preview says that it is needed'),
  seen: z
    .string()
    .min(1)
    .max(100)
    .optional()
    .describe(
      'Of the preview that was looked at: refused with `preview_changed` when it would be another now',
    ),
};

export const preview = z
  .object({
    subject: z.string().describe('What it is done to, such as `account:…`'),
    before: z.unknown(),
    after: z.unknown(),
    needs_step_up: z.boolean(),
    needs_second_person: z.boolean().describe('Whether somebody else must confirm it before it is done'),
    seen: z.string().describe('Stands for what was shown, and when'),
    is_blocked: z.boolean().describe('Whether it cannot be done, for reasons that stand in `after`'),
  })
  .meta({ id: 'CommandPreview' });
export type WirePreview = z.infer<typeof preview>;

/** The answer to a command that somebody else must confirm: nothing is done yet. */
export const awaitingSecondPerson = z
  .object({ request_id: z.uuid(), expires_at: timestamp })
  .meta({ id: 'AwaitingSecondPerson' });

export const openRequest = z
  .object({
    id: z.uuid(),
    command: z.enum(names),
    input: z.unknown(),
    subject: z.string(),
    reason: z.string(),
    requested_by: z.object({ id: accountId, email: z.string(), name: z.string() }),
    is_own: z.boolean().describe('Then somebody else must confirm it'),
    requested_at: timestamp,
    expires_at: timestamp,
  })
  .meta({ id: 'OpenRequest' });
export type OpenRequest = z.infer<typeof openRequest>;

export const stepUpRequest = z
  .object({
    command: z
      .enum([...names, 'passkey.add'])
      .describe('The act that is to be confirmed; `passkey.add` takes `{}`'),
    input: z.unknown().describe('Exactly what the command will be sent'),
  })
  .meta({ id: 'StepUpRequest' });
