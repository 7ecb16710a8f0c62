import { createHmac, timingSafeEqual } from 'node:crypto';

const form = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/;
/** An old notification cannot be sent again for a new one. */
const toleranceSeconds = 300;

/** Whether the sandbox signed this body, not long ago. */
export function isSigned(
  header: string,
  body: Buffer,
  { secret, now }: { secret: string; now: Date },
): boolean {
  const [, seconds, mac] = form.exec(header) ?? [];
  if (seconds === undefined || mac === undefined) return false;
  if (Math.abs(now.getTime() / 1000 - Number(seconds)) > toleranceSeconds) return false;
  const expected = createHmac('sha256', secret).update(`${seconds}.`).update(body).digest();
  return timingSafeEqual(expected, Buffer.from(mac, 'hex'));
}
