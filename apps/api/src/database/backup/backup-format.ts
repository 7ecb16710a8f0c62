/**
 * A backup is text, compressed: one line of JSON that says what it is, then for each table a line of JSON, its rows as
 * PostgreSQL's COPY writes them, and a line `\.`; at the end where numbering goes on, and a line that says it is whole.
 */
export interface BackupHead {
  readonly format: 'parterre-backup';
  readonly version: 1;
  readonly taken_at: string;
  readonly migrations: readonly { readonly name: string; readonly checksum: string }[];
}

export type BackupPart =
  | { readonly table: string; readonly columns: readonly string[] }
  | { readonly sequence: string; readonly value: number; readonly is_called: boolean }
  | { readonly tables: number };

export const endOfRows = '\\.';
