/** By which a payment can have come. */
type PaymentKind = 'card' | 'fast_transfer' | 'invoice' | 'certificate' | 'cash' | 'card_terminal';

/**
 * How money of a payment goes back when nobody stands at the counter: by its provider or onto its certificate it goes by itself, the rest a
 * person gives. A provider that the settings name no more cannot be asked.
 */
export const returnWays = [
  'by_provider',
  'to_certificate',
  'by_transfer',
  'at_counter',
  'no_provider',
] as const;
export type ReturnWay = (typeof returnWays)[number];

export function returnWay(kind: PaymentKind, isProviderThere: boolean): ReturnWay {
  switch (kind) {
    case 'certificate':
      return 'to_certificate';
    case 'invoice':
      return 'by_transfer';
    case 'cash':
    case 'card_terminal':
      return 'at_counter';
    default:
      return isProviderThere ? 'by_provider' : 'no_provider';
  }
}

/** Whether nobody of the house has to do anything for it. */
export const goesByItself = (way: ReturnWay): boolean => way === 'by_provider' || way === 'to_certificate';

/**
 * Whether a buyer can have a gift certificate instead of what was paid so. What is on one goes back there; a transfer may prove to have been
 * entered by mistake, and by then the certificate would be spent.
 */
export const canBecomeCertificate = (kind: PaymentKind): boolean =>
  kind !== 'certificate' && kind !== 'invoice';

/** Whether any of it is given back over the counter, and nowhere else, as long as its buyer takes the money. */
export const isAtCounter = (kinds: readonly PaymentKind[]): boolean =>
  kinds.some((kind) => returnWay(kind, true) === 'at_counter');

/** By which the books say that money was kept, and is owed as a gift certificate from now on. */
export const certificateWay = { kind: 'to_certificate', provider: 'house' } as const;

/** How many days the buyers of a performance that is called off have to choose, before their money goes back by itself. */
export const daysToChoose = { min: 1, usual: 14, max: 90 } as const;
