import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatOfferId, type OfferId, parseOfferId } from './offer-id.ts';

describe('ticket ids', () => {
  it.each<[string, OfferId]>([
    ['42:0', { kind: 'seat', performanceId: 42, seat: 0 }],
    ['2147483647:2147483647', { kind: 'seat', performanceId: 2147483647, seat: 2147483647 }],
    ['42:1053', { kind: 'seat', performanceId: 42, seat: 1053 }],
    ['42:fan-zone', { kind: 'general', performanceId: 42, zone: 'fan-zone' }],
    ['42:zone1', { kind: 'general', performanceId: 42, zone: 'zone1' }],
    ['42:1a', { kind: 'general', performanceId: 42, zone: '1a' }],
    ['42:~1', { kind: 'general', performanceId: 42, zone: '1' }],
    ['42:~007', { kind: 'general', performanceId: 42, zone: '007' }],
  ])('are read and written: %j', (text, ticket) => {
    expect(parseOfferId(text)).toStrictEqual(ticket);
    expect(formatOfferId(ticket)).toBe(text);
  });

  it.each(
    [
      '',
      '42',
      '42:',
      ':1',
      'NaN:',
      '0:1',
      '042:1',
      '42:01',
      '42:-1',
      '42:~a',
      '42:~',
      '42:~~1',
      '42: 1',
      ' 42:1',
    ].concat([
      ...[
        '42:1\n',
        'x:1',
        '42:a:b',
        '42:.a',
        '42:a b',
        '42:зал',
        `42:${'a'.repeat(65)}`,
        '2147483648:1',
        '42:2147483648',
        '12345678901:1',
        '42:12345678901',
      ],
    ]),
  )('are refused in any other form: %j', (text) => {
    expect(parseOfferId(text)).toBeUndefined();
  });

  it('are read back as they were written, and no two tickets share one', () => {
    const performanceId = fc.integer({ min: 1, max: 2_147_483_647 });
    const ticket = fc.oneof(
      fc.record(
        { kind: fc.constant('seat' as const), performanceId, seat: fc.nat() },
        { noNullPrototype: true },
      ),
      fc.record(
        {
          kind: fc.constant('general' as const),
          performanceId,
          zone: fc.stringMatching(/^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/),
        },
        { noNullPrototype: true },
      ),
    );
    fc.assert(
      fc.property(ticket, (input) => {
        expect(parseOfferId(formatOfferId(input))).toStrictEqual(input);
      }),
    );
  });
});
