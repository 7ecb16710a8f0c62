import { describe, expect, it } from 'vitest';
import { type Admission, type AdmissionTick, admitNext, nobodyAdmitted } from './admit-next.ts';

const second: AdmissionTick = { elapsedMs: 1000, ratePerSecond: 25, claims: 0, taken: 1000, seatsFree: 500 };

describe('a tick of a waiting room', () => {
  it.each<[what: string, tick: Partial<AdmissionTick>, serving: number]>([
    ['calls as many as the pace allows', {}, 25],
    ['calls nobody who is not there', { taken: 7 }, 7],
    ['calls no more than there are seats', { seatsFree: 3 }, 3],
    ['calls nobody when no seat is free', { seatsFree: 0 }, 0],
    ['calls nobody while it is paused', { ratePerSecond: 0 }, 0],
    ['keeps to the pace below one a second', { ratePerSecond: 0.5 }, 0],
    ['makes nothing up for that was missed', { elapsedMs: 3_600_000 }, 125],
    ['does nothing when a clock is set back', { elapsedMs: -5000 }, 0],
  ])('%s', (_what, tick, serving) => {
    expect(admitNext(nobodyAdmitted, { ...second, ...tick }).serving).toBe(serving);
  });

  it('counts those who claim: a minute of people who come is a minute of the pace', () => {
    let admission: Admission = nobodyAdmitted;
    let claims = 0;
    for (let tick = 0; tick < 60; tick += 1) {
      const before = admission.serving;
      admission = admitNext(admission, { ...second, claims, taken: 1e6, seatsFree: 1e6 });
      claims = admission.serving - before;
    }
    expect(admission.serving).toBeGreaterThan(59 * 25);
    expect(admission.serving).toBeLessThan(61 * 25);
  });

  it('passes over absent numbers, and so lets in as many as if all were there', () => {
    let admission: Admission = nobodyAdmitted;
    let [claims, claimed] = [0, 0];
    for (let tick = 0; tick < 120; tick += 1) {
      const before = admission.serving;
      admission = admitNext(admission, { ...second, claims, taken: 1e6, seatsFree: 1e6 });
      // Two of three have left.
      claims = Math.floor((admission.serving - before) / 3);
      claimed += claims;
    }
    expect(claimed).toBeGreaterThan(0.7 * 25 * 120);
    expect(claimed).toBeLessThan(1.1 * 25 * 120);
    expect(admission.serving).toBeGreaterThan(2 * claimed);
  });

  it('waits when more come late than the pace allows', () => {
    const late = admitNext(nobodyAdmitted, { ...second, claims: 100 });
    expect(late.serving).toBe(0);
    expect(late.budget).toBe(-75);
  });
});
