import type { Controls } from '../control.ts';

const texts = ['apps/api/src/features/catalogue/checks/check-texts.test.ts'];
const policy = ['packages/static-site/src/build/render/content-policy.test.ts'];
const security = ['apps/api/src/security.test.ts'];
const serving = ['packages/static-site/test/serving.test.ts'];
const safeHtml = 'apps/api/src/features/catalogue/checks/safe-html.ts';
const headers = 'apps/api/src/plugins/security-headers.ts';
const pageHeaders = 'packages/static-site/src/host/response-headers.ts';

/** What may run in a page, and what a page or an answer may be taken for. */
export const pageControls: Controls = {
  'A script in a text, an attribute or an address runs in a page': [
    {
      defence: 'catalogue HTML has tags of a short list alone',
      file: safeHtml,
      text: 'if (!allowedTags.has(name)) return',
      without: 'if (name === undefined) return',
      tests: texts,
    },
    {
      defence: 'catalogue HTML has no attributes but addresses of links',
      file: safeHtml,
      text: "if (name !== 'a' || key !== 'href') return",
      without: 'if (name === undefined) return',
      tests: texts,
    },
    {
      defence: 'links of catalogue HTML run no scripts',
      file: safeHtml,
      text: 'if (!safeAddress.test(value)) return',
      without: 'if (value === undefined) return',
      tests: texts,
    },
    {
      defence: 'scripts in pages run by their hash alone',
      file: 'packages/static-site/src/build/render/content-policy.ts',
      text: '...own, ...hashes, ...contentPolicy.scriptHosts',
      without: '...own, "\'unsafe-inline\'", ...contentPolicy.scriptHosts',
      tests: policy,
    },
  ],
  'An answer of the API is taken for a page, or stands in a frame': [
    {
      defence: 'answers are what they say they are',
      file: headers,
      text: "'x-content-type-options': 'nosniff',",
      without: '',
      tests: security,
    },
    {
      defence: 'nothing in an answer runs',
      file: headers,
      text: "default-src 'none'; ",
      without: '',
      tests: security,
    },
    {
      defence: 'answers stand in no frame',
      file: headers,
      text: "; frame-ancestors 'none'",
      without: '',
      tests: security,
    },
    {
      defence: 'pages stand in frames of their own origin alone',
      file: pageHeaders,
      text: "'Content-Security-Policy': \"frame-ancestors 'self'\",",
      without: '',
      tests: serving,
    },
    {
      defence: 'files of pages are what they say they are',
      file: pageHeaders,
      text: "'X-Content-Type-Options': 'nosniff',",
      without: '',
      tests: serving,
    },
  ],
  'Reading files beside the published folder': [
    {
      defence: 'paths are held inside',
      file: 'packages/static-site/src/host/route-request.ts',
      text: 'posix.normalize(decoded)',
      without: 'decoded',
      tests: serving,
    },
  ],
};
