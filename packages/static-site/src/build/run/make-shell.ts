import { hash } from 'node:crypto';
import { baseOf, type SiteConfig, type TemplateConfig } from '../../shared/site-config.ts';
import { browserFolder, type SiteBundle } from '../bundle/bundle-site.ts';
import { assetFinder } from '../bundle/part-assets.ts';
import { contentPolicyTag } from '../render/content-policy.ts';
import { escapeHtml } from '../render/escape-html.ts';
import type { Shell } from '../render/shell.ts';

const mapValues = <From, To>(record: Readonly<Record<string, From>>, change: (value: From) => To) =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]));

const siteTags = ({ webManifest, pathPrefix }: SiteConfig) =>
  webManifest ? `<link rel="manifest" href="${escapeHtml(pathPrefix)}/manifest.webmanifest">` : '';

const isUnlisted = ([, template]: [string, TemplateConfig]) =>
  template.isUnlisted || template.status !== undefined;

/** What all pages of this build share. The code part of the build id covers all of it, and the bundles. */
export function makeShell(site: SiteConfig, bundle: SiteBundle): Shell {
  const assets = assetFinder(browserFolder(bundle), baseOf(site));
  const shell = {
    pathPrefix: site.pathPrefix,
    languages: site.languages,
    entry: assets.ofEntry(),
    templates: mapValues(site.templates, ({ component }) => assets.ofModule(component)),
    slices: mapValues(site.slices, assets.ofModule),
    styleTexts: assets.styleTexts(),
    tags: contentPolicyTag(site) + siteTags(site),
    unlisted: Object.entries(site.templates)
      .filter(isUnlisted)
      .map(([name]) => name),
  };
  return { ...shell, code: hash('sha256', JSON.stringify([shell, bundle.hash])).slice(0, 12) };
}
