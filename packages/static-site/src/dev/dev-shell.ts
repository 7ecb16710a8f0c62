import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Shell } from '../build/render/shell.ts';
import { privateTag, privateTemplates } from '../build/run/create-shell.ts';
import { codePart } from '../shared/build-id.ts';
import type { AppData } from '../shared/page-data.ts';
import { appDataUrl } from '../shared/page-urls.ts';
import type { SiteConfig } from '../shared/site-config.ts';

/** The build that is published: pages that claimed another would be taken for old ones and loaded anew. */
async function publishedCode(folder: string): Promise<string> {
  const appData: AppData = JSON.parse(await readFile(join(folder, appDataUrl('')), 'utf8'));
  return codePart(appData.build);
}

interface DevParts {
  readonly entry: string;
  readonly styles: readonly string[];
  readonly tags: string;
}

/** Scripts come from Vite one by one, each bringing its own styles; these stand in the page until they do. */
export const devShell = async (
  site: SiteConfig,
  folder: string,
  { entry, styles, tags }: DevParts,
): Promise<Shell> => ({
  code: await publishedCode(folder),
  pathPrefix: site.pathPrefix,
  languages: site.languages,
  bodyEnd: site.bodyEnd ?? '',
  entry: { scripts: [entry], styles },
  templates: {},
  styleTexts: {},
  tags,
  privateTags: tags + privateTag,
  private: privateTemplates(site),
  unlisted: [],
});
