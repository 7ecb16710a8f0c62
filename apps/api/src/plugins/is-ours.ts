import { isIPv4 } from 'node:net';

/** Programs of this machine are ours; visitors reach it through a proxy, which says who they are. */
export const isOurs = (ip: string): boolean =>
  ip === '::1' || (isIPv4(ip) && ip.startsWith('127.')) || ip.startsWith('::ffff:127.');
