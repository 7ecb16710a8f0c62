import { readFileSync } from 'node:fs';
import { join, normalize } from 'node:path';
import type { Manifest, ManifestChunk } from 'vite';
import type { TemplateConfig } from '../../shared/site-config.ts';
import type { PartAssets } from '../render/shell.ts';

/** Reads which files of the browser bundle each module needs, from the manifest Vite writes. */
export function assetFinder(browserFolder: string, base: string) {
  const manifest: Manifest = JSON.parse(readFileSync(join(browserFolder, 'manifest.json'), 'utf8'));

  const findChunk = (key: string): ManifestChunk => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The browser bundle has no chunk for ${key}.`);
    return chunk;
  };

  /** All that a chunk imports, then the chunk itself: the order in which styles must follow each other. */
  const closure = (key: string, seen = new Set<string>()): ManifestChunk[] => {
    if (seen.has(key)) return [];
    seen.add(key);
    const chunk = findChunk(key);
    return [...(chunk.imports ?? []).flatMap((imported) => closure(imported, seen)), chunk];
  };

  const collectAssets = (key: string, laterParts: readonly string[] = []): PartAssets => {
    const chunks = closure(key);
    const drawn = [...chunks, ...laterParts.flatMap((part) => closure(normalize(part)))];
    const styles = new Set(drawn.flatMap(({ css }) => css ?? []));
    return {
      scripts: chunks.map(({ file }) => `${base}/${file}`).reverse(),
      styles: [...styles].map((file) => `${base}/${file}`),
    };
  };

  const entryKey = () => Object.keys(manifest).find((key) => manifest[key]?.isEntry) ?? '';

  const styles = new Set(Object.values(manifest).flatMap(({ css }) => css ?? []));

  return {
    /** Of every style sheet, by its address. */
    styleTexts: () =>
      Object.fromEntries(
        Array.from(styles, (file) => [
          `${base}/${file}`,
          readFileSync(join(browserFolder, file), 'utf8').trim(),
        ]),
      ),
    entryAssets: () => collectAssets(entryKey()),
    /** By module path as the site configuration writes it. */
    templateAssets: ({ component, laterParts }: TemplateConfig) =>
      collectAssets(normalize(component), laterParts),
  };
}
