import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, createServer as createRawServer } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { isPublicAddress, makePostMessage } from './post-message.ts';

it.each<[address: string, isPublic: boolean]>([
  ['93.184.215.14', true],
  ['2606:2800:21f:cb07:6820:80da:af6b:8b2c', true],
  ['127.0.0.1', false],
  ['10.1.2.3', false],
  ['172.16.0.1', false],
  ['172.32.0.1', true],
  ['192.168.1.1', false],
  ['169.254.169.254', false],
  ['100.100.100.200', false],
  ['0.0.0.0', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['::1', false],
  ['::', false],
  ['fe80::1', false],
  ['fd00::1', false],
  ['::ffff:10.0.0.1', false],
  ['::ffff:93.184.215.14', false],
  ['64:ff9b::a00:1', false],
  ['2002:a00:1::', false],
  ['2001:db8::1', false],
  ['localhost', false],
])('%s is a public address: %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic);
});

async function listen(status: number, headers: Record<string, string> = {}) {
  const bodies: string[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    bodies.push(body);
    response.writeHead(status, headers).end('x'.repeat(100_000));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return { port: (server.address() as AddressInfo).port, bodies };
}

const message = (url: string) => ({ url, headers: { 'webhook-id': '1' }, body: '{"a":"ё"}' });

it('a message is posted whole, and what is answered beyond the status is not read', async () => {
  const { port, bodies } = await listen(202);
  expect(await makePostMessage(true)(message(`http://127.0.0.1:${port}/`))).toBe(202);
  expect(bodies).toEqual(['{"a":"ё"}']);
});

it('a redirect is an answer, and is not followed', async () => {
  const elsewhere = await listen(200);
  const { port } = await listen(302, { location: `http://127.0.0.1:${elsewhere.port}/` });
  expect(await makePostMessage(true)(message(`http://127.0.0.1:${port}/`))).toBe(302);
  expect(elsewhere.bodies).toEqual([]);
});

it.each([
  [
    'wants to speak something else',
    'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n',
    101,
  ],
  ['hangs up', '', 'socket hang up'],
] as const)('an endpoint that %s keeps nobody waiting', async (_case, answer, outcome) => {
  const server = createRawServer((socket) => {
    socket.once('data', () => socket.end(answer));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const posted = makePostMessage(true)(message(`http://127.0.0.1:${port}/`));
  expect(await posted.catch((error: Error) => error.message)).toBe(outcome);
});

it.each(['127.0.0.1', 'localhost', '[::1]', '0x7f.1', '2130706433'])(
  'nothing is sent to %s, which only this machine can reach',
  async (host) => {
    const { port, bodies } = await listen(200);
    await expect(makePostMessage(false)(message(`http://${host}:${port}/`))).rejects.toThrow(
      'its address is not a public one',
    );
    expect(bodies).toEqual([]);
  },
);
