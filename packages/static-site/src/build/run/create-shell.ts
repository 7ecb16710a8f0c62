import { hash } from 'node:crypto';
import { privateMetaName } from '../../shared/page-data.ts';
import { assetBase, type SiteConfig, type TemplateConfig } from '../../shared/site-config.ts';
import { browserFolder, type SiteBundle } from '../bundle/bundle-site.ts';
import { assetFinder } from '../bundle/part-assets.ts';
import { contentPolicyTag } from '../render/content-policy.ts';
import { escapeHtml } from '../render/escape-html.ts';
import type { Shell } from '../render/shell.ts';

const mapValues = <From, To>(record: Readonly<Record<string, From>>, change: (value: From) => To) =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]));

const siteTags = ({ webManifest, pathPrefix }: SiteConfig) =>
  webManifest ? `<link rel="manifest" href="${escapeHtml(pathPrefix)}/manifest.webmanifest">` : '';

/** Where it stands, no request, link or script of another document learns the address. */
export const privateTag = `<meta name="${privateMetaName}" content="no-referrer">`;

export const privateTemplates = (site: SiteConfig) =>
  templateNames(site, ([, { isPrivate = false }]) => isPrivate);

const templateNames = ({ templates }: SiteConfig, isMeant: (template: [string, TemplateConfig]) => boolean) =>
  Object.entries(templates)
    .filter(isMeant)
    .map(([name]) => name);

const isUnlisted = ([, template]: [string, TemplateConfig]) =>
  template.isUnlisted || template.status !== undefined;

/** What all pages of this build share. The code part of the build id covers all of it, and the bundles. */
export function createShell(site: SiteConfig, bundle: SiteBundle): Shell {
  const assets = assetFinder(browserFolder(bundle), assetBase(site));
  const shell = {
    pathPrefix: site.pathPrefix,
    languages: site.languages,
    entry: assets.entryAssets(),
    templates: mapValues(site.templates, assets.templateAssets),
    styleTexts: assets.styleTexts(),
    tags: contentPolicyTag(site.contentPolicy, site.assetHost) + siteTags(site),
    privateTags: contentPolicyTag(site.privateContentPolicy, site.assetHost) + privateTag + siteTags(site),
    private: privateTemplates(site),
    bodyEnd: site.bodyEnd ?? '',
    unlisted: templateNames(site, isUnlisted),
  };
  return { ...shell, code: hash('sha256', JSON.stringify([shell, bundle.hash])).slice(0, 12) };
}
