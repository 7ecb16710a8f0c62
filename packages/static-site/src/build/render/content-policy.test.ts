import { hash } from 'node:crypto';
import { expect, it } from 'vitest';
import type { ContentPolicy } from '../../shared/site-config.ts';
import { contentPolicyTag } from './content-policy.ts';
import { startScript } from './start-after-paint.ts';

const silent: ContentPolicy = { inlineScripts: [], scriptHosts: [], connectHosts: [], frameHosts: [] };
const scriptHash = (script: string) => `'sha256-${hash('sha256', script, 'base64')}'`;

/** The directives by name. */
function directives(policy: Partial<ContentPolicy>, assetHost = ''): Record<string, string> {
  const tag = contentPolicyTag({ ...silent, ...policy }, assetHost);
  const [, text = ''] = /content="(.*)"/.exec(tag.replaceAll('&#39;', "'")) ?? [];
  return Object.fromEntries(text.split('; ').map((directive) => directive.split(/ (.*)/).slice(0, 2)));
}

it('the policy lets scripts of the site run, and those in pages by their hash alone', () => {
  const found = directives({ inlineScripts: ['go()'], scriptHosts: ['https://chat.example'] });
  expect(found['script-src']).toBe(
    `'self' ${scriptHash(startScript)} ${scriptHash('go()')} https://chat.example`,
  );
  expect(found['object-src']).toBe("'none'");
  expect(found['base-uri']).toBe("'none'");
  expect(found['form-action']).toBe("'self'");
});

it('the policy lets pages connect to the site and to configured hosts, and to no other', () => {
  const found = directives({ connectHosts: ['https://api.example'], frameHosts: ['https://frame.example'] });
  expect(found['default-src']).toBe("'self'");
  expect(found['connect-src']).toBe("'self' https://api.example");
  expect(found['frame-src']).toBe('https://frame.example');
  expect(directives({})).toMatchObject({ 'connect-src': "'self'", 'frame-src': "'none'" });
});

it('the policy lets files and workers of an asset host run', () => {
  const found = directives({}, 'https://cdn.example');
  for (const directive of ['default-src', 'script-src', 'connect-src', 'style-src', 'font-src', 'img-src'])
    expect(found[directive]).toMatch(/^'self' https:\/\/cdn\.example/);
  expect(found['worker-src']).toBe("'self' https://cdn.example blob:");
});

it('a site without a policy gets no policy tag', () => {
  expect(contentPolicyTag(undefined, '')).toBe('');
});
