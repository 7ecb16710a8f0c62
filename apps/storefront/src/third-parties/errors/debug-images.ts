import type { ReportedFrame } from '@parterre/domain/error-reporting/error-event';

const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The id that the source map of a file was given when it was made (build/bundle/archive-source-maps.ts): of the file's name alone. */
async function debugId(name: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(name));
  return hex(new Uint8Array(digest, 0, 16)).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** The source maps of our files in a stack. Their ids are hashes, which need a secure context. */
export async function debugImages(frames: readonly ReportedFrame[]): Promise<object> {
  const files = [...new Set(frames.map(({ filename }) => filename))].filter((file) =>
    file.includes('/assets/'),
  );
  if (!('subtle' in crypto) || files.length === 0) return {};
  const images = await Promise.all(
    files.map(async (code_file) => ({
      type: 'sourcemap',
      code_file,
      debug_id: await debugId(code_file.slice(code_file.lastIndexOf('/') + 1)),
    })),
  );
  return { debug_meta: { images } };
}
