import type { Site } from './open-site.ts';
import type { RunReport } from './run/run-report.ts';
import { watchFolders } from './watch-folders.ts';

export interface CodeWatchListener {
  readonly onBuilt: (report: RunReport) => void;
  /** The published site stays as it was; the next change is tried again. */
  readonly onFailed: (error: unknown) => void;
}

type Buildable = Pick<Site, 'build' | 'codeFolders'>;

/** Builds the site anew whenever its own code changes. Answers how to stop. */
export async function watchCode(
  site: Buildable,
  { onBuilt, onFailed }: CodeWatchListener,
): Promise<() => void> {
  let isStopped = false;
  let disarm = () => {};
  const arm = async () => {
    const folders = await site.codeFolders();
    disarm();
    // A build at work when it is stopped ends afterwards.
    if (!isStopped) disarm = watchFolders(folders, rebuild);
  };
  // The build may have found code in other folders than before.
  const rebuild = () => void site.build().then(onBuilt).then(arm).catch(onFailed);
  await arm();
  return () => {
    isStopped = true;
    disarm();
  };
}
