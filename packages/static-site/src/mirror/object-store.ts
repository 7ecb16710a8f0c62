/** A storage that holds files by name, such as one that speaks S3. */
export interface ObjectStore {
  /** All of it or nothing. Answers what the storage calls this content. */
  put(name: string, content: Buffer, headers: Readonly<Record<string, string>>): Promise<string>;
  /** Nothing happens where there is none. */
  remove(name: string): Promise<void>;
  /** All whose name begins so. */
  list(prefix: string): AsyncIterable<{ readonly name: string; readonly tag: string }>;
}
