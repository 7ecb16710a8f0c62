/** What stands between quotation marks of any language. */
export const quotation = /"([^"]+)"|«([^»]+)»|“([^”]+)”|„([^“”]+)[“”]/gu;

export interface QueryPart {
  readonly text: string;
  /** Meant as it is written, and nothing else. */
  readonly isQuoted: boolean;
}

/** A query at its quotations, without their marks. */
export function splitQuotations(text: string): QueryPart[] {
  const parts: QueryPart[] = [];
  let end = 0;
  for (const match of text.matchAll(quotation)) {
    const [written, ...inside] = match;
    parts.push({ text: text.slice(end, match.index), isQuoted: false });
    parts.push({ text: inside.find(Boolean) ?? '', isQuoted: true });
    end = match.index + written.length;
  }
  parts.push({ text: text.slice(end), isQuoted: false });
  return parts.filter((part) => part.text.trim() !== '');
}

/** A text as a query that means exactly this. */
export const quote = (text: string): string => `"${text.replace(/[\s"«»“”„]+/gu, ' ').trim()}"`;
