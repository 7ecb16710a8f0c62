import { createHmac, hash, randomBytes, timingSafeEqual } from 'node:crypto';
import { leadingZeroBits } from '@parterre/domain/humans/proof-of-work';

export interface WorkChallenges {
  make(bits: number, at: Date): string;
  /** The challenge that a solution solves; undefined for one that is wrong, too old, or of somebody else's making. */
  solved(solution: string, at: Date): string | undefined;
}

/** A form is filled in for as long as its seats are held. */
const validForMs = 30 * 60_000;

/** `{random}.{bits}.{end}.{signature}`: it says itself what it asks for, so nobody needs to remember it. */
export function workChallenges(secret: string): WorkChallenges {
  const sign = (text: string) =>
    createHmac('sha256', secret).update(`work ${text}`).digest('base64url').slice(0, 22);
  const isOurs = (text: string, signature: string) => {
    const [given, right] = [Buffer.from(signature), Buffer.from(sign(text))];
    return given.length === right.length && timingSafeEqual(given, right);
  };
  return {
    make: (bits, at) => {
      const text = `${randomBytes(9).toString('base64url')}.${bits}.${at.getTime() + validForMs}`;
      return `${text}.${sign(text)}`;
    },
    solved: (solution, at) => {
      const [, challenge = '', text = '', bits, end, signature = ''] =
        /^(([\w-]+\.(\d+)\.(\d+))\.([\w-]+)):\d+$/.exec(solution) ?? [];
      if (!isOurs(text, signature) || Number(end) < at.getTime()) return undefined;
      return leadingZeroBits(hash('sha256', solution, 'buffer')) >= Number(bits) ? challenge : undefined;
    },
  };
}
