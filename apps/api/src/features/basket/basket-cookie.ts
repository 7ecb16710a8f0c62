import { createHmac, randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { visitorMark } from '../bot-protection/visitor-mark.ts';

const cookieName = 'basket';
const maxAgeSeconds = 30 * 24 * 3600;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export interface CookieRules {
  readonly secret: string;
  /** Behind https. */
  readonly isSecure: boolean;
  /** Pages of another site call, so the cookie must travel to them; browsers ask for https then. */
  readonly isCrossSite: boolean;
}

/** The basket that the cookie names, if we signed it. */
export function readBasketCookie(request: FastifyRequest): string | undefined {
  const signed = request.cookies[cookieName];
  const { valid, value } = signed ? request.unsignCookie(signed) : { valid: false, value: null };
  return valid && value !== null && uuid.test(value) ? value : undefined;
}

export function rememberBasket(
  reply: FastifyReply,
  id: string,
  { isSecure, isCrossSite }: CookieRules,
): void {
  const travels = isCrossSite && isSecure;
  reply.setCookie(cookieName, id, {
    signed: true,
    httpOnly: true,
    path: '/api',
    maxAge: maxAgeSeconds,
    secure: isSecure,
    sameSite: travels ? 'none' : 'lax',
    partitioned: travels,
  });
}

/** As many characters as 128 random bits take. Shorter keys may be anybody's. */
const minSecretKeyLength = 22;

/**
 * The id of a basket that is yet to be. Made of the key under which it is first changed, so that a visitor whose first
 * answer was lost on the way is given the same basket when asking again, and not told that the seat is taken. Programs make
 * keys that others make too, so it is also made of where the visitor comes from and with which browser.
 */
export function newBasketId({ headers, ip }: FastifyRequest, { secret }: CookieRules): string {
  const key = headers['idempotency-key']?.toString() ?? '';
  if (key.length < minSecretKeyLength) return randomUUID();
  const visitor = JSON.stringify([visitorMark(secret, ip), headers['user-agent'], key]);
  const digest = createHmac('sha256', secret).update(`basket ${visitor}`).digest('hex');
  return digest.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
