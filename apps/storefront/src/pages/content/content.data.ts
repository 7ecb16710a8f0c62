/** An information page or a page of the site's own. */
export interface ContentData {
  /** Of the address: `about`. */
  readonly name: string;
  readonly title: string;
  /** Safe HTML; its headings have the ids of the sections. */
  readonly body: string;
  /** Its beginning as plain text. */
  readonly summary: string;
  readonly sections: readonly { readonly id: string; readonly title: string }[];
  readonly updatedAt: string | null;
}
