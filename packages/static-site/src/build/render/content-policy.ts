import { hash } from 'node:crypto';
import type { ContentPolicy } from '../../shared/site-config.ts';
import { escapeHtml } from './escape-html.ts';
import { startScript } from './start-after-paint.ts';

const scriptHash = (script: string) => `'sha256-${hash('sha256', script, 'base64')}'`;

/**
 * In the page itself, so that it holds on any host. Scripts in pages are known by their hash, which the site's code says
 * and not its data: a script that came in with a text does not run. What is not named here comes from the site alone, and
 * pages talk to nobody whom the site does not name: what a script steals has nowhere to go.
 */
export function contentPolicyTag(contentPolicy: ContentPolicy | undefined, assetHost: string): string {
  if (!contentPolicy) return '';
  const own = ["'self'", ...(assetHost ? [assetHost] : [])];
  const { inlineScripts, scriptHosts, connectHosts, frameHosts } = contentPolicy;
  const hashes = [startScript, ...inlineScripts].map(scriptHash);
  const policy = [
    ['default-src', ...own],
    ['script-src', ...own, ...hashes, ...scriptHosts],
    ['connect-src', ...own, ...connectHosts],
    ['frame-src', ...(frameHosts.length > 0 ? frameHosts : ["'none'"])],
    // Whoever brings scripts brings their looks, too.
    ['style-src', ...own, "'unsafe-inline'", ...scriptHosts],
    ['font-src', ...own, 'data:', ...scriptHosts],
    // Pictures of the catalogue may be anywhere on the web.
    ['img-src', ...own, 'https:', 'data:', 'blob:'],
    // A worker of another origin is started by a line of our own.
    ['worker-src', ...own, ...(assetHost ? ['blob:'] : [])],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'"],
  ];
  const text = policy.map((directive) => directive.join(' ')).join('; ');
  return `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(text)}">`;
}
