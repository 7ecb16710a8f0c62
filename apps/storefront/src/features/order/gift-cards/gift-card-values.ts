import type { GiftCardRequest } from '@parterre/contracts/orders/gift-card-request';
import { checkGiftCard, type GiftCardFault } from '@parterre/domain/gift-cards/check-gift-card';
import type {
  GiftCardAmounts,
  GiftCardDesign,
  GiftCardOffer,
} from '@parterre/domain/gift-cards/gift-card-offer';

/** What the visitor has filled in of the card so far. */
export interface GiftCardValues {
  /** As typed; empty until the visitor chose one. */
  readonly amount: string;
  readonly design: GiftCardDesign;
  readonly toName: string;
  readonly fromName: string;
  readonly greeting: string;
  readonly delivery: 'buyer' | 'recipient';
  readonly recipientEmail: string;
  readonly when: 'now' | 'later';
  readonly date: string;
  readonly hour: string;
}

export const emptyCard = ({ designs }: GiftCardOffer): GiftCardValues => ({
  amount: '',
  design: designs[0] ?? 'curtain',
  toName: '',
  fromName: '',
  greeting: '',
  delivery: 'buyer',
  recipientEmail: '',
  when: 'now',
  date: '',
  hour: '09',
});

/** What is bought when nothing was chosen: the second of what is offered, as most people take. */
export const chosenAmount = ({ amount }: GiftCardValues, { choices, min }: GiftCardAmounts): number =>
  amount === '' ? (choices[1] ?? choices[0] ?? min) : Number(amount.replace(/[\s\u00a0\u202f]/g, ''));

export type CardField = GiftCardFault['field'];
export const cardFields: readonly CardField[] = [
  'amount',
  'design',
  'to_name',
  'from_name',
  'greeting',
  'recipient_email',
  'deliver_at',
];
export type CardFaults = Readonly<Partial<Record<CardField, string>>>;

const localTime = ({ date, hour }: GiftCardValues): string => `${date}T${hour}:00`;

/** As the call wants it. */
export const toRequest = (
  values: GiftCardValues,
  amount: number,
): Pick<
  GiftCardRequest,
  'amount' | 'design' | 'to_name' | 'from_name' | 'greeting' | 'recipient_email' | 'deliver_at'
> => ({
  amount,
  design: values.design,
  to_name: values.toName,
  from_name: values.fromName,
  greeting: values.greeting,
  ...(values.delivery === 'recipient' && {
    recipient_email: values.recipientEmail,
    ...(values.when === 'later' && { deliver_at: localTime(values) }),
  }),
});

interface CardOccasion {
  readonly offer: GiftCardOffer;
  readonly currency: string;
  readonly amount: number;
  readonly now: Date;
}

/** The same rules as the server's, but for the clock of the site, which it knows better. */
export function findCardFaults(
  values: GiftCardValues,
  { offer, currency, amount, now }: CardOccasion,
): CardFaults {
  const { delivery, when, date } = values;
  const check = checkGiftCard(
    {
      ...values,
      amount,
      currency,
      recipientEmail: delivery === 'recipient' ? values.recipientEmail : null,
      deliverAt: when === 'later' ? localTime(values) : null,
    },
    { offer, now, readLocal: () => (date === '' ? undefined : now) },
  );
  return check.kind === 'valid'
    ? {}
    : Object.fromEntries(check.faults.map(({ field, fault }) => [field, fault]));
}

/** Those that the server found. */
export const refusedCardFields = (
  details: readonly { readonly field: string; readonly reason: string }[],
): CardFaults =>
  Object.fromEntries(
    details.flatMap(({ field, reason }) =>
      cardFields.some((one) => one === field) ? [[field as CardField, reason]] : [],
    ),
  );
