import {
  chanceLimits,
  describeWait,
  joiningMs,
  type RoomPhase,
  roomPhases,
  roundPeople,
  staleMs,
} from '@parterre/domain/waiting-room/describe-wait';
import { drawnNumber, lotFraction } from '@parterre/domain/waiting-room/draw';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findState, type RoomPage } from './room-page.ts';

interface PageRules {
  readonly findState: (seen: {
    readonly status: object;
    readonly hasPlace: boolean;
    readonly number: number | undefined;
    readonly silentMs: number;
    readonly admittedAgoMs: number;
  }) => string;
  readonly roundPeople: (count: number) => number;
  readonly drawNumber: (digest: Uint8Array, drawn: number) => number;
}

// As browsers load it: a script without types.
const page: PageRules = await import(new URL('./room-rules.js', import.meta.url).href);

const longMs = 20 * 60_000;
const writtenAtMs = Date.parse('2026-12-18T16:00:00Z');

const anyRoom = fc.record({
  phase: fc.constantFrom<RoomPhase>(...roomPhases),
  serving: fc.nat(60),
  seatsFree: fc.nat(40),
  seatsHeld: fc.nat(40),
});

it('the page in a browser says what the house says, whatever the room, the place and the time', () => {
  fc.assert(
    fc.property(
      anyRoom,
      fc.option(fc.nat(100), { nil: undefined }),
      fc.constantFrom(0, staleMs, staleMs + 1, joiningMs),
      fc.boolean(),
      ({ phase, serving, seatsFree, seatsHeld }, number, silentMs, isAdmitted) => {
        const { likely, uncertain } = chanceLimits({ seatsFree, seatsHeld });
        const status = {
          phase,
          serving,
          seats_free: seatsFree,
          seats_held: seatsHeld,
          likely_below: likely,
          uncertain_below: uncertain,
          written_at: new Date(writtenAtMs).toISOString(),
        } as RoomPage['status'];
        const place =
          number === undefined ? undefined : { id: 'of anybody', number: null, drawnNumber: number };
        const onTheServer = findState(
          { status, place, isAdmitted, lang: 'en', title: '', timeZone: 'UTC', eventPath: '/' },
          writtenAtMs + silentMs,
        );
        const admittedAgoMs = isAdmitted ? 0 : longMs;
        expect(
          page.findState({ status, hasPlace: place !== undefined, number, silentMs, admittedAgoMs }),
        ).toBe(onTheServer);
      },
    ),
    { numRuns: 3000 },
  );
});

it('numbers are drawn and people are counted in a browser as they are in the house', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 32, maxLength: 32 }), fc.nat(200_000), (digest, drawn) => {
      expect(page.drawNumber(digest, drawn)).toBe(drawnNumber(lotFraction(digest), drawn));
      expect(page.roundPeople(drawn)).toBe(roundPeople(drawn));
    }),
  );
});

it('a place that was let in a while ago is offered to come in once more', () => {
  const status = { phase: 'admitting', serving: 5 };
  const seen = { status, hasPlace: true, number: 1, silentMs: 0 };
  expect(page.findState({ ...seen, admittedAgoMs: 9 * 60_000 })).toBe('admitted');
  expect(page.findState({ ...seen, admittedAgoMs: 11 * 60_000 })).toBe('yourTurn');
  expect(
    describeWait({ phase: 'admitting', serving: 5, seatsFree: 1, seatsHeld: 0, writtenAtMs }, 1, writtenAtMs),
  ).toEqual({
    kind: 'your-turn',
  });
});
