import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineSite } from '../../src/build/define-site.ts';
import type { PageSource } from '../../src/shared/data-source.ts';
import type { SiteConfig } from '../../src/shared/site-config.ts';

/** The source of a template without imports, so that it can lie anywhere. */
export const templateText = (body: string) =>
  `export const head = () => ({ title: 'Tiny' });\nexport default function TinyPage({ data }) { ${body} }\n`;

/** A site in a folder of its own whose code a test can change. */
export function makeTinySite(pages: readonly string[], template: string, changes: Partial<SiteConfig> = {}) {
  const root = mkdtempSync(join(tmpdir(), 'tiny-'));
  mkdirSync(join(root, 'code'));
  const writeTemplate = (text: string) => writeFileSync(join(root, 'code/page.js'), text);
  writeFileSync(
    join(root, 'code/entry.js'),
    'export const start = (site) => Object.assign(window, { site });\n',
  );
  writeTemplate(template);
  const listPages = () =>
    pages.map((path): PageSource => ({ path, template: 'page', keys: [], load: () => ({ path }) }));
  const config = defineSite({
    root,
    origin: 'https://tiny.example',
    assetHost: '',
    pathPrefix: '',
    languages: [{ code: 'en', prefix: '', direction: 'ltr' }],
    entry: './code/entry.js',
    templates: { page: { component: './code/page.js', patterns: ['/:name'] } },
    slices: {},
    source: { listPages },
    ...changes,
  });
  return {
    config,
    writeTemplate,
    folder: join(root, 'site'),
    published: join(root, 'site/public'),
    [Symbol.dispose]: () => rmSync(root, { recursive: true }),
  };
}
