/** What a mail says, before it becomes text or markup. */
export interface MailContent {
  readonly lang: string;
  readonly brand: { readonly name: string; readonly accent: string };
  readonly subject: string;
  readonly heading: string;
  readonly hello: string;
  readonly paragraphs: readonly string[];
  readonly stubs: readonly MailStub[];
  /** Name and amount. */
  readonly total: readonly [string, string] | undefined;
  readonly action: { readonly name: string; readonly url: string } | undefined;
  readonly foot: readonly string[];
}

/** A ticket stub: the day, what it is, and what it costs or how it stands. */
export interface MailStub {
  readonly day: string;
  readonly month: string;
  readonly title: string;
  readonly details: readonly string[];
  readonly tail: string;
  readonly url?: string | undefined;
}
