import type { Controls } from '../control.ts';

const texts = ['apps/api/src/features/catalogue/import/checks/check-texts.test.ts'];
const policy = ['packages/static-site/src/build/render/content-policy.test.ts'];
const security = ['apps/api/src/security.test.ts'];
const serving = ['packages/static-site/test/serving.test.ts'];
const privatePages = ['packages/static-site/test/private-pages.test.ts'];
const safeHtml = 'apps/api/src/features/catalogue/import/checks/safe-html.ts';
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
      text: "if (name !== 'a' || key !== 'href')",
      without: 'if (name === undefined)',
      tests: texts,
    },
    {
      defence: 'links of catalogue HTML run no scripts',
      file: safeHtml,
      text: '!isLinkAddress(value)',
      without: 'value === undefined',
      tests: texts,
    },
    {
      defence: 'links of catalogue HTML hide no character behind its number',
      file: safeHtml,
      text: 'reference.test(value) ||',
      without: '',
      tests: texts,
    },
    {
      defence: 'a path of the site leads to no other host',
      file: 'packages/domain/src/markup/safe-address.ts',
      text: '/^\\/(?!\\/)/.test(text) && harmless.test(text)',
      without: "text.startsWith('/')",
      tests: texts,
    },
    {
      defence: 'scripts in pages run by their hash alone',
      file: 'packages/static-site/src/build/render/content-policy.ts',
      text: '...own, ...hashes, ...scriptHosts',
      without: '...own, "\'unsafe-inline\'", ...scriptHosts',
      tests: policy,
    },
    {
      defence: 'pages talk to nobody whom the site does not name',
      file: 'packages/static-site/src/build/render/content-policy.ts',
      text: "['connect-src', ...own, ...connectHosts],",
      without: '',
      tests: policy,
    },
    {
      defence: 'what a policy does not name comes from the site alone',
      file: 'packages/static-site/src/build/render/content-policy.ts',
      text: "['default-src', ...own],",
      without: '',
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
      defence: 'with TLS, browsers are asked to come to pages by TLS alone',
      file: 'packages/static-site/src/host/static-host.ts',
      text: 'if (options.isSecure) response.setHeader(transportSecurity.name, transportSecurity.value);',
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
  'The key to an order reaches a counter, a chat, reCAPTCHA or an error report': [
    {
      defence: 'pages whose address is a key share no document with others',
      file: 'packages/static-site/src/browser/navigation/navigator.ts',
      text: 'crossesPrivacy(address) || ',
      without: '',
      tests: privatePages,
    },
    {
      defence: 'pages whose address is a key name it to nobody',
      file: 'packages/static-site/src/build/run/create-shell.ts',
      text: 'site.assetHost) + privateTag + siteTags(site)',
      without: 'site.assetHost) + siteTags(site)',
      tests: privatePages,
    },
    {
      defence: 'pages whose address is a key have a policy of their own',
      file: 'packages/static-site/src/build/run/create-shell.ts',
      text: 'site.privateContentPolicy',
      without: 'site.contentPolicy',
      tests: privatePages,
    },
    {
      defence: 'the key in an address is cut out of error reports wherever it stands',
      file: 'packages/domain/src/error-reporting/scrub.ts',
      text: 'rest.replaceAll(inPath ?? inQuery ??',
      without: 'rest.replaceAll(inQuery ??',
      tests: ['packages/domain/src/error-reporting/scrub.test.ts'],
    },
    {
      defence: 'the pages of an order are those whose address is a key',
      file: 'apps/storefront/src/site/templates.ts',
      text: 'matches: matchBill(languages), isPrivate: true',
      without: 'matches: matchBill(languages)',
      tests: ['apps/storefront/src/paths.test.ts'],
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
