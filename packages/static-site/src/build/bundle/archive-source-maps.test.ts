import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { archiveSourceMaps, debugIdFor } from './archive-source-maps.ts';

let folder: string;
let assets: string;
let maps: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'maps-'));
  [assets, maps] = [join(folder, 'assets'), join(folder, 'maps')];
  mkdirSync(assets);
  writeFileSync(join(assets, 'bread-a1.js'), 'bake()');
  writeFileSync(join(assets, 'bread-a1.js.map'), '{"version":3,"mappings":""}');
});
afterEach(() => rmSync(folder, { recursive: true }));

it('scripts stay as they are, and no source map is left to be published', () => {
  archiveSourceMaps(assets, maps);
  expect(readdirSync(assets)).toEqual(['bread-a1.js']);
  expect(readFileSync(join(assets, 'bread-a1.js'), 'utf8')).toBe('bake()');
});

it('each source map is archived with its script, both with a debug id made of the name alone', () => {
  archiveSourceMaps(assets, maps);
  const id = debugIdFor('bread-a1.js');
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/);
  expect(JSON.parse(readFileSync(join(maps, 'bread-a1.js.map'), 'utf8'))).toMatchObject({
    version: 3,
    debug_id: id,
  });
  expect(readFileSync(join(maps, 'bread-a1.js'), 'utf8')).toMatch(
    new RegExp(`^bake\\(\\)\n.*\n//# debugId=${id}\n$`),
  );
});

it('source maps older than a month are removed', () => {
  mkdirSync(maps);
  writeFileSync(join(maps, 'old-b2.js.map'), '{}');
  utimesSync(join(maps, 'old-b2.js.map'), 0, 0);
  writeFileSync(join(maps, 'last-week-c3.js.map'), '{}');
  archiveSourceMaps(assets, maps);
  expect(readdirSync(maps).sort()).toEqual(['bread-a1.js', 'bread-a1.js.map', 'last-week-c3.js.map']);
});
