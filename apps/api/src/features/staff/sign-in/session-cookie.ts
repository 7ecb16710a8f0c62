import type { FastifyReply, FastifyRequest } from 'fastify';

/** Browsers take a `__Host-` cookie from TLS alone, so on localhost it goes by another name. */
const cookieName = (origin: string) => (isSecure(origin) ? '__Host-console' : 'console');
const isSecure = (origin: string) => origin.startsWith('https:');

/** The browser forgets it when it is closed; how long it counts, the row of the session says. */
const attributes = (origin: string) =>
  `Path=/; HttpOnly; SameSite=Strict${isSecure(origin) ? '; Secure' : ''}` as const;

export function readSessionToken({ cookies }: FastifyRequest, origin: string): string | undefined {
  const token = cookies[cookieName(origin)];
  return token && /^[\w-]{43}$/.test(token) ? token : undefined;
}

export const setSessionCookie = (reply: FastifyReply, origin: string, token: string): FastifyReply =>
  reply.header('set-cookie', `${cookieName(origin)}=${token}; ${attributes(origin)}`);

export const clearSessionCookie = (reply: FastifyReply, origin: string): FastifyReply =>
  reply.header('set-cookie', `${cookieName(origin)}=; Max-Age=0; ${attributes(origin)}`);
