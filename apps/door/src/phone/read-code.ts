import type { TicketKeys } from '@parterre/contracts/tickets/ticket-keys';
import type { Presented } from '@parterre/domain/door/decide-scan';
import { parseTicketCode } from '@parterre/domain/tickets/ticket-bytes';
import { readTicketNumber } from '@parterre/domain/tickets/ticket-number';

const imported = new Map<string, Promise<CryptoKey>>();

function importKey(x: string): Promise<CryptoKey> {
  const known = imported.get(x);
  if (known) return known;
  const jwk = { kty: 'OKP', crv: 'Ed25519', x };
  const key = crypto.subtle.importKey('jwk', jwk, { name: 'Ed25519' }, false, ['verify']);
  imported.set(x, key);
  return key;
}

const toBase64Url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

/** What stands in a code, once its signature is known to be ours; or a number that was typed. Needs no network. */
export async function readCode(text: string, { keys }: TicketKeys): Promise<Presented> {
  const code = text.trim().toUpperCase();
  const ticket = parseTicketCode(code);
  if (!ticket) {
    const number = readTicketNumber(code);
    return number === undefined ? { kind: 'unreadable' } : { kind: 'number', number };
  }
  const kid = toBase64Url(ticket.keyId);
  const key = keys.find((one) => one.kid === kid);
  if (!key) return { kind: 'forged' };
  const [signature, signed] = [ticket.signature.slice(), ticket.signed.slice()];
  const isOurs = await crypto.subtle.verify('Ed25519', await importKey(key.x), signature, signed);
  if (!isOurs) return { kind: 'forged' };
  const { subject, number, announcedStart } = ticket.data;
  return { kind: 'code', performanceId: subject.performanceId, number, announcedStart };
}

/** Whether this browser can tell a ticket from a forgery: older ones cannot, and are not paired. */
export async function canVerify(): Promise<boolean> {
  try {
    await crypto.subtle.generateKey('Ed25519', false, ['sign', 'verify']);
    return true;
  } catch {
    return false;
  }
}
