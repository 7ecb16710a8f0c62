interface KeptAnswer {
  readonly answer: unknown;
  readonly untilMs: number;
}

const mostKept = 100;
const keptForMs = 60_000;

// Outlives pages, so that Back shows at once what was there.
const kept = new Map<string, KeptAnswer>();

/** What was answered to a question within the last minute. */
export function keptAnswer<Answer>(question: string): Answer | undefined {
  const found = kept.get(question);
  // A question names the call, and a call has one kind of answer.
  return found && found.untilMs > Date.now() ? (found.answer as Answer) : undefined;
}

export function keepAnswer(question: string, answer: unknown): void {
  kept.delete(question);
  kept.set(question, { answer, untilMs: Date.now() + keptForMs });
  const [oldest] = kept.keys();
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
}
