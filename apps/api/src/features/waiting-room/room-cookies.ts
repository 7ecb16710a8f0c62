import type { FastifyReply, FastifyRequest } from 'fastify';

/** A place as its holder carries it: signed, and stored nowhere else. */
export interface Place {
  readonly id: string;
  /** Null for whoever came before the draw. */
  readonly number: number | null;
}

export interface RoomCookieRules {
  /** Behind https. */
  readonly isSecure: boolean;
  /** Pages of another site call, so the cookie must travel to them. */
  readonly isCrossSite: boolean;
}

const placeSeconds = 7 * 24 * 3600;
/** Claimed again by whoever takes longer; whoever holds a seat needs none. */
export const admissionMs = 15 * 60_000;

const placeText = /^place:(\d+):([0-9a-f-]{36}):(\d*)$/;
const admissionText = /^admission:(\d+):([0-9a-f-]{36}):(\d+)$/;

const readSigned = (request: FastifyRequest, name: string): string => {
  const signed = request.cookies[name];
  const { valid, value } = signed ? request.unsignCookie(signed) : { valid: false, value: null };
  return valid && value !== null ? value : '';
};

const write = (
  reply: FastifyReply,
  { name, value, maxAge }: { readonly name: string; readonly value: string; readonly maxAge: number },
  { isSecure, isCrossSite }: RoomCookieRules,
) => {
  const travels = isCrossSite && isSecure;
  reply.setCookie(name, value, {
    signed: true,
    httpOnly: true,
    path: '/api',
    maxAge,
    secure: isSecure,
    sameSite: travels ? 'none' : 'lax',
    partitioned: travels,
  });
};

/** What is signed names what it is and for which room: nothing else that we signed passes for it. */
export function readPlace(request: FastifyRequest, room: number): Place | undefined {
  const [, of, id, number] = placeText.exec(readSigned(request, `place-${room}`)) ?? [];
  if (id === undefined || Number(of) !== room) return undefined;
  return { id, number: number === '' ? null : Number(number) };
}

export function rememberPlace(
  reply: FastifyReply,
  room: number,
  { place: { id, number }, rules }: { readonly place: Place; readonly rules: RoomCookieRules },
): void {
  const value = `place:${room}:${id}:${number ?? ''}`;
  write(reply, { name: `place-${room}`, value, maxAge: placeSeconds }, rules);
}

/** Whether this basket was let in, and lately. */
export function isAdmitted(
  request: FastifyRequest,
  { room, basketId }: { readonly room: number; readonly basketId: string },
  nowMs: number,
): boolean {
  const [, of, basket, untilMs] = admissionText.exec(readSigned(request, `admission-${room}`)) ?? [];
  return Number(of) === room && basket === basketId && Number(untilMs) > nowMs;
}

export function rememberAdmission(
  reply: FastifyReply,
  { room, basketId, untilMs }: { readonly room: number; readonly basketId: string; readonly untilMs: number },
  rules: RoomCookieRules,
): void {
  const value = `admission:${room}:${basketId}:${untilMs}`;
  write(reply, { name: `admission-${room}`, value, maxAge: admissionMs / 1000 }, rules);
}
