import { foldText } from './fold-text.ts';

export interface FoundWord {
  /** Folded. */
  readonly word: string;
  /** As it is written, and where that begins. */
  readonly written: string;
  readonly from: number;
}

/** The words of a text: letters and digits in a row. */
export const findWords = (text: string): FoundWord[] =>
  [...text.matchAll(/[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu)].map(({ 0: written, index }) => ({
    word: foldText(written),
    written,
    from: index,
  }));

export const splitWords = (text: string): string[] => findWords(text).map(({ word }) => word);
