/** What a search finds, in the order of its tabs. */
export const foundKinds = ['event', 'person', 'place', 'news'] as const;
export type FoundKind = (typeof foundKinds)[number];

export type FoundCounts = Readonly<Record<FoundKind, number>>;

/** The tab that the address names, else the first in which there is something. */
export const chosenKind = (named: string | null, counts: FoundCounts | undefined): FoundKind =>
  foundKinds.find((kind) => kind === named) ??
  foundKinds.find((kind) => counts && counts[kind] > 0) ??
  'event';
