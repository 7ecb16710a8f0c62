/** Kinds of pages that are measured apart. */
export const pageKinds = [
  'home',
  'events',
  'search',
  'event',
  'persons',
  'person',
  'places',
  'place',
  'news',
  'news-item',
  'cart',
  'order',
  'text',
] as const;
export type PageKind = (typeof pageKinds)[number];

/** The first that fits. */
const forms: readonly (readonly [RegExp, PageKind])[] = [
  [/^\/?$/, 'home'],
  [/^\/events\/search$/, 'search'],
  [/^\/events(\/page\/\d+)?$/, 'events'],
  [/^\/events\//, 'event'],
  [/^\/persons(\/page\/\d+)?$/, 'persons'],
  [/^\/persons\//, 'person'],
  [/^\/places(\/page\/\d+)?$/, 'places'],
  [/^\/places\//, 'place'],
  [/^\/news(\/page\/\d+)?$/, 'news'],
  [/^\/news\//, 'news-item'],
  [/^\/cart$/, 'cart'],
  [/^\/(order|payment)(\/|$)/, 'order'],
];

/** Of a path without language and prefix; information pages, pages of the site's own and error pages are texts. */
export const pageKind = (path: string): PageKind => forms.find(([form]) => form.test(path))?.[1] ?? 'text';
