import { type FSWatcher, watch } from 'node:fs';

/** Editors write a file in several steps, and a branch switch touches many. */
const settleMs = 100;

/** Calls back once things have been quiet for a moment after a change in one of the folders. Answers how to stop. */
export function watchFolders(folders: Iterable<string>, onChange: () => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  const changed = () => {
    clearTimeout(timer);
    timer = setTimeout(onChange, settleMs);
  };
  const watchers: FSWatcher[] = Array.from(new Set(folders), (folder) => watch(folder, changed));
  // A folder that is taken away under its watcher counts as changed.
  for (const watcher of watchers) watcher.on('error', changed);
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}
