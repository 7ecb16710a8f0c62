import { createHmac, pbkdf2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import type { Work } from '@parterre/contracts/bot-protection/human-proof';
import { roundsPerTry } from '@parterre/domain/bot-protection/proof-of-work';

export interface WorkChallenges {
  make(tries: number, at: Date): Promise<Work>;
  /** The challenge that a solution solves; undefined for one that is wrong, too old, or of somebody else's making. */
  solved(solution: string, at: Date): string | undefined;
}

/** A form is filled in for as long as its seats are held. */
const validForMs = 30 * 60_000;

const derive = promisify(pbkdf2);

/** `{random}.{tries}.{end}.{signature}`: it says itself what it asks for, and the number follows from it, so nobody needs to remember either. */
export function workChallenges(secret: string): WorkChallenges {
  const mac = (text: string) => createHmac('sha256', secret).update(text).digest();
  const sign = (text: string) => mac(`work ${text}`).toString('base64url').slice(0, 22);
  const secretNumber = (text: string, tries: number) => mac(`number ${text}`).readUInt32BE() % tries;
  const isOurs = (text: string, signature: string) => {
    const [sent, right] = [Buffer.from(signature), Buffer.from(sign(text))];
    return sent.length === right.length && timingSafeEqual(sent, right);
  };
  return {
    make: async (tries, at) => {
      const text = `${randomBytes(9).toString('base64url')}.${tries}.${at.getTime() + validForMs}`;
      const challenge = `${text}.${sign(text)}`;
      const found = await derive(String(secretNumber(text, tries)), challenge, roundsPerTry, 16, 'sha256');
      return { challenge, tries, rounds: roundsPerTry, target: found.toString('hex') };
    },
    solved: (solution, at) => {
      const [, challenge = '', text = '', tries, end, signature = '', number] =
        /^(([\w-]+\.(\d+)\.(\d+))\.([\w-]+)):(\d+)$/.exec(solution) ?? [];
      if (!isOurs(text, signature) || Number(end) < at.getTime()) return undefined;
      return Number(number) === secretNumber(text, Number(tries)) ? challenge : undefined;
    },
  };
}
