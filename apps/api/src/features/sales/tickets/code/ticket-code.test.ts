import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ticketKeys } from '@parterre/contracts/tickets/ticket-keys';
import { base32Letters } from '@parterre/domain/tickets/base32';
import fc from 'fast-check';
import { encode } from 'uqr';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type KeyRing, openKeyRing, rotateKeys } from '../keys/key-ring.ts';
import { signTicket, type TicketData, verifyTicket } from './ticket-code.ts';

const ticket: TicketData = {
  eventId: 1042,
  subject: { kind: 'seat', performanceId: 20_317, seat: 511 },
  number: '7K3M9QXA2C',
  announcedStart: new Date('2026-12-12T16:00:00Z'),
};

let folder: string;
let ring: KeyRing;
beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'parterre-keys-')), 'keys');
  ring = await openKeyRing(folder);
});
afterEach(() => rm(join(folder, '..'), { recursive: true }));

const sign = (given: Partial<TicketData> = {}) => signTicket({ ...ticket, ...given }, ring.signing);
const verify = (code: string) => verifyTicket(code, ring.public);

describe('the code of a ticket', () => {
  it('says what the ticket is for, and that we said so', () => {
    expect(verify(sign())).toEqual({ kind: 'genuine', data: ticket });
    const subject = { kind: 'general', performanceId: 7, zone: 'dance-floor.2' } as const;
    expect(verify(sign({ subject }))).toEqual({ kind: 'genuine', data: { ...ticket, subject } });
  });

  it('does not verify once any of its letters is another', () => {
    const code = sign();
    fc.assert(
      fc.property(fc.nat(code.length - 1), fc.constantFrom(...base32Letters), (at, letter) => {
        fc.pre(code[at] !== letter);
        expect(verify(code.slice(0, at) + letter + code.slice(at + 1)).kind).not.toBe('genuine');
      }),
    );
  });

  it('does not verify once any bit of its text is another', () => {
    const text = Buffer.from(sign(), 'latin1');
    for (let bit = 0; bit < text.length * 8; bit++) {
      const altered = Buffer.from(text);
      altered[bit >> 3] = (altered[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      expect(verify(altered.toString('latin1')).kind).not.toBe('genuine');
    }
  });

  it('is refused when it is cut, grown, or no code at all', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(verify(text).kind).toBe('malformed');
      }),
    );
    const code = sign();
    for (const text of [code.slice(1), code.slice(0, -8), `${code}00000000`, code.toLowerCase(), ` ${code}`])
      expect(verify(text).kind).not.toBe('genuine');
  });

  it('fits a small QR in the compact letters, at a level that forgives a crease', () => {
    expect(encode(sign(), { ecc: 'M', border: 0 }).version).toBeLessThanOrEqual(6);
  });
});

describe('the keys', () => {
  it('are made once, kept from others, and published without their secret', async () => {
    expect((await openKeyRing(folder)).public).toEqual(ring.public);
    expect((await stat(join(folder, '0001.json'))).mode & 0o077).toBe(0);
    expect(ticketKeys.strict().parse(ring.public)).toEqual(ring.public);
    expect(Object.keys(ring.public.keys[0] ?? {})).toEqual(['kty', 'crv', 'kid', 'x']);
  });

  it('rotate: the new one signs, the old ones still verify', async () => {
    const [old, oldCode] = [ring.public, sign()];
    ring = await rotateKeys(folder);
    expect(ring.public.keys).toHaveLength(2);
    expect([verify(oldCode).kind, verify(sign()).kind]).toEqual(['genuine', 'genuine']);
    expect(verifyTicket(sign(), old)).toEqual({ kind: 'unknown-key', keyId: ring.public.keys[1]?.kid });
  });

  it('are the same for processes that start together', async () => {
    const fresh = join(folder, 'fresh');
    const [a, b] = await Promise.all([openKeyRing(fresh), openKeyRing(fresh)]);
    expect(a.public).toEqual(b.public);
  });
});
