/** An information page or a page of the site's own. */
export interface ContentData {
  /** Of the address: `about`. */
  readonly name: string;
  readonly title: string;
  /** Safe HTML. */
  readonly body: string;
  readonly updatedAt: string | null;
}
