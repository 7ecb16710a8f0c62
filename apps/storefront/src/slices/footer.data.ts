import type { Theme } from '@parterre/contracts/landings/theme';

/** What the footer shows. Addresses are whole: they hold language and prefix. */
export interface FooterData {
  readonly language: string;
  readonly name: string;
  readonly sections: readonly SectionLink[];
  /** Information pages, then the site's own. */
  readonly pages: readonly SectionLink[];
  readonly contacts: NonNullable<Theme['contacts']>;
  readonly seller: NonNullable<Theme['seller']>;
  readonly social: NonNullable<Theme['social_links']>;
}

export interface SectionLink {
  readonly href: string;
  readonly title: string;
}
