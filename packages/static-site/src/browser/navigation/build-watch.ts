import { codePart } from '../../shared/build-id.ts';

export interface BuildWatch {
  /** Reads the published build id, at most every ten minutes. */
  readonly check: () => Promise<void>;
  /** Whether this tab runs code that has been replaced. */
  readonly isOld: () => boolean;
}

interface BuildWatchParts {
  /** The code part of the build this tab runs. */
  readonly code: string;
  /** The build id as published now; undefined when it cannot be had. */
  readonly read: () => Promise<string | undefined>;
  readonly now: () => number;
  readonly onNewContent: () => void;
}

const pauseMs = 10 * 60_000;

export function buildWatch({ code, read, now, onNewContent }: BuildWatchParts): BuildWatch {
  let checkedAt = Number.NEGATIVE_INFINITY;
  let published: string | undefined;
  const check = async () => {
    if (now() - checkedAt < pauseMs) return;
    checkedAt = now();
    const build = await read();
    if (build === undefined || build === published) return;
    published = build;
    onNewContent();
  };
  return { check, isOld: () => published !== undefined && codePart(published) !== code };
}
