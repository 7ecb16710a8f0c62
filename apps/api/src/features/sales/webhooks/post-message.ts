import { lookup as lookUpName } from 'node:dns';
import { type ClientRequest, request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

export interface Outgoing {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export type PostMessage = (message: Outgoing) => Promise<number>;

const timeoutMs = 10_000;

/** Machines that are not on the public internet (RFC 6890): a message must not reach what only this one can reach. */
const notPublic = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  notPublic.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of [
  ['2001:db8::', 32],
  // Both carry an IPv4 address that is not looked at.
  ['2002::', 16],
  ['2001::', 32],
] as const)
  notPublic.addSubnet(network, prefix, 'ipv6');

const globalUnicast = new BlockList();
globalUnicast.addSubnet('2000::', 3, 'ipv6');

export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !notPublic.check(address, 'ipv4');
  return family === 6 && globalUnicast.check(address, 'ipv6') && !notPublic.check(address, 'ipv6');
}

/** A name is looked up once, and the machine that was looked at is the one that is written to. */
const lookUpPublic: LookupFunction = (hostname, options, done) =>
  lookUpName(hostname, { ...options, all: true }, (error, addresses) => {
    const refused = addresses?.find(({ address }) => !isPublicAddress(address));
    if (error) done(error, '', 0);
    else if (refused) done(new Error('its address is not a public one'), '', 0);
    else if (options.all) done(null, addresses);
    else done(null, addresses[0]?.address ?? '', addresses[0]?.family ?? 0);
  });

/** Posts a message and answers with the status. Follows no redirect, and reads nothing of the answer. */
export const makePostMessage =
  (allowsPrivate: boolean): PostMessage =>
  ({ url, headers, body }) =>
    new Promise((resolve, reject) => {
      const { protocol, hostname } = new URL(url);
      const host = hostname.replace(/^\[|\]$/g, '');
      // An address that needs no looking up is never asked for by name.
      if (!allowsPrivate && isIP(host) !== 0 && !isPublicAddress(host))
        return reject(new Error('its address is not a public one'));
      const request = (protocol === 'https:' ? requestSecure : requestPlain)(url, {
        method: 'POST',
        headers: {
          ...headers,
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          'user-agent': 'Parterre',
        },
        signal: AbortSignal.timeout(timeoutMs),
        ...(!allowsPrivate && { lookup: lookUpPublic }),
      }) as ClientRequest;
      request.on('response', (response) => {
        response.destroy();
        resolve(response.statusCode ?? 0);
      });
      // An endpoint that wants to speak something else has answered, and is left.
      request.on('upgrade', (response, socket) => {
        socket.destroy();
        resolve(response.statusCode ?? 0);
      });
      request.on('error', reject);
      request.on('close', () => reject(new Error('it closed the connection without an answer')));
      request.end(body);
    });
