import { Fragment } from 'react';

/** From, to (exclusive). */
export type Match = readonly [from: number, to: number];

export interface HighlightProps {
  readonly text: string;
  /** In order. */
  readonly matches: readonly Match[];
}

/** Marks what was searched for. */
export const Highlight = ({ text, matches }: HighlightProps) => (
  <>
    {matches.map(([from, to], index) => (
      <Fragment key={from}>
        {text.slice(matches[index - 1]?.[1] ?? 0, from)}
        <mark>{text.slice(from, to)}</mark>
      </Fragment>
    ))}
    {text.slice(matches.at(-1)?.[1] ?? 0)}
  </>
);
