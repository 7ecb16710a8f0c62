/** What the header shows. Addresses are whole: they hold language and prefix. */
export interface HeaderData {
  readonly language: string;
  readonly name: string;
  readonly logo: { readonly src: string; readonly width: number; readonly height: number } | null;
  readonly home: string;
  readonly sections: readonly SectionLink[];
}

export interface SectionLink {
  readonly href: string;
  readonly title: string;
}
