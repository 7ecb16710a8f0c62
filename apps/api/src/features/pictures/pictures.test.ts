import { hash, randomUUID } from 'node:crypto';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { type Picture, picture as pictureSchema } from '@parterre/contracts/catalogue-file/values';
import { consolePaths } from '@parterre/contracts/paths/console-paths';
import { pictureLimits } from '@parterre/domain/pictures/picture-faults';
import { permissionRoles } from '@parterre/domain/staff/permissions';
import { staffRoles } from '@parterre/domain/staff/roles';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { sql } from '../../database/sql.ts';
import { consoleFixture, consoleOrigin } from '../../testing/console/console-fixture.ts';
import type { Answer, Operator } from '../../testing/console/operator.ts';
import { draw, photograph, pngHead, writePng } from '../../testing/pictures/picture-files.ts';

const { app, operator, browser, db, mediaFolder } = consoleFixture();

const upload = (by: Operator, file: Buffer, headers: Record<string, string> = {}): Promise<Answer> =>
  by.call('POST', consolePaths.uploadPicture, file, {
    'content-type': 'application/octet-stream',
    'idempotency-key': randomUUID(),
    ...headers,
  });

let editor: Operator;
beforeEach(async () => {
  editor ??= await operator('editor');
});

async function uploaded(file: Buffer): Promise<Picture> {
  const { status, body } = await upload(editor, file);
  expect(status, JSON.stringify(body)).toBe(200);
  return pictureSchema.parse(body);
}

const fetchFile = (picture: Picture, width: number, format = 'avif') =>
  app().inject(`${picture.src}-${width}.${format}`);

