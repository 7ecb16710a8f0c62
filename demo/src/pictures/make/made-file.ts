export interface MadeFile {
  /** Below the folder of all pictures. */
  readonly path: string;
  readonly content: () => Promise<string | Uint8Array>;
}
