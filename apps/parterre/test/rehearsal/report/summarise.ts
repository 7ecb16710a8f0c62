import { percentile } from '../../../src/rehearsal/crowd/percentile.ts';
import { paymentSteps, type Sample, type StepName, stepNames } from './sample.ts';

export interface StepSummary {
  readonly step: StepName;
  readonly count: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
}

export interface Summary {
  /** Of what was done. What was refused is quick and would flatter. */
  readonly steps: readonly StepSummary[];
  /** How often each reason was given. */
  readonly refusals: Readonly<Record<string, number>>;
  readonly lost: Readonly<Record<string, number>>;
  readonly shed: number;
  /** Of those who were sent away: how many were not told when to come again. */
  readonly shedWithoutWhen: number;
  readonly shedInPayment: number;
  readonly requests: number;
}

export function summarise(samples: readonly Sample[]): Summary {
  const refused = samples.flatMap(({ step, outcome }) =>
    outcome.kind === 'refused' ? [{ step, ...outcome }] : [],
  );
  const shed = refused.filter(({ isShed }) => isShed);
  return {
    steps: stepNames.map((step) => summariseStep(step, samples)).filter(({ count }) => count > 0),
    refusals: tally(refused.map(({ reason }) => reason)),
    lost: tally(
      samples.flatMap(({ step, outcome }) => (outcome.kind === 'lost' ? [`${step}: ${outcome.why}`] : [])),
    ),
    shed: shed.length,
    shedWithoutWhen: shed.filter(({ hasRetryAfter }) => !hasRetryAfter).length,
    shedInPayment: shed.filter(({ step }) => paymentSteps.has(step)).length,
    // To settle is a wait over several requests, each of which has its own sample.
    requests: samples.filter(({ step }) => step !== 'settle').length,
  };
}

function summariseStep(step: StepName, samples: readonly Sample[]): StepSummary {
  const sorted = samples
    .filter((sample) => sample.step === step && sample.outcome.kind === 'done')
    .map(({ ms }) => ms)
    .sort((a, b) => a - b);
  const at = (share: number) => percentile(sorted, share);
  return { step, count: sorted.length, p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}

function tally(reasons: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const reason of reasons) counts[reason] = (counts[reason] ?? 0) + 1;
  return counts;
}
