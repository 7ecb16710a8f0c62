type Attributes = Readonly<Record<string, string>>;

/** What a template says about its page to the browser's tab, to search engines and to those who share it. Plain text: the writer escapes. */
export interface Head {
  readonly title: string;
  readonly description?: string;
  /** `{ property: 'og:title', content: … }` */
  readonly meta?: readonly Attributes[];
  /** `{ rel: 'canonical', href: … }` */
  readonly links?: readonly Attributes[];
  /** schema.org objects, one `application/ld+json` script each. */
  readonly jsonLd?: readonly object[];
}
