import type { FastifyReply, FastifyRequest } from 'fastify';

/** Browsers take a `__Host-` cookie from TLS alone, so on localhost it goes by another name. */
const cookieName = (origin: string) => (isSecure(origin) ? '__Host-door' : 'door');
const isSecure = (origin: string) => origin.startsWith('https:');

/** How long it counts, the row of the device says; a browser keeps it for as long as that can be. */
const maxAgeSeconds = 60 * 24 * 3600;
const attributes = (origin: string) =>
  `Path=/; HttpOnly; SameSite=Strict${isSecure(origin) ? '; Secure' : ''}` as const;

export function readDeviceToken({ cookies }: FastifyRequest, origin: string): string | undefined {
  const token = cookies[cookieName(origin)];
  return token && /^[\w-]{43}$/.test(token) ? token : undefined;
}

export const setDeviceCookie = (reply: FastifyReply, origin: string, token: string): FastifyReply =>
  reply.header(
    'set-cookie',
    `${cookieName(origin)}=${token}; Max-Age=${maxAgeSeconds}; ${attributes(origin)}`,
  );

export const clearDeviceCookie = (reply: FastifyReply, origin: string): FastifyReply =>
  reply.header('set-cookie', `${cookieName(origin)}=; Max-Age=0; ${attributes(origin)}`);
