/** Contents of files by version. When they take too much memory, the least recently used go. */
export interface ContentCache {
  find(file: string, version: string): Buffer | undefined;
  keep(file: string, version: string, content: Buffer): void;
}

const defaultMaxBytes = 64 * 1024 * 1024;

export function createContentCache(maxBytes = defaultMaxBytes): ContentCache {
  const entries = new Map<string, { readonly version: string; readonly content: Buffer }>();
  let bytes = 0;
  const drop = (file: string) => {
    bytes -= entries.get(file)?.content.length ?? 0;
    entries.delete(file);
  };
  return {
    find: (file, version) => {
      const found = entries.get(file);
      if (found?.version !== version) return undefined;
      // Last in order is what was asked for last.
      entries.delete(file);
      entries.set(file, found);
      return found.content;
    },
    keep: (file, version, content) => {
      drop(file);
      entries.set(file, { version, content });
      bytes += content.length;
      for (const oldest of entries.keys()) {
        if (bytes <= maxBytes) return;
        drop(oldest);
      }
    },
  };
}
