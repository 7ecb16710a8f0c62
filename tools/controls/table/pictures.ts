import type { Controls } from '../control.ts';

const pictures = 'apps/api/src/features/pictures';
const making = `${pictures}/make-picture.ts`;
const uploading = `${pictures}/upload-picture.service.ts`;
const sniffing = `${pictures}/sniff-picture.ts`;
const queries = `${pictures}/pictures.queries.ts`;
const s3 = 'apps/api/src/storage/s3-client.ts';
const folder = `${pictures}/store/folder-store.ts`;
const router = 'apps/api/src/commands/console-router.ts';
const serving = 'apps/api/src/plugins/media.ts';
const faults = 'packages/domain/src/pictures/picture-faults.ts';
const uploads = [`${pictures}/pictures.test.ts`];
const stores = [`${pictures}/store/store.test.ts`];
const failing = [`${pictures}/failing-store.test.ts`];
const sweeping = [`${pictures}/sweep-pictures.test.ts`];

/** What editors upload, and where it is kept. */
export const pictureControls: Controls = {
  'A file that somebody uploads as a picture runs in a page, breaks what reads it, fills the machine, or tells where its maker lives':
    [
      {
        defence: 'whoever may not upload is sent away before the file is read',
        file: router,
        text: 'if (!hasPermission(findActor(request).grants, upload.permission))',
        without: 'if (false)',
        tests: uploads,
        only: 'who may upload',
      },
      {
        defence: 'no more of a file is kept than is taken, whatever it says of itself',
        file: 'apps/api/src/commands/receive-file.ts',
        text: 'if (bytes > maxBytes) throw new TooManyBytes(`more than ${maxBytes} bytes came`);',
        without: '',
        tests: uploads,
        only: 'goes on is cut off',
      },
      {
        defence: 'what is not a picture by its first bytes is refused, whatever libvips could make of it',
        file: making,
        text: "if (format === 'unknown') return 'picture_unknown';",
        without: '',
        tests: uploads,
        only: 'is refused',
      },
      {
        defence: 'an animated PNG is found, though libvips does not say so',
        file: sniffing,
        text: "if (type === 'acTL') return head.readUInt32BE(at + 8);",
        without: '',
        tests: uploads,
        only: 'a PNG that moves',
      },
      {
        defence: 'what moves is refused',
        file: faults,
        text: "if (frames > 1) return 'picture_animated';",
        without: '',
        tests: uploads,
        only: 'that moves',
      },
      {
        defence: 'what unpacks to more pixels than a machine has room for is refused before it is unpacked',
        file: faults,
        text: "if (short * long > maxPixels) return 'picture_too_large';",
        without: '',
        tests: uploads,
        only: 'is refused',
      },
      {
        defence: 'a picture that is cut off is refused',
        file: making,
        text: "failOn: 'error',",
        without: "failOn: 'none',",
        tests: uploads,
        only: 'half a',
      },
      {
        defence: 'a picture is turned as the camera was held',
        file: making,
        text: '    .autoOrient()\n',
        without: '',
        tests: uploads,
        only: 'a photograph',
      },
      {
        defence: 'nothing is served below /media but pictures',
        file: serving,
        text: 'if (format === undefined) return reply.callNotFound();',
        without: '',
        tests: uploads,
        only: 'for nobody to fetch',
      },
      {
        defence: 'an original is readable by the account we run under alone',
        file: folder,
        text: "{ mode: name.startsWith('originals/') ? 0o600 : 0o644 }",
        without: '{ mode: 0o644 }',
        tests: uploads,
        only: 'for nobody to fetch',
      },
    ],
  'A picture is shown that is not whole, or one that pages show is swept away': [
    {
      defence: 'a store that does not keep a file is noticed',
      file: s3,
      text: "if (answer.status !== 200) throw fault('PUT', answer);",
      without: '',
      tests: stores,
      only: 'is told with the setting',
    },
    {
      defence: 'what is lost on the way to the storage is sent again',
      file: s3,
      text: 'const maxTries = 3;',
      without: 'const maxTries = 1;',
      tests: stores,
      only: 'lost in the middle',
    },
    {
      defence: 'a row whose files were lost is made whole',
      file: uploading,
      text: 'if (known && (await hasAll(store, pictureFileNames(id, known.widths)))) return known;',
      without: 'if (known) return known;',
      tests: uploads,
      only: 'files were lost',
    },
    {
      defence: 'a file that was not kept leaves no row behind',
      file: uploading,
      text: 'store.write(name, content, type));',
      without: 'store.write(name, content, type).catch(() => undefined));',
      tests: failing,
    },
    {
      defence: 'galleries are asked before a picture goes',
      file: queries,
      text: "select jsonb_path_query(images, '$.**.src') #>> '{}' as src from events",
      without: "select images #>> '{poster,src}' as src from events",
      tests: sweeping,
      only: 'nothing else',
    },
    {
      defence: 'drafts are asked before a picture goes',
      file: queries,
      text: "select jsonb_path_query(item, '$.**.src') #>> '{}' from draft_items",
      without: "select jsonb_path_query(item, '$.**.src') #>> '{}' from draft_items where false",
      tests: sweeping,
      only: 'keeps what a draft names',
    },
  ],
};

export const pictureFaultControls: Controls = {
  'The storage of pictures is away, slow or refuses the key, or the disk of `DATA_DIR` is full': [
    {
      defence: 'a storage that says nothing is given up',
      file: s3,
      text: 'AbortSignal.timeout(timeoutMs)',
      without: 'new AbortController().signal',
      tests: stores,
      only: 'says nothing',
    },
    {
      defence: 'an editor is told, and whoever runs the house reads why',
      file: uploading,
      text: 'if (!(error instanceof StoreFault)) throw error;',
      without: 'throw error;',
      tests: failing,
    },
    {
      defence: 'a copy of what was asked for stays on the machine',
      file: `${pictures}/media.ts`,
      text: "if (content) await folder.write(name, content, '').catch(() => undefined);",
      without: '',
      tests: stores,
      only: 'fetched from the storage once',
    },
  ],
};
