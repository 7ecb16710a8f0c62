import { domainToASCII, domainToUnicode } from 'node:url';

const split = (email: string): readonly [local: string, domain: string] => {
  const at = email.lastIndexOf('@');
  return [email.slice(0, at).normalize('NFC').toLowerCase(), email.slice(at + 1).toLowerCase()];
};

/** The same for all ways to write an address: in large and small letters, its domain in its own script or in ASCII (RFC 5890). */
export function canonicalAddress(email: string): string {
  const [local, domain] = split(email);
  return `${local}@${domainToASCII(domain) || domain}`;
}

/** The ways in which an address may have been stored, in small letters. */
export function addressSpellings(email: string): readonly string[] {
  const [local, domain] = split(canonicalAddress(email));
  return [`${local}@${domain}`, `${local}@${domainToUnicode(domain) || domain}`];
}
