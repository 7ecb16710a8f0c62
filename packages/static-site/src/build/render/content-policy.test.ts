import { hash } from 'node:crypto';
import { expect, it } from 'vitest';
import type { SiteConfig } from '../../shared/site-config.ts';
import { contentPolicyTag } from './content-policy.ts';
import { startScript } from './start-after-paint.ts';

// Nothing else of a site is read.
const tagOf = (site: Partial<SiteConfig>) => contentPolicyTag({ assetHost: '', ...site } as SiteConfig);
const hashOf = (script: string) => `'sha256-${hash('sha256', script, 'base64')}'`;

it('lets scripts of the site run, and those in pages by their hash alone', () => {
  const tag = tagOf({ contentPolicy: { inlineScripts: ['go()'], scriptHosts: ['https://chat.example'] } });
  expect(tag).toContain(`script-src 'self' ${hashOf(startScript)} ${hashOf('go()')} https://chat.example;`);
  expect(tag).not.toContain('unsafe');
  for (const directive of ['object-src', 'base-uri', 'form-action', 'worker-src'])
    expect(tag).toContain(directive);
});

it('lets files and workers of an asset host run', () => {
  const contentPolicy = { inlineScripts: [], scriptHosts: [] };
  const tag = tagOf({ contentPolicy, assetHost: 'https://cdn.example' });
  expect(tag).toContain('https://cdn.example');
  expect(tag).toContain('blob:');
});

it('says nothing for a site that says nothing', () => {
  expect(tagOf({})).toBe('');
});
