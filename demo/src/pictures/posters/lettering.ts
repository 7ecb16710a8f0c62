import type { Frame } from '../drawing/svg.ts';

interface Lettering {
  readonly tall: readonly [string, ...string[]];
  /** Rows on a wide sheet; one row when left out. */
  readonly wide?: readonly [string, ...string[]];
}

/**
 * What posters of type alone say, row by row. One poster serves every language, so it says what all of them
 * read alike: a name, a figure, a sign.
 */
const letterings: Readonly<Record<string, Lettering>> = {
  salt: { tall: ['NA', 'CL'] },
  tartuffe: { tall: ['TAR', 'TU', 'FFE'], wide: ['TAR', 'TUFFE'] },
  faust: { tall: ['FA', 'US', 'T!'] },
  'beethovens-ninth': { tall: ['9'] },
  'poluton-quartet': { tall: ['½', '½'] },
  'maya-solodova': { tall: ['MA', 'YA'] },
  'tilda-nebel-nullpunkt': { tall: ['0'] },
  'the-tin-meridian': { tall: ['TIN', 'MER', 'IDI', 'AN'], wide: ['TIN', 'MERIDIAN'] },
  'tax-inspector': { tall: ['%'] },
  'the-unwritten-shakespeare': { tall: ['“', '”'] },
  'take-a-number': { tall: ['1', '47'] },
  'terms-and-conditions': { tall: ['*'] },
};

const signs = ['!', '?', '“', '*', '…'] as const;

export function findLettering(key: string, { width, height }: Frame): readonly string[] {
  const { tall, wide = [tall.join('')] } = letterings[key] ?? {
    tall: [signs[key.length % signs.length] ?? '!'],
  };
  return width > height ? wide : tall;
}
