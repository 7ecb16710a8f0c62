import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { consolePaths } from '@parterre/contracts/paths/console-paths';
import sharp from 'sharp';
import { judge } from '../measure/judge.ts';
import { median } from '../measure/median.ts';
import { openOrders } from './fixtures/million-orders.ts';
import { openConsole, p95 } from './fixtures/open-console.ts';

// A photograph of a phone, of twelve megapixels: how long until an editor has it in all widths and formats, beside the same files made
// of it one by one; and how long others wait for a call meanwhile.

const rounds = 5;
const [width, height] = [4032, 3024];

await using undo = new AsyncDisposableStack();
const database = await openOrders(10);
undo.defer(() => database.close());
const operators = await openConsole(database);
undo.defer(() => operators.stop());
const cookie = await operators.enter('editor@parterre.example');

/** Soft shapes with some grain, another one each time. */
async function photograph(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const shapes = await sharp({ create: { width: 84, height: 63, channels: 3, background: '#808080', noise } })
    .resize(width, height, { kernel: 'cubic' })
    .raw()
    .toBuffer();
  return sharp(shapes, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 90 })
    .toBuffer();
}

interface Uploaded {
  readonly ms: number;
  readonly widths: readonly number[];
}

async function upload(file: Buffer): Promise<Uploaded> {
  const startedAt = performance.now();
  const reply = await fetch(operators.origin + consolePaths.uploadPicture, {
    method: 'POST',
    headers: {
      origin: operators.origin,
      cookie,
      'content-type': 'application/octet-stream',
      'idempotency-key': randomUUID(),
    },
    body: new Uint8Array(file),
  });
  const answer = (await reply.json()) as { readonly widths: readonly number[] };
  if (reply.status !== 200)
    throw new Error(`an upload was answered ${reply.status}: ${JSON.stringify(answer)}`);
  return { ms: performance.now() - startedAt, widths: answer.widths };
}

async function makeBare(file: Buffer, widths: readonly number[]): Promise<number> {
  const startedAt = performance.now();
  for (const step of widths) {
    await sharp(file).resize(step).avif({ quality: 55, effort: 2, chromaSubsampling: '4:2:0' }).toBuffer();
    await sharp(file).resize(step).webp({ quality: 78, effort: 4 }).toBuffer();
  }
  return performance.now() - startedAt;
}

const [measured, bare, again, others]: [number[], number[], number[], number[]] = [[], [], [], []];
await upload(await photograph());
for (let turn = 0; turn < rounds; turn += 1) {
  const file = await photograph();
  let isUnderWay = true;
  const uploading = upload(file).finally(() => {
    isUnderWay = false;
  });
  while (isUnderWay) {
    others.push(await operators.timed(consolePaths.readMe));
    await setTimeout(100);
  }
  const { ms, widths } = await uploading;
  measured.push(ms);
  again.push((await upload(file)).ms);
  bare.push(await makeBare(file, widths));
}
console.log(`a picture: ${median(measured).toFixed(0)} ms; the same again: ${median(again).toFixed(0)} ms`);
judge(
  'a photograph of 12 megapixels in all its widths and formats: times what its files take one by one',
  median(measured) / median(bare),
  1.25,
  `${median(bare).toFixed(0)} ms for the files one by one`,
);
judge('a call of others while a picture is made: milliseconds of the slowest twentieth', p95(others), 100);
