import { parsePattern } from '../shared/route-pattern.ts';
import { contentTypes } from './content-types.ts';
import { clientOnlyRoutes, type HostRules, isUnderLanguage, mainLanguage } from './host-rules.ts';

/**
 * The rules of the static host for a CDN that reads the published folder from a storage, which knows files and no rules. As
 * CloudFront takes it (viewer request, runtime 2.0); what others take differs in the last function alone.
 */
export function edgeFunction(rules: HostRules): string {
  const main = mainLanguage(rules);
  const ownPaths = clientOnlyRoutes(rules).filter(({ pattern }) => isUnderLanguage(main, pattern));
  const values = {
    prefix: rules.pathPrefix,
    main: main.code,
    kept: `/${ownPaths.map(({ pattern }) => expression(pattern)).join('|') || '^$'}/`,
    owners: `[${shownPages(rules)
      .map(({ pattern, page }) => `[/${expression(pattern)}/, '${page}']`)
      .join(', ')}]`,
    files: `/\\.(${Object.keys(contentTypes).join('|')})$/`,
  };
  return `${program(values)}\n`;
}

const expression = (pattern: string): string =>
  parsePattern(pattern).expression.source.replace('\\/?$', '$').replace('/?$', '$');

/** Addresses that only browsers know, and pages among them that are themselves; the closest first. */
function shownPages(rules: HostRules): readonly { readonly pattern: string; readonly page: string }[] {
  const owned = clientOnlyRoutes(rules);
  const isAmongThem = (path: string) =>
    owned.some(({ pattern }) => parsePattern(pattern).expression.test(path));
  const themselves = rules.routes.languages.flatMap(({ prefix }) =>
    Object.values(rules.routes.templates)
      .flatMap(({ patterns }) => patterns.map((pattern) => prefix + pattern))
      .filter((pattern) => isAmongThem(pattern.replace(/\/:\w+/g, '/-')))
      .map((pattern) => ({ pattern, page: '' })),
  );
  return [...themselves, ...owned].sort((a, b) =>
    parsePattern(a.pattern).rank < parsePattern(b.pattern).rank ? 1 : -1,
  );
}

interface Values {
  readonly prefix: string;
  readonly main: string;
  readonly kept: string;
  readonly owners: string;
  readonly files: string;
}

const program = ({ prefix, main, kept, owners, files }: Values): string =>
  `// Written anew whenever pages are. It says which file of the storage an address stands for, or where it leads.
var prefix = '${prefix}';
var kept = ${kept};
var owners = ${owners};
var files = ${files};

function route(address) {
  var path = address.replace(/\\/{2,}/g, '/');
  if (path !== prefix && path.indexOf(prefix + '/') !== 0) return { file: path };
  var inside = path.slice(prefix.length).replace(/\\/$/, '');
  if (/^\\/${main}(\\/|$)/.test(inside) && !kept.test(inside)) inside = inside.slice(${main.length + 1});
  var canonical = prefix + inside || '/';
  if (canonical !== path) return { location: canonical };
  if (inside === '/404.html' || inside === '/500.html') return { file: '/-' };
  for (var i = 0; i < owners.length; i += 1)
    if (owners[i][0].test(inside)) return { file: prefix + (owners[i][1] || inside) + '/index.html' };
  return { file: files.test(inside) ? canonical : prefix + inside + '/index.html' };
}

function queryText(query) {
  var parts = [];
  for (var name in query)
    (query[name].multiValue || [query[name]]).forEach(function (one) {
      parts.push(one.value === '' ? name : name + '=' + one.value);
    });
  return parts.length > 0 ? '?' + parts.join('&') : '';
}

function handler(event) {
  var request = event.request;
  var routed = route(request.uri);
  if (routed.location === undefined) {
    request.uri = routed.file;
    return request;
  }
  var location = { value: routed.location + queryText(request.querystring) };
  return { statusCode: 301, statusDescription: 'Moved Permanently', headers: { location: location } };
}`;
