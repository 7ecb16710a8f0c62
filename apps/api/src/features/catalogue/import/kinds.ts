/** What has an id of ours and the operator's key, in the order in which it is written: what is referred to comes first. */
export const storedKinds = [
  'category_types',
  'categories',
  'locations',
  'places',
  'halls',
  'persons',
  'events',
  'news',
] as const;
export type StoredKind = (typeof storedKinds)[number];
