export type VisitorTurns = <Result>(mark: string, work: () => Promise<Result>) => Promise<Result>;

interface Visitor {
  atWork: number;
  readonly waiting: (() => void)[];
}

/** Works on so many requests of one visitor at once. Those on top wait without a connection to the database or anything else that others need. */
export function makeVisitorTurns(maxAtWork: number): VisitorTurns {
  const visitors = new Map<string, Visitor>();
  return async (mark, work) => {
    const visitor = visitors.get(mark) ?? { atWork: 0, waiting: [] };
    visitors.set(mark, visitor);
    if (visitor.atWork >= maxAtWork) await new Promise<void>((begin) => visitor.waiting.push(begin));
    else visitor.atWork += 1;
    try {
      return await work();
    } finally {
      const begin = visitor.waiting.shift();
      // Whoever waited takes the place over.
      if (begin) begin();
      else visitor.atWork -= 1;
      if (visitor.atWork === 0) visitors.delete(mark);
    }
  };
}
