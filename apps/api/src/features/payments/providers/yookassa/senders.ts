import { BlockList, isIPv6 } from 'node:net';

/** https://yookassa.ru/developers/using-api/webhooks: where notifications come from. */
const networks: readonly [address: string, prefix: number][] = [
  ['185.71.76.0', 27],
  ['185.71.77.0', 27],
  ['77.75.153.0', 25],
  ['77.75.154.128', 25],
  ['77.75.156.11', 32],
  ['77.75.156.35', 32],
  ['2a02:5180::', 32],
];

const known = new BlockList();
const familyOf = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4');
for (const [address, prefix] of networks) known.addSubnet(address, prefix, familyOf(address));

/** Servers that listen on IPv6 see IPv4 callers as `::ffff:185.71.76.1`. */
export function isYookassaAddress(address: string): boolean {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  return known.check(plain, familyOf(plain));
}
