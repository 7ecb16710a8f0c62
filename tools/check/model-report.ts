/** How far a part of a long run is, as it writes it into its file after each game. */
export interface ModelReport {
  readonly steps: number;
  /** Each with its seed and the game. */
  readonly faults: readonly string[];
  /** How often each act came to what. */
  readonly counts: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/** Of all parts together. */
export function addReports(reports: readonly ModelReport[]): ModelReport {
  const counts: Record<string, Record<string, number>> = {};
  for (const [act, outcomes] of reports.flatMap((report) => Object.entries(report.counts))) {
    counts[act] ??= {};
    for (const [outcome, count] of Object.entries(outcomes))
      counts[act][outcome] = (counts[act][outcome] ?? 0) + count;
  }
  return {
    steps: reports.reduce((sum, { steps }) => sum + steps, 0),
    faults: reports.flatMap(({ faults }) => faults),
    counts,
  };
}

/** As a table for people. */
export const describeCounts = ({ counts }: Pick<ModelReport, 'counts'>): string =>
  Object.entries(counts)
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([act, outcomes]) => {
      const shown = Object.entries(outcomes).sort(([, a], [, b]) => b - a);
      return `${act}: ${shown.map((outcome) => outcome.join(' ')).join(', ')}`;
    })
    .join('\n');
