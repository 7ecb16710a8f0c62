import { hash } from 'node:crypto';
import type { SiteConfig } from '../../shared/site-config.ts';
import { escapeHtml } from './escape-html.ts';
import { startScript } from './start-after-paint.ts';

const hashOf = (script: string) => `'sha256-${hash('sha256', script, 'base64')}'`;

/**
 * In the page itself, so that it holds on any host. Scripts in pages are known by their hash, which the site's code says
 * and not its data: a script that came in with a text does not run.
 */
export function contentPolicyTag({ contentPolicy, assetHost }: SiteConfig): string {
  if (!contentPolicy) return '';
  const own = ["'self'", ...(assetHost ? [assetHost] : [])];
  const hashes = [startScript, ...contentPolicy.inlineScripts].map(hashOf);
  const policy = [
    ['script-src', ...own, ...hashes, ...contentPolicy.scriptHosts],
    // A worker of another origin is started by a line of our own.
    ['worker-src', ...own, ...(assetHost ? ['blob:'] : [])],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'"],
  ];
  const text = policy.map((directive) => directive.join(' ')).join('; ');
  return `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(text)}">`;
}
