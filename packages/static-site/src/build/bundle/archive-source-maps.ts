import { hash } from 'node:crypto';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const retentionMs = 30 * 24 * 3_600_000;

/**
 * An id of a file's name, which holds a hash of its content. A page that tells of an error reckons it from the name too, so
 * that a reporting service finds the map without anything being added to the script.
 */
export const debugIdFor = (name: string): string =>
  hash('sha256', name)
    .slice(0, 32)
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');

/**
 * Moves the source maps out of what is published and into a folder for the operator, each with its script as the service
 * wants them. Maps of earlier builds stay for a month: some tabs still run them.
 */
export function archiveSourceMaps(assets: string, maps: string, now = Date.now()): void {
  mkdirSync(maps, { recursive: true });
  for (const name of readdirSync(assets).filter((file) => file.endsWith('.js.map'))) {
    const script = name.slice(0, -'.map'.length);
    const map: object = JSON.parse(readFileSync(join(assets, name), 'utf8'));
    const debugId = debugIdFor(script);
    writeFileSync(join(maps, name), JSON.stringify({ ...map, debug_id: debugId, debugId }));
    copyFileSync(join(assets, script), join(maps, script));
    writeFileSync(join(maps, script), `\n//# sourceMappingURL=${name}\n//# debugId=${debugId}\n`, {
      flag: 'a',
    });
    rmSync(join(assets, name));
  }
  sweep(maps, now);
}

function sweep(maps: string, now: number): void {
  for (const name of readdirSync(maps))
    if (statSync(join(maps, name)).mtimeMs < now - retentionMs) rmSync(join(maps, name));
}
