import { type CrowdSums, holdP95, isShed, soldBy, sumUp } from './sum-seconds.ts';
import { type CrowdParts, gatherCrowd, type Outcome } from './waiting-crowd.ts';

/** What it tells whoever started it: every second, and once it is over. */
export type CrowdNews =
  | {
      readonly kind: 'second';
      /** Are there, or have been. */
      readonly gathered: number;
      readonly gone: number;
      readonly sums: CrowdSums;
    }
  | { readonly kind: 'over'; readonly result: CrowdResult };

export interface CrowdResult {
  readonly bought: number;
  readonly told: number;
  readonly leftWaiting: number;
  readonly sold: number;
  readonly soldTwice: number;
  readonly requests: number;
  readonly unanswered: number;
  readonly shed: number;
  readonly ordersSentAway: number;
  readonly holdP95Ms: number;
}

const tellEveryMs = 1000;

/** A crowd in a process of its own: thousands who ask at once must not slow down whoever answers them. */
async function run(parts: CrowdParts): Promise<void> {
  const { samples, outcomes, run: visit } = gatherCrowd(parts);
  let [toldSamples, toldOutcomes] = [0, 0];
  const tell = () => {
    const sums = sumUp(samples.slice(toldSamples), outcomes.slice(toldOutcomes));
    [toldSamples, toldOutcomes] = [samples.length, outcomes.length];
    const joined = samples.filter(({ step, status }) => step === 'join' && status === 200).length;
    const gathered = parts.room === undefined ? parts.visitors : joined;
    send({ kind: 'second', gathered, gone: outcomes.length, sums });
  };
  const telling = setInterval(tell, tellEveryMs);
  await visit();
  clearInterval(telling);
  tell();
  send({ kind: 'over', result: judge() });
  process.disconnect();

  function judge(): CrowdResult {
    const count = (kind: Outcome['kind']) => outcomes.filter((outcome) => outcome.kind === kind).length;
    const seats = outcomes.flatMap((outcome) => (outcome.kind === 'bought' ? outcome.seats : []));
    return {
      bought: count('bought'),
      told: count('told sold out'),
      leftWaiting: count('gave up'),
      sold: soldBy(outcomes),
      soldTwice: seats.length - new Set(seats).size,
      requests: samples.length,
      unanswered: samples.filter(({ status }) => status === 0).length,
      shed: samples.filter(isShed).length,
      ordersSentAway: samples.filter(
        (sample) => (sample.step === 'order' || sample.step === 'pay') && isShed(sample),
      ).length,
      holdP95Ms: holdP95(samples),
    };
  }
}

const send = (news: CrowdNews) => void process.send?.(news);

process.once('message', (parts: CrowdParts) => void run(parts));
// Whoever started it is gone: nobody wants to know.
process.once('disconnect', () => process.exit());
