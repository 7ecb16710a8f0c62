import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { recaptchaVerifier } from './recaptcha.ts';

let heard: string;
let answer: { status: number; body: string };
const server = createServer(async (request, response) => {
  heard = await text(request);
  response.writeHead(answer.status).end(answer.body);
});
let url: string;
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/siteverify`;
});
afterAll(() => void server.close());

const verify = () => recaptchaVerifier({ secret: 's3cret', url })('the token', '10.0.0.1');

it('a token is verified with the request that the reCAPTCHA service documents', async () => {
  answer = { status: 200, body: '{"success":true}' };
  expect(await verify()).toBe('confirmed');
  expect(heard).toBe('secret=s3cret&response=the+token&remoteip=10.0.0.1');
});

it.each([
  ['denied', 200, '{"success":false,"error-codes":["timeout-or-duplicate"]}'],
  ['denied', 200, 'null'],
  ['silent', 503, '{"success":true}'],
  ['silent', 200, '<html>'],
])('the verdict on a token is %s when the reCAPTCHA service answers %i %s', async (verdict, status, body) => {
  answer = { status, body };
  expect(await verify()).toBe(verdict);
});

it('a reCAPTCHA service that cannot be reached neither confirms nor denies a token', async () => {
  const nobody = recaptchaVerifier({ secret: 's', url: 'http://127.0.0.1:1/' });
  expect(await nobody('t', '10.0.0.1')).toBe('silent');
});
