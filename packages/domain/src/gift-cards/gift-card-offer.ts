/** How a card is drawn, on the page and on paper. A site offers some of them. */
export const giftCardDesigns = ['curtain', 'stars', 'bouquet', 'lights'] as const;
export type GiftCardDesign = (typeof giftCardDesigns)[number];

/** What a card may be worth in one currency, in its whole units. */
export interface GiftCardAmounts {
  readonly currency_code: string;
  readonly min: number;
  readonly max: number;
  /** Offered at a press; any other within the limits is typed. */
  readonly choices: readonly number[];
}

/** What a site sells: without it, none. */
export interface GiftCardOffer {
  /** By whose clock a time of delivery is meant, such as `Europe/Moscow`. */
  readonly time_zone: string;
  readonly designs: readonly GiftCardDesign[];
  readonly amounts: readonly GiftCardAmounts[];
}

export type AmountFault = 'required' | 'bad_format' | 'too_small' | 'too_large' | 'unknown_value';

/** Why a card cannot be worth that; undefined when it can. A sum with decimals is a slip of the finger. */
export function findAmountFault(
  { amounts }: Pick<GiftCardOffer, 'amounts'>,
  currency: string,
  amount: number,
): AmountFault | undefined {
  const limits = amounts.find(({ currency_code }) => currency_code === currency);
  if (!limits) return 'unknown_value';
  if (!Number.isFinite(amount) || amount <= 0) return 'required';
  if (!Number.isSafeInteger(amount)) return 'bad_format';
  if (amount < limits.min) return 'too_small';
  return amount > limits.max ? 'too_large' : undefined;
}

export type OfferFault = 'limits' | 'choices' | 'twice' | 'foreign';

/** What an operator has set that cannot be meant, by the place of the currency. */
export function findOfferFaults(
  amounts: readonly GiftCardAmounts[],
  currencies: readonly string[],
): readonly { readonly index: number; readonly fault: OfferFault }[] {
  return amounts.flatMap(({ currency_code, min, max, choices }, index) => {
    const fault = (name: OfferFault) => [{ index, fault: name }];
    if (!currencies.includes(currency_code)) return fault('foreign');
    if (amounts.findIndex((one) => one.currency_code === currency_code) !== index) return fault('twice');
    if (min < 1 || max < min) return fault('limits');
    return choices.some((choice) => choice < min || choice > max) ? fault('choices') : [];
  });
}
