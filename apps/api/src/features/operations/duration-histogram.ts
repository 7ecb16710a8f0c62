/** What answers are counted by. */
export interface AnswerLabels {
  readonly method: string;
  /** The form of the address, never what stood in it. */
  readonly route: string;
  readonly status: number;
}

interface Series {
  readonly labels: AnswerLabels;
  /** How many took as long as each bound, and no shorter bound. */
  readonly counts: number[];
  count: number;
  sum: number;
}

interface HistogramOptions {
  readonly name: string;
  readonly help: string;
  /** In seconds, the shortest first. */
  readonly bounds: readonly number[];
}

/**
 * How long answers took. Ours, since prom-client looks for the series of each answer by a text that it joins from its labels
 * anew, and an answer that is resent from memory is made in little more time than that.
 */
export class DurationHistogram {
  readonly #options: HistogramOptions;
  /** By route, of which each has few. */
  readonly #series = new Map<string, Series[]>();

  constructor(options: HistogramOptions) {
    this.#options = options;
  }

  observe(labels: AnswerLabels, seconds: number): void {
    const series = this.#find(labels);
    series.count += 1;
    series.sum += seconds;
    const bound = this.#options.bounds.findIndex((longest) => seconds <= longest);
    if (bound >= 0) series.counts[bound] = (series.counts[bound] ?? 0) + 1;
  }

  #find(labels: AnswerLabels): Series {
    const { method, route, status } = labels;
    const ofRoute = this.#series.get(route) ?? [];
    for (const series of ofRoute)
      if (series.labels.status === status && series.labels.method === method) return series;
    const made = { labels, counts: this.#options.bounds.map(() => 0), count: 0, sum: 0 };
    this.#series.set(route, [...ofRoute, made]);
    return made;
  }

  /** In the format that Prometheus reads. */
  write(): string {
    const { name, help } = this.#options;
    const series = [...this.#series.values()].flat();
    return [
      `# HELP ${name} ${help}`,
      `# TYPE ${name} histogram`,
      ...series.flatMap((each) => this.#writeSeries(each)),
    ]
      .map((line) => `${line}\n`)
      .join('');
  }

  #writeSeries({ labels, counts, count, sum }: Series): string[] {
    const { name, bounds } = this.#options;
    const written = Object.entries(labels).map(
      ([label, value]) => `${label}=${JSON.stringify(String(value))}`,
    );
    let upTo = 0;
    const buckets = bounds.map((bound, place) => {
      upTo += counts[place] ?? 0;
      return `${name}_bucket{le="${bound}",${written}} ${upTo}`;
    });
    return [
      ...buckets,
      `${name}_bucket{le="+Inf",${written}} ${count}`,
      `${name}_sum{${written}} ${sum}`,
      `${name}_count{${written}} ${count}`,
    ];
  }
}
