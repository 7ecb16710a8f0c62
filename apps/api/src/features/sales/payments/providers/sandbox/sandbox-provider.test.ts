import { expect, it } from 'vitest';
import { signAsBank } from '../../../../../testing/payments/sign-as-bank.ts';
import { isSigned } from './sandbox-provider.ts';

const secret = 'the secret of the sandbox';
const now = new Date('2026-12-01T12:00:00Z');
const body = '{"type":"payment.succeeded"}';
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

it.each<[string, boolean, string, string]>([
  ['as it was sent', true, signAsBank(secret, body, now), body],
  ['within five minutes', true, signAsBank(secret, body, minutesAgo(4)), body],
  ['recorded and replayed later', false, signAsBank(secret, body, minutesAgo(6)), body],
  ['from the future', false, signAsBank(secret, body, minutesAgo(-6)), body],
  ['signed by somebody else', false, signAsBank('another secret', body, now), body],
  ['with another body', false, signAsBank(secret, body, now), body.replace('succeeded', 'failed')],
  [
    'with a newer time',
    false,
    signAsBank(secret, body, minutesAgo(6)).replace(/t=\d+/, `t=${now.getTime() / 1000}`),
    body,
  ],
  ['unsigned', false, '', body],
])('believes a notification %s: %s', (_how, isBelieved, signature, sent) => {
  expect(isSigned(signature, Buffer.from(sent), { secret, now })).toBe(isBelieved);
});
