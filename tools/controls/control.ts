/** A defence and what stands there without it. One of the tests must fail then, or nobody would notice that it is gone. */
export interface Control {
  /** In words, and what it is asked for by. */
  readonly defence: string;
  readonly file: string;
  /** What of the file is the defence; it stands there once. */
  readonly text: string;
  readonly without: string;
  readonly tests: readonly string[];
  /** What the names of those of the tests match that are run; all of them when left out. */
  readonly only?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** By the row of a table in `docs/` that promises the defence: what the row begins with. */
export type Controls = Readonly<Record<string, readonly Control[]>>;

/** The file without the defence; undefined when the defence does not stand in it exactly once. */
export function withoutDefence({ text, without }: Control, content: string): string | undefined {
  const [before, after, ...more] = content.split(text);
  return before === undefined || after === undefined || more.length > 0
    ? undefined
    : before + without + after;
}
