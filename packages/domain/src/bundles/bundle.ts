/** What all tickets of one bundle cost together; fees are no part of it. */
export type BundleRule =
  /** Whole, of 100. */
  | { readonly kind: 'percent'; readonly percent: number }
  /** Off what its tickets cost one by one. */
  | { readonly kind: 'amount'; readonly prices: readonly BundlePrice[] }
  /** Instead of what they cost one by one, where that is more. */
  | { readonly kind: 'fixed'; readonly prices: readonly BundlePrice[] };

export interface BundlePrice {
  readonly currency: string;
  /** For bundles whose tickets are all of it; null for those that have no price of their own. */
  readonly zone: string | null;
  readonly minor: number;
}

/** What giving back a part of a bundle comes to. */
export const bundleReturns = [
  /** It goes back whole or not at all. */
  'whole',
  /** What is left costs what it costs without the bundle. */
  'full_price',
  /** Each ticket gives back what was paid for it. */
  'share',
] as const;
export type BundleReturn = (typeof bundleReturns)[number];

export interface BundleTerms {
  /** How many of them one chooses: as many performances, or events of which each counts once. */
  readonly pick: number;
  /** Of one or the other: the other is null. */
  readonly eventIds: readonly number[] | null;
  readonly performanceIds: readonly number[] | null;
  /** Null is not to be looked at. */
  readonly zones: readonly string[] | null;
  /** Whether it is the same seat in all of them. */
  readonly isSameSeat: boolean;
  readonly rule: BundleRule;
  /** Whether codes may take something off beside it. */
  readonly isCombinable: boolean;
  readonly returns: BundleReturn;
  readonly validFrom: Date | null;
  readonly validUntil: Date | null;
}

export interface Bundle extends BundleTerms {
  readonly id: string;
  /** What it is asked for by, as it is shown. */
  readonly code: string;
  /** By language. */
  readonly names: Readonly<Partial<Record<string, string>>>;
  readonly endedAt: Date | null;
}

/** What a bundle took off each ticket of a line, with what must be known of it for as long as the tickets are. */
export interface BundleDiscount {
  readonly bundle_id: string;
  readonly code: string;
  /** As its buyer read it. */
  readonly name: string;
  /** Which of the performances or events it was chosen for. */
  readonly item: number;
  readonly returns: BundleReturn;
  readonly minor: number;
}

export const bundleStates = ['active', 'not_yet', 'expired', 'ended'] as const;
export type BundleState = (typeof bundleStates)[number];

/** Whatever is to be bought with it. */
export function bundleState(
  { endedAt, validFrom, validUntil }: Pick<Bundle, 'endedAt' | 'validFrom' | 'validUntil'>,
  at: Date,
): BundleState {
  if (endedAt !== null) return 'ended';
  if (validUntil !== null && validUntil <= at) return 'expired';
  return validFrom !== null && validFrom > at ? 'not_yet' : 'active';
}

/** In this language, or any that it has. */
export const bundleName = ({ names, code }: Pick<Bundle, 'names' | 'code'>, lang: string): string =>
  names[lang] ?? names.en ?? Object.values(names).find((name) => name !== undefined) ?? code;
