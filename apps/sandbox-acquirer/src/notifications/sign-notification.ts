import { createHmac } from 'node:crypto';

export const signatureHeader = 'sandbox-signature';

/** `t={seconds},v1={hex}` over `{seconds}.{body}`: a body cannot be altered, nor an old one be sent for new. */
export function signNotification(secret: string, body: string, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000);
  const mac = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${mac}`;
}
