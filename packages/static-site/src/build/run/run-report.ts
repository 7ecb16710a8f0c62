export interface PageFailure {
  readonly path: string;
  readonly cause: string;
}

/** What a run did and why. */
export interface RunReport {
  readonly kind: 'build' | 'update';
  readonly build: string;
  readonly written: number;
  readonly unchanged: number;
  readonly removed: number;
  readonly failed: readonly PageFailure[];
  /** How many an update that was interrupted leaves for the next. */
  readonly left: number;
  /** Why pages were written, and how many for each reason. */
  readonly reasons: Readonly<Record<string, number>>;
  /** The first few paths written and removed, for people to look at. */
  readonly examples: { readonly written: readonly string[]; readonly removed: readonly string[] };
  readonly seconds: number;
}

const maxExamples = 20;

export type Tally = ReturnType<typeof createTally>;

/** Counts while a run goes on. */
export function createTally() {
  const written: string[] = [];
  const removed: string[] = [];
  const failed: PageFailure[] = [];
  const reasons = new Map<string, number>();
  const counts = { written: 0, unchanged: 0, removed: 0, left: 0 };
  const addExample = (list: string[], path: string) => void (list.length < maxExamples && list.push(path));

  return {
    written(path: string, reason: string): void {
      counts.written += 1;
      reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
      addExample(written, path);
    },
    unchanged(): void {
      counts.unchanged += 1;
    },
    removed(path: string): void {
      counts.removed += 1;
      addExample(removed, path);
    },
    left(pages: number): void {
      counts.left += pages;
    },
    failed: (failure: PageFailure) => void failed.push(failure),
    result: () => ({
      ...counts,
      failed,
      reasons: Object.fromEntries(reasons),
      examples: { written, removed },
    }),
  };
}
