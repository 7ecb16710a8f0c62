/** What is wrong in a file, and where. */
export interface FileFault {
  readonly file: string;
  readonly line?: number;
  /** A column of a CSV file, or a path in a JSON file. */
  readonly field: string;
  readonly reason: string;
}

/** A file that is to be imported. */
export interface CatalogueText {
  /** Without its folders. */
  readonly name: string;
  readonly text: string;
}
