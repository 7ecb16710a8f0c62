/** Where files are kept that people of the house upload, by name: `media/uploads/…` is for everybody, `originals/…` for nobody. */
export interface MediaStore {
  /** All of it or nothing. What is there under that name is replaced. */
  write(name: string, content: Buffer, type: string): Promise<void>;
  read(name: string): Promise<Buffer | undefined>;
  has(name: string): Promise<boolean>;
  /** Nothing happens where there is none. */
  remove(name: string): Promise<void>;
}
