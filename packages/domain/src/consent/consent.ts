/** What a visitor may be asked about. Basket, currency and the answer itself need no asking. */
export const consentGroups = [
  'analytics',
  'replay',
  'chat',
  'protection',
  'errors',
  'maps',
  'marketing',
] as const;
export type ConsentGroup = (typeof consentGroups)[number];

/** Asked about where it is needed, not of everybody who comes: the map that is opened, the campaign that one followed. */
const askedInPlace: readonly ConsentGroup[] = ['maps', 'marketing'];

export const isAskedAtOnce = (group: ConsentGroup): boolean => !askedInPlace.includes(group);

/** A group that is missing was never answered. */
export type ConsentAnswers = Readonly<Partial<Record<ConsentGroup, boolean>>>;

export const consentLaws = ['eu', 'ru', 'other'] as const;
export type ConsentLaw = (typeof consentLaws)[number];

export interface ConsentStatus {
  readonly law: ConsentLaw;
  readonly answers: ConsentAnswers;
  /** Global Privacy Control: the browser has said no for its user. */
  readonly refusesTracking: boolean;
}

/** Whether silence is a yes, and whether the visitor is asked at all. */
const laws = {
  eu: { silence: false, asks: true },
  ru: { silence: true, asks: true },
  other: { silence: true, asks: false },
} as const satisfies Record<ConsentLaw, { silence: boolean; asks: boolean }>;

export const isGranted = (group: ConsentGroup, { law, answers, refusesTracking }: ConsentStatus): boolean =>
  answers[group] ?? (laws[law].silence && !refusesTracking);

/** Whether the visitor must be asked about any of these groups. */
export const mustAsk = (
  groups: readonly ConsentGroup[],
  { law, answers, refusesTracking }: ConsentStatus,
): boolean => laws[law].asks && !refusesTracking && groups.some((group) => answers[group] === undefined);
