export const searchKinds = ['event', 'person', 'place', 'news'] as const;
export type SearchKind = (typeof searchKinds)[number];