describe('a photograph', () => {
  it('comes back as a catalogue takes it, with all its files', async () => {
    const picture = await uploaded(await photograph(1000, 700));
    expect(picture).toEqual({
      src: expect.stringMatching(/^\/media\/uploads\/[0-9a-f]{32}$/),
      width: 700,
      height: 1000,
      colour: expect.stringMatching(/^#7[0-9a-f]1[0-9a-f]2[0-9a-f]$/),
      widths: [160, 320, 700],
    });
    for (const width of picture.widths)
      for (const format of ['avif', 'webp']) {
        const { statusCode, headers, rawPayload } = await fetchFile(picture, width, format);
        expect([statusCode, headers['content-type']]).toEqual([200, `image/${format}`]);
        expect(headers).toMatchObject({
          'cache-control': 'public, max-age=31536000, immutable',
          'x-content-type-options': 'nosniff',
        });
        const found = await sharp(rawPayload).metadata();
        expect([found.width, found.height]).toEqual([width, Math.round((width * 1000) / 700)]);
      }
  });

  it('is turned as the camera was held, and tells nothing of who took it, where and with what', async () => {
    const picture = await uploaded(await photograph());
    const { rawPayload } = await fetchFile(picture, 320, 'webp');
    const { exif, xmp, icc, iptc, orientation } = await sharp(rawPayload).metadata();
    expect({ exif, xmp, icc, iptc, orientation }).toEqual({});
    for (const word of ['Telltale', 'Petrova', 'script', 'Exif'])
      expect(rawPayload.toString('latin1')).not.toContain(word);
    // What lay above on the left lies above on the right.
    const { data, info } = await sharp(rawPayload).raw().toBuffer({ resolveWithObject: true });
    const light = (x: number, y: number) =>
      data[(Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels + 2] ?? 0;
    expect(light(0.8, 0.3)).toBeGreaterThan(180);
    expect(light(0.2, 0.3)).toBeLessThan(80);
  });

  it('is kept as it came, for nobody to fetch', async () => {
    const file = await photograph(500, 400);
    const { src } = await uploaded(file);
    const original = join(mediaFolder(), 'originals', `${src.split('/').at(-1)}.jpeg`);
    expect(await readFile(original)).toEqual(file);
    expect((await stat(original)).mode & 0o077).toBe(0);
    for (const path of [
      `/media/originals/${src.split('/').at(-1)}.jpeg`,
      `/media/uploads/../../originals/${src.split('/').at(-1)}.jpeg`,
      `/media/uploads/..%2f..%2foriginals%2f${src.split('/').at(-1)}.jpeg`,
    ])
      expect((await app().inject(path)).statusCode, path).toBe(404);
  });

  it('is one however often it comes, and is written down each time', async () => {
    const file = await photograph(640, 480);
    const first = await uploaded(file);
    const id = first.src.split('/').at(-1);
    const names = async () =>
      (await readdir(join(mediaFolder(), 'media/uploads'))).filter((name) => name.startsWith(`${id}`));
    const before = await Promise.all(
      (await names()).map((name) => stat(join(mediaFolder(), 'media/uploads', name))),
    );
    expect(await uploaded(file)).toEqual(first);
    const after = await Promise.all(
      (await names()).map((name) => stat(join(mediaFolder(), 'media/uploads', name))),
    );
    expect(after.map(({ mtimeMs, ino }) => [mtimeMs, ino])).toEqual(
      before.map(({ mtimeMs, ino }) => [mtimeMs, ino]),
    );
    const { rows } = await db().query(sql<{ command: string; before: unknown; after: unknown }>`
      select command, before, after from audit_log where subject = ${`picture:${id}`} order by id`);
    expect(rows).toEqual([
      { command: 'pictures.upload', before: null, after: first },
      { command: 'pictures.upload', before: first, after: first },
    ]);
  });

  it('is made again where its files were lost', async () => {
    const file = await photograph(641, 480);
    const picture = await uploaded(file);
    await rm(join(mediaFolder(), picture.src.slice(1).concat('-160.avif')));
    expect((await fetchFile(picture, 160)).statusCode).toBe(404);
    expect(await uploaded(file)).toEqual(picture);
    expect((await fetchFile(picture, 160)).statusCode).toBe(200);
  });

  it('is done once under a key, and another one under the same key is refused', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const file = await photograph(642, 480);
    const first = await upload(editor, file, key);
    expect((await upload(editor, file, key)).body).toEqual(first.body);
    const { rows } = await db().query(sql<{ count: number }>`
      select count(*) as count from audit_log where subject = ${`picture:${String(first.body.src).split('/').at(-1)}`}`);
    expect(rows[0]?.count).toBe(1);
    const other = await upload(editor, await photograph(643, 480), key);
    expect([other.status, other.body.error?.code]).toEqual([409, 'idempotency_key_reused']);
  });
});

it.each<[what: string, make: () => Promise<Buffer>]>([
  ['PNG', () => draw().png().toBuffer()],
  ['WebP', () => draw().webp().toBuffer()],
  ['AVIF', () => draw().avif({ effort: 0 }).toBuffer()],
  ['JPEG in the colours of a printer', () => draw().toColourspace('cmyk').jpeg().toBuffer()],
  ['PNG of 16 bits', () => draw().toColourspace('rgb16').png().toBuffer()],
  ['PNG in greys', () => draw().greyscale().toColourspace('b-w').png().toBuffer()],
  ['PNG that is transparent', () => draw().ensureAlpha(0.5).png().toBuffer()],
  ['interlaced PNG', () => draw().png({ progressive: true }).toBuffer()],
])('takes a %s, and makes it one of eight bits in the colours of screens', async (_what, make) => {
  const picture = await uploaded(await make());
  expect(picture).toMatchObject({ width: 480, height: 320, widths: [160, 320, 480] });
  const { space, depth, channels, hasAlpha } = await sharp(
    (await fetchFile(picture, 480, 'webp')).rawPayload,
  ).metadata();
  expect({ space, depth, channels, hasAlpha }).toEqual({
    space: 'srgb',
    depth: 'uchar',
    channels: 3,
    hasAlpha: false,
  });
});

describe('is refused', () => {
  const frames = async () => {
    const [one, two] = await Promise.all([
      draw(300, 300).png().toBuffer(),
      draw(300, 300).negate().png().toBuffer(),
    ]);
    return sharp([one, two], { join: { animated: true } });
  };
  const script = '<script>alert(document.domain)</script>';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><image href="file:///etc/passwd"/>${script}</svg>`;
  const cut = async (file: Promise<Buffer>) => (await file).subarray(0, -Math.floor((await file).length / 2));
  const large = (width: number, height: number) =>
    writePng([
      ['IHDR', pngHead(width, height)],
      ['IDAT', deflateSync(Buffer.alloc(1000))],
      ['IEND', Buffer.alloc(0)],
    ]);
  const animatedPng = async () => {
    const plain = await draw(300, 300).png().toBuffer();
    const [head, rest] = [plain.subarray(0, 33), plain.subarray(33)];
    const control = Buffer.alloc(8);
    control.writeUInt32BE(2, 0);
    return Buffer.concat([head, writePng([['acTL', control]]).subarray(8), rest]);
  };
  const heic = Buffer.concat([
    Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
    Buffer.alloc(4000),
  ]);

  it.each<[what: string, code: string, make: () => Promise<Buffer> | Buffer]>([
    ['nothing', 'picture_unknown', () => Buffer.alloc(0)],
    ['a byte', 'picture_unknown', () => Buffer.from('x')],
    ['a page', 'picture_unknown', () => Buffer.from(`<!doctype html>${script}`.padEnd(500))],
    ['a drawing with a script in it', 'picture_unknown', () => Buffer.from(svg)],
    ['a drawing behind a blank', 'picture_unknown', () => Buffer.from(`\n<?xml version="1.0"?>${svg}`)],
    ['a GIF', 'picture_unknown', () => draw(300, 300).gif().toBuffer()],
    ['a TIFF', 'picture_unknown', () => draw(300, 300).tiff().toBuffer()],
    ['a PDF', 'picture_unknown', () => Buffer.from('%PDF-1.7\n'.padEnd(500))],
    ['an archive', 'picture_unknown', () => Buffer.from('PK\x03\x04'.padEnd(500))],
    [
      'a page that begins like a JPEG',
      'picture_broken',
      () => Buffer.from(`\xff\xd8\xff\xe0${script}`.padEnd(500), 'latin1'),
    ],
    [
      'a page that begins like a PNG',
      'picture_broken',
      () => Buffer.from(`\x89PNG\r\n\x1a\n${script}`.padEnd(500), 'latin1'),
    ],
    [
      'a page that begins like a WebP',
      'picture_broken',
      () => Buffer.from(`RIFF\xff\0\0\0WEBP${script}`.padEnd(500), 'latin1'),
    ],
    [
      'a page that begins like an AVIF',
      'picture_broken',
      () => Buffer.from(`\0\0\0\x18ftypavif\0\0\0\0avifmif1${script}`.padEnd(500), 'latin1'),
    ],
    ['half a JPEG', 'picture_broken', () => cut(photograph(800, 800))],
    ['half a PNG', 'picture_broken', () => cut(draw(800, 800).png().toBuffer())],
    ['half a WebP', 'picture_broken', () => cut(draw(800, 800).webp().toBuffer())],
    ['half an AVIF', 'picture_broken', () => cut(draw(800, 800).avif({ effort: 0 }).toBuffer())],
    ['a PNG without pixels', 'picture_broken', () => large(0, 0)],
    ['what unpacks to 2.5 gigapixels', 'picture_too_large', () => large(50_000, 50_000)],
    ['one row more than may be', 'picture_too_large', () => large(8000, pictureLimits.maxPixels / 8000 + 1)],
    ['one that says it is larger than it is', 'picture_broken', () => large(4000, 3000)],
    ['a dot', 'picture_too_small', () => draw(1, 1).png().toBuffer()],
    ['a stamp', 'picture_too_small', () => draw(300, 199).png().toBuffer()],
    ['a ribbon', 'picture_too_narrow', () => draw(1300, 250).png().toBuffer()],
    ['a WebP that moves', 'picture_animated', async () => (await frames()).webp().toBuffer()],
    ['a PNG that moves', 'picture_animated', animatedPng],
    ['a HEIC', 'picture_heic', () => heic],
  ])('%s: %s', async (_what, code, make) => {
    const { status, body } = await upload(editor, await make());
    expect([status, body.error?.code]).toEqual([422, code]);
  });

  it('a HEIC is said to be taken where the server reads it, and nowhere else', async () => {
    const { body } = await editor.get(consolePaths.readPictureFormats);
    const reads = sharp.format.heif.input.fileSuffix?.includes('.heic') ?? false;
    expect(body.formats).toEqual(['jpeg', 'png', 'webp', 'avif', ...(reads ? ['heic'] : [])]);
    // A head alone: read, it is broken.
    expect((await upload(editor, heic)).body.error?.code).toBe(reads ? 'picture_broken' : 'picture_heic');
  });

  it('what is heavier than is taken, before it is read', async () => {
    const { status, body } = await upload(editor, Buffer.alloc(pictureLimits.maxBytes + 1));
    expect([status, body.error?.code]).toEqual([413, 'picture_too_heavy']);
  });

  it('what is sent as something else than a file', async () => {
    const { status, body } = await upload(editor, await photograph(), { 'content-type': 'image/svg+xml' });
    expect([status, body.error?.code]).toEqual([415, 'unsupported_media_type']);
  });

  it('and leaves nothing behind', async () => {
    const count = async () => {
      const { rows } = await db().query(sql<{ pictures: number; entries: number }>`
        select (select count(*) from pictures) as pictures,
          (select count(*) from audit_log where command = 'pictures.upload') as entries`);
      return [rows, await readdir(join(mediaFolder(), 'media/uploads'))];
    };
    const before = await count();
    await upload(editor, await cut(draw(800, 800).webp().toBuffer()));
    expect(await count()).toEqual(before);
  });
});

describe('who may upload', () => {
  it.each(staffRoles)('%s', async (role) => {
    const mayUpload = (permissionRoles['catalogue.change'] as readonly string[]).includes(role);
    const somebody = await operator(role);
    expect((await upload(somebody, await photograph(400, 300))).status).toBe(mayUpload ? 200 : 403);
    // Whoever may not learns nothing of their file: nobody has looked at it.
    expect((await upload(somebody, Buffer.from('no picture'))).status).toBe(mayUpload ? 422 : 403);
  });

  it('somebody whose role counts for one event alone, since it belongs to nothing yet', async () => {
    const limited = await operator({ role: 'editor', scope: { kind: 'events', ids: [1] } });
    expect((await upload(limited, await photograph(400, 300))).status).toBe(200);
  });

  it('nobody who is not signed in, and nobody from another page', async () => {
    expect((await upload(browser(), await photograph())).status).toBe(401);
    expect((await upload(editor, await photograph(), { origin: 'https://evil.example' })).status).toBe(403);
  });
});

it('a body that says it is short and goes on is cut off, and one that never ends is not waited for', async () => {
  const listening = app();
  await listening.listen({ port: 0, host: '127.0.0.1' });
  const { port } = listening.server.address() as AddressInfo;
  const send = (write: (line: (text: string | Buffer) => Promise<void>) => Promise<void>) =>
    new Promise<string>((resolve) => {
      const socket = connect(port, '127.0.0.1');
      let answer = '';
      socket.on('data', (data) => {
        answer += data.toString('latin1');
        if (/\}$/.test(answer)) socket.destroy();
      });
      socket.on('error', () => undefined);
      socket.on('close', () => resolve(answer));
      const line = (text: string | Buffer) =>
        new Promise<void>((done) => (socket.destroyed ? done() : void socket.write(text, () => done())));
      void write(line);
    });
  const head = [
    `POST ${consolePaths.uploadPicture} HTTP/1.1`,
    'host: console.example',
    `origin: ${consoleOrigin}`,
    `cookie: ${editor.cookie()}`,
    `idempotency-key: ${randomUUID()}`,
    'content-type: application/octet-stream',
    'transfer-encoding: chunked',
    '\r\n',
  ].join('\r\n');
  const megabyte = Buffer.alloc(1024 * 1024, 1);
  const answer = await send(async (line) => {
    await line(head);
    for (let sent = 0; sent <= pictureLimits.maxBytes; sent += megabyte.length) {
      await line(`${megabyte.length.toString(16)}\r\n`);
      await line(megabyte);
      await line('\r\n');
    }
    await line('0\r\n\r\n');
  });
  // Whoever goes on talking may not hear why.
  expect(answer === '' || answer.includes('picture_too_heavy')).toBe(true);
  const { status } = await upload(editor, await photograph(402, 300));
  expect(status).toBe(200);
});

it('the name of a picture is that of its file and of how it is made', async () => {
  const file = await photograph(644, 480);
  const { src } = await uploaded(file);
  expect(src).toBe(`/media/uploads/${hash('sha256', `1:${hash('sha256', file)}`).slice(0, 32)}`);
});
