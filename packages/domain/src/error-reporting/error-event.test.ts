import { describe, expect, it } from 'vitest';
import { type ErrorContext, errorEvent, reportedFrames } from './error-event.ts';

const context: ErrorContext = {
  eventId: 'a'.repeat(32),
  nowMs: 1_794_700_800_500,
  platform: 'javascript',
  release: 'release-1',
  mechanism: 'onerror',
  findModule: (filename) => (filename.includes('/assets/') ? 'seats' : undefined),
};

function thrown(message: string, more: ErrorOptions = {}): Error {
  const error = new TypeError(message, more);
  error.stack = `TypeError: ${message}
    at draw (https://site.example/assets/seats-a1.js:1:2)
    at frame (https://elsewhere.example/x.js?token=abc:1:2)`;
  return error;
}

describe('an error event', () => {
  it('says what was thrown, where, and when', () => {
    expect(errorEvent(thrown('no seat'), context)).toEqual({
      event_id: 'a'.repeat(32),
      timestamp: 1_794_700_800.5,
      platform: 'javascript',
      level: 'error',
      release: 'release-1',
      exception: {
        values: [
          {
            type: 'TypeError',
            value: 'no seat',
            mechanism: { type: 'onerror', handled: false },
            stacktrace: {
              frames: [
                {
                  function: 'frame',
                  filename: 'https://elsewhere.example/x.js?token=[…]',
                  lineno: 1,
                  colno: 2,
                  in_app: false,
                },
                {
                  function: 'draw',
                  filename: 'https://site.example/assets/seats-a1.js',
                  lineno: 1,
                  colno: 2,
                  in_app: true,
                  module: 'seats',
                },
              ],
            },
          },
        ],
      },
    });
  });

  it('is told of by a hook as handled, and says no place when it has none', () => {
    const plain = new Error('no place');
    delete plain.stack;
    const { values } = errorEvent(plain, { ...context, mechanism: 'hook' }).exception;
    expect(values).toEqual([
      { type: 'Error', value: 'no place', mechanism: { type: 'hook', handled: true } },
    ]);
  });

  it('tells causes before their effects, and not without end', () => {
    const first = thrown('first');
    const values = errorEvent(thrown('second', { cause: first }), context).exception.values;
    expect(values.map(({ value }) => value)).toEqual(['first', 'second']);
    const loop = thrown('loop');
    loop.cause = loop;
    expect(errorEvent(loop, context).exception.values).toHaveLength(5);
  });

  it('holds no secret that a message names', () => {
    const { exception } = errorEvent(thrown('cannot reach postgres://u:secret@db/x'), context);
    expect(JSON.stringify(exception)).not.toContain('secret');
  });

  it.each([
    ['a text', 'a text'],
    [{ code: 7 }, '{"code":7}'],
    [undefined, 'undefined'],
    [null, 'null'],
    [10n, '[object BigInt]'],
  ])('describes what is no error: %s', (value, expected) => {
    expect(errorEvent(value, context).exception.values).toEqual([
      { type: 'Error', value: expected, mechanism: { type: 'onerror', handled: false } },
    ]);
  });

  it('has the frames of all its exceptions', () => {
    const event = errorEvent(thrown('b', { cause: thrown('a') }), context);
    expect(reportedFrames(event)).toHaveLength(4);
    expect(reportedFrames(errorEvent('x', context))).toEqual([]);
  });
});
