import { createHash, createHmac, type Hash, type Hmac, hash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import {
  createServer as createHttpServer,
  type IncomingMessage,
  request,
  type ServerResponse,
} from 'node:http';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { SignatureV4 } from '@smithy/signature-v4';
import S3rver from 's3rver';
import { onTestFinished } from 'vitest';
import type { S3Settings } from '../../storage/s3-client.ts';

const keys = { keyId: 'S3RVER', secret: 'S3RVER' };
const region = 'us-east-1';

/** Something that the storage is asked to do. */
export interface AskedOfS3 {
  readonly method: string;
  /** Empty where it is asked what there is. */
  readonly name: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

type Fate = 'whole' | 'refused' | 'lost';

interface S3ServerOptions {
  readonly bucket?: string;
  /** What becomes of a request: `refused` before the storage hears of it, `lost` when it is done and nobody is told. */
  readonly line?: (asked: AskedOfS3) => Fate | Promise<Fate>;
  /** Told of what the storage has done, before whoever asked is. */
  readonly onDone?: (asked: AskedOfS3) => void;
}

/** A storage that speaks S3, for one test. It takes whatever is signed; before it stands AWS's own signer, and looks. */
export async function startS3({
  bucket = 'pictures',
  ...options
}: S3ServerOptions = {}): Promise<S3Settings> {
  const directory = await mkdtemp(join(tmpdir(), 'parterre-s3-'));
  const configureBuckets = [{ name: bucket }];
  const server = new S3rver({ address: '127.0.0.1', port: 0, silent: true, directory, configureBuckets });
  const { port } = await server.run();
  onTestFinished(async () => {
    await server.close();
    await rm(directory, { recursive: true });
  });
  const guard = createHttpServer((asked, answer) => void handOn(asked, answer, { port, ...options }));
  onTestFinished(() => guard.closeAllConnections());
  return { ...keys, region, url: `http://127.0.0.1:${await listen(guard)}/${bucket}`, timeoutMs: 2000 };
}

async function listen(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(async () => {
    server.close();
    await once(server, 'close');
  });
  return (server.address() as AddressInfo).port;
}

async function handOn(
  asked: IncomingMessage,
  answer: ServerResponse,
  { port, line = () => 'whole', onDone }: { readonly port: number } & Omit<S3ServerOptions, 'bucket'>,
): Promise<void> {
  const body = await buffer(asked).catch(() => undefined);
  if (!body) return;
  const fault = await findFault(asked, body);
  if (fault) return void answer.writeHead(fault[0]).end(`<Error><Code>${fault[1]}</Code></Error>`);
  const { method = '', url = '', headers } = asked;
  const name = decodeURIComponent(new URL(url, 'http://storage').pathname).split('/').slice(2).join('/');
  const told = { method, name, headers, body };
  const fate = await line(told);
  if (fate === 'refused') return void answer.writeHead(503).end('<Error><Code>SlowDown</Code></Error>');
  const inner = request({ port, method, path: url, headers }, (reply) => {
    const { statusCode = 500 } = reply;
    if (statusCode < 300) onDone?.(told);
    if (fate === 'lost') return void answer.destroy();
    answer.writeHead(statusCode, reply.headers);
    reply.pipe(answer);
  });
  inner.on('error', () => answer.destroy());
  inner.end(body);
}

/** As the storages of this world do: another signature, or another body than was signed. */
async function findFault(
  { method = '', url = '', headers }: IncomingMessage,
  body: Buffer,
): Promise<readonly [number, string] | undefined> {
  const { authorization = '' } = headers;
  const [, keyId, signed = ''] = /Credential=([^/]+)\/.*SignedHeaders=([^,]+)/.exec(authorization) ?? [];
  if (keyId !== keys.keyId) return [403, 'InvalidAccessKeyId'];
  if (headers['x-amz-content-sha256'] !== hash('sha256', body)) return [400, 'XAmzContentSHA256Mismatch'];
  const signer = new SignatureV4({
    credentials: { accessKeyId: keys.keyId, secretAccessKey: keys.secret },
    region,
    service: 's3',
    sha256: Sha256,
    uriEscapePath: false,
    applyChecksum: false,
  });
  const signedHeaders = Object.fromEntries(signed.split(';').map((name) => [name, String(headers[name])]));
  const { pathname, searchParams } = new URL(url, 'http://storage');
  const message = {
    method,
    protocol: 'http:',
    hostname: '127.0.0.1',
    path: pathname,
    query: Object.fromEntries(searchParams),
    headers: signedHeaders,
  };
  const date = String(headers['x-amz-date']).replace(/^(....)(..)(..T..)(..)(..Z)$/, '$1-$2-$3:$4:$5');
  const right = await signer.sign(message, {
    signingDate: new Date(date),
    signableHeaders: new Set(signed.split(';')),
  });
  const signature = (text: string | undefined) => /Signature=(\w+)/.exec(text ?? '')?.[1];
  return signature(authorization) === signature(right.headers.authorization)
    ? undefined
    : [403, 'SignatureDoesNotMatch'];
}

type Bytes = string | ArrayBuffer | ArrayBufferView;
const toBytes = (data: Bytes) =>
  typeof data === 'string' ? data : ArrayBuffer.isView(data) ? data : new Uint8Array(data);

/** As the signer wants it. */
class Sha256 {
  readonly #hash: Hash | Hmac;
  constructor(secret?: Bytes) {
    this.#hash =
      secret === undefined ? createHash('sha256') : createHmac('sha256', toBytes(secret) as Buffer);
  }
  update(data: Bytes): void {
    this.#hash.update(toBytes(data) as Buffer);
  }
  digest(): Promise<Uint8Array> {
    return Promise.resolve(new Uint8Array(this.#hash.digest()));
  }
  reset(): void {
    throw new Error('never asked for');
  }
}

/** What a line to the storage does with a connection, by its number. */
type Line = (connection: number) => 'whole' | 'cut' | 'silent';

/** The same storage behind a line that fails as told: `cut` in the middle of what is sent, `silent` from the beginning. */
export async function behindLine(
  settings: S3Settings,
  line: Line,
): Promise<S3Settings & { connections(): number }> {
  const { hostname, port } = new URL(settings.url);
  const sockets = new Set<Socket>();
  let connections = 0;
  const proxy = createServer((client) => {
    connections += 1;
    const state = line(connections);
    sockets.add(client);
    client.on('error', () => undefined);
    if (state === 'silent') return;
    const server = connect(Number(port), hostname);
    sockets.add(server);
    server.on('error', () => undefined);
    server.on('close', () => client.destroy());
    client.on('close', () => server.destroy());
    server.pipe(client);
    if (state === 'whole') return void client.pipe(server);
    client.once('data', (data: Buffer) =>
      server.write(data.subarray(0, data.length - 1), () => client.resetAndDestroy()),
    );
  });
  const own = await listen(proxy);
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
  });
  return { ...settings, url: `http://127.0.0.1:${own}/pictures`, connections: () => connections };
}
