import type { SimulatedAnswer } from './simulator.ts';

/** What was asked under a key is answered with what was answered then; another question under the same key is refused. */
export function resendCached(refusal: SimulatedAnswer) {
  const kept = new Map<string, { readonly question: string; readonly answer: SimulatedAnswer }>();
  return (key: string, question: string, make: () => SimulatedAnswer): SimulatedAnswer => {
    const known = kept.get(key);
    if (known) return known.question === question ? known.answer : refusal;
    const answer = make();
    kept.set(key, { question, answer });
    return answer;
  };
}
