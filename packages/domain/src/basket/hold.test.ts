import { describe, expect, it } from 'vitest';
import {
  extendHold,
  extensionsAllowed,
  type Hold,
  holdAfterAddition,
  holdLeftMs,
  holdPhase,
  isExtendedByTyping,
  releaseTickets,
} from './hold.ts';

const minute = 60_000;
const holdMs = 15 * minute;
const now = 1_000_000_000;
const hold = (leftMs: number, extensionsLeft = 4, sinceMs = now - minute): Hold => ({
  sinceMs,
  expiresAtMs: now + leftMs,
  extensionsLeft,
});
const fresh: Hold = { sinceMs: now, expiresAtMs: now + holdMs, extensionsLeft: 10 };

describe('a hold', () => {
  it('begins with the first addition and can be extended ten times', () => {
    expect(extensionsAllowed).toBe(10);
    expect(holdAfterAddition(undefined, now, holdMs)).toEqual(fresh);
  });

  it('lasts from the last addition, which costs no extension', () => {
    expect(holdAfterAddition(hold(1), now, holdMs)).toEqual(hold(holdMs));
  });

  it('ends on a whole second, so that tickets added within one share their end', () => {
    const first = holdAfterAddition(undefined, now + 1, holdMs);
    expect(first).toEqual({ ...fresh, sinceMs: now + 1 });
    expect(holdAfterAddition(first, now + 999, holdMs)).toEqual(first);
    expect(holdAfterAddition(first, now + 1000, holdMs)).toEqual({
      ...first,
      expiresAtMs: now + holdMs + 1000,
    });
    expect(extendHold(first, now + 1999, holdMs)).toMatchObject({
      hold: { expiresAtMs: now + holdMs + 1000 },
    });
  });

  it('begins anew after it has ended', () => {
    expect(holdAfterAddition(hold(0), now, holdMs)).toEqual(fresh);
    expect(holdAfterAddition(hold(-minute), now, holdMs)).toEqual(fresh);
  });

  it('is never shortened', () => {
    expect(holdAfterAddition(hold(20 * minute), now, holdMs)).toEqual(hold(20 * minute));
    expect(extendHold(hold(20 * minute), now, holdMs)).toEqual({
      kind: 'extended',
      hold: hold(20 * minute, 3),
    });
  });

  it.each([
    [holdMs, holdMs],
    [1, 1],
    [0, 0],
    [-1, 0],
  ])('with %i ms to go has %i ms left', (toGo, left) => {
    expect(holdLeftMs(hold(toGo), now)).toBe(left);
  });
});

describe('extending a hold', () => {
  it('renews it for its whole length and uses one extension', () => {
    expect(extendHold(hold(1), now, holdMs)).toEqual({ kind: 'extended', hold: hold(holdMs, 3) });
    expect(extendHold(hold(1, 1), now, holdMs)).toEqual({ kind: 'extended', hold: hold(holdMs, 0) });
  });

  it('comes too late once it has ended', () => {
    expect(extendHold(hold(0), now, holdMs)).toEqual({ kind: 'hold-expired' });
  });

  it.each([0, -1])('is refused with %i extensions left', (extensionsLeft) => {
    expect(extendHold(hold(1, extensionsLeft), now, holdMs)).toEqual({ kind: 'extensions-exhausted' });
  });

  it('works ten times in a row, each at the last moment, and then no more', () => {
    let current: Hold = fresh;
    for (let used = 0; used < 10; used += 1) {
      const result = extendHold(current, current.expiresAtMs - 1, holdMs);
      if (result.kind !== 'extended') throw new Error(`refused after ${used}`);
      current = result.hold;
    }
    expect(extendHold(current, current.expiresAtMs - 1, holdMs)).toEqual({ kind: 'extensions-exhausted' });
  });
});

describe('the whole life of a hold', () => {
  const lifeMs = 11 * holdMs;
  /** It began so long ago and is about to end. */
  const old = (agoMs: number, extensionsLeft = 4) => hold(minute, extensionsLeft, now - agoMs);

  it.each([
    ['is renewed in full while there is room', lifeMs - holdMs - 1000, holdMs, 4],
    ['is renewed to its last end, when nothing is left to extend', lifeMs - holdMs, holdMs, 0],
    ['is renewed as far as it lives', lifeMs - 5 * minute, 5 * minute, 0],
    ['is not renewed any more', lifeMs - minute, minute, 0],
  ])('%s by an addition', (_case, agoMs, leftMs, extensionsLeft) => {
    expect(holdAfterAddition(old(agoMs), now, holdMs)).toEqual(hold(leftMs, extensionsLeft, now - agoMs));
  });

  it('limits what an extension gives, too', () => {
    const agoMs = lifeMs - 5 * minute;
    const extended = { kind: 'extended', hold: hold(5 * minute, 0, now - agoMs) };
    expect(extendHold(old(agoMs), now, holdMs)).toEqual(extended);
  });

  it('has an end, whatever is done at every moment of it', () => {
    let current: Hold = fresh;
    let at = now;
    for (; at < current.expiresAtMs; at += minute) {
      current = holdAfterAddition(current, at, holdMs);
      const extended = extendHold(current, at, holdMs);
      if (extended.kind === 'extended') current = extended.hold;
    }
    expect(at).toBe(now + lifeMs);
    expect(current).toEqual({ sinceMs: now, expiresAtMs: now + lifeMs, extensionsLeft: 0 });
  });

  it('is as long as ten extensions at the last moment need, so that none of them is cut short', () => {
    let current: Hold = fresh;
    for (let used = 0; used < 10; used += 1) {
      const at = current.expiresAtMs - 1000;
      const result = extendHold(current, at, holdMs);
      expect(result).toMatchObject({ kind: 'extended', hold: { expiresAtMs: at + holdMs } });
      if (result.kind === 'extended') current = result.hold;
    }
  });

  it('is not taken back by a shorter HOLD_MINUTES', () => {
    const long = hold(20 * minute, 3, now - lifeMs);
    expect(holdAfterAddition(long, now, minute)).toEqual({ ...long, extensionsLeft: 0 });
  });
});

describe('the phase of a hold', () => {
  it.each([
    [15 * minute, 'running'],
    [3 * minute, 'running'],
    [3 * minute - 1, 'extendable'],
    [minute, 'extendable'],
    [minute - 1, 'ending'],
    [1, 'ending'],
    [0, 'ended'],
    [-1, 'ended'],
  ])('with %i ms to go is %s', (toGo, phase) => {
    expect(holdPhase(hold(toGo), now)).toBe(phase);
  });
});

describe('typing in the order form', () => {
  it.each([
    ['extends a hold that nears its end', 3 * minute - 1, 4, false, true],
    ['extends one that is about to end', 1, 1, false, true],
    ['leaves one alone that has time', 3 * minute, 4, false, false],
    ['does it once', minute, 4, true, false],
    ['cannot do it when nothing is left to extend', minute, 0, false, false],
    ['cannot bring back one that has ended', 0, 4, false, false],
  ])('%s', (_case, toGo, extensionsLeft, hasBeen, isExtended) => {
    expect(isExtendedByTyping(hold(toGo, extensionsLeft), now, hasBeen)).toBe(isExtended);
  });
});

describe('lines whose hold has ended', () => {
  it('stay as they were, released', () => {
    const extra = { service_fee: 1, event: { id: 1 }, date: { id: 7 }, seat: null, state: 'held' as const };
    const line = { id: '7:a', count: 2, price: 10, extra };
    expect(releaseTickets([line])).toEqual([{ ...line, extra: { ...extra, state: 'released' } }]);
  });
});
