/** What was read of files, by version. When there is too much of it, what was not asked for longest goes. */
export interface Contents {
  find(file: string, version: string): Buffer | undefined;
  keep(file: string, version: string, content: Buffer): void;
}

const mostBytes = 64 * 1024 * 1024;

export function keepContents(most = mostBytes): Contents {
  const kept = new Map<string, { readonly version: string; readonly content: Buffer }>();
  let bytes = 0;
  const drop = (file: string) => {
    bytes -= kept.get(file)?.content.length ?? 0;
    kept.delete(file);
  };
  return {
    find: (file, version) => {
      const found = kept.get(file);
      if (found?.version !== version) return undefined;
      // Last in order is what was asked for last.
      kept.delete(file);
      kept.set(file, found);
      return found.content;
    },
    keep: (file, version, content) => {
      drop(file);
      kept.set(file, { version, content });
      bytes += content.length;
      for (const oldest of kept.keys()) {
        if (bytes <= most) return;
        drop(oldest);
      }
    },
  };
}
