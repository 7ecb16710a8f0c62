import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';

/** The same for the same text, and nobody can tell the text from it. */
export const keyedMark = (secret: string, text: string): string =>
  createHmac('sha256', secret).update(text).digest('base64url').slice(0, 22);

/** A visitor by their network, without its address: one IPv4 address, or the 64 bits that one household has of IPv6. */
export function visitorMark(secret: string, ip: string): string {
  const network = isIPv6(ip) && !ip.includes('.') ? ipv6Network(ip) : ip;
  return keyedMark(secret, `visitor ${network}`);
}

function ipv6Network(ip: string): string {
  const [head = '', tail] = ip.split('::');
  const groups = head.split(':').filter(Boolean);
  if (tail !== undefined) {
    const last = tail.split(':').filter(Boolean);
    while (groups.length + last.length < 8) groups.push('0');
  }
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
