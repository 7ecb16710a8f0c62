import { parsePattern } from '../shared/route-pattern.ts';
import { contentTypes, fallbackContentType } from './content-types.ts';
import {
  type ClientOnlyRoute,
  clientOnlyRoutes,
  type HostRules,
  isUnderLanguage,
  mainLanguage,
} from './host-rules.ts';
import {
  immutableCaching,
  immutableFolders,
  revalidatedCaching,
  securityHeaders,
  sharedFolders,
  transportSecurity,
} from './response-headers.ts';

export interface NginxOptions extends HostRules {
  /** The published folder, as the machine that runs nginx sees it. */
  readonly folder: string;
  /** What follows `listen`: `80`, `127.0.0.1:8080`. */
  readonly listen: string;
  /** Whether this nginx has `ngx_brotli`; gzip is part of every build. */
  readonly brotli: boolean;
  /** A file with what else this server does, such as handing calls of an API on; it comes before everything of pages. */
  readonly include?: string;
}

/** The rules of the static host as a file for nginx's `http` block (`conf.d`). */
export function nginxConfig(options: NginxOptions): string {
  return [canonicalMap(options), pageMap(options), headerMaps(), server(options)].join('\n\n').concat('\n');
}

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const mediaType = (type: string) => type.replace(/;.*/, '');

const block = (head: string, lines: readonly string[]) =>
  [`${head} {`, ...lines.flatMap((line) => line.split('\n')).map((line) => `  ${line}`), '}'].join('\n');

/** Read from `$request_uri`, which is still encoded: a decoded `$uri` in a redirect would let line breaks into a header. */
function canonicalMap(rules: NginxOptions): string {
  const main = mainLanguage(rules);
  const prefix = escapeRegExp(rules.pathPrefix);
  const query = String.raw`(?<query>\?.*)?$`;
  const ownPaths = clientOnlyRoutes(rules)
    .filter(({ pattern }) => isUnderLanguage(main, pattern))
    .map(({ pattern }) => prefix + toRegExp(pattern));
  return block('map $request_uri $canonical', [
    "default '';",
    ...ownPaths.map((path) => `'~^(?<path>${path})/+${query}' $path$query;`),
    ...ownPaths.map((path) => String.raw`'~^${path}(\?|$)' '';`),
    `'~^${prefix}/${main.code}/*${query}' ${rules.pathPrefix || '/'}$query;`,
    `'~^${prefix}/${main.code}/+(?<path>[^?]*[^?/])/*${query}' ${rules.pathPrefix}/$path$query;`,
    `'~^/+(?<path>[^/?]([^?]*[^?/])?)/+${query}' /$path$query;`,
  ]);
}

/** `/order/*` as nginx matches it, in a target or in a path: never with a slash at the end. */
const toRegExp = (pattern: string) =>
  parsePattern(pattern)
    .segments.map((segment) => {
      if (segment === '*') return '(/[^?]*[^?/])?';
      return segment.startsWith(':') ? '/[^/?]+' : `/${escapeRegExp(segment)}`;
    })
    .join('');

const pageMap = ({ pathPrefix }: HostRules) =>
  block('map $uri $page', [
    'default $uri;',
    ...(pathPrefix ? [`'~^${escapeRegExp(pathPrefix)}(?<inside>/.*)?$' $inside;`] : []),
  ]);

const headerMaps = () =>
  [
    block('map $uri $caching', [
      `default '${revalidatedCaching}';`,
      ...immutableFolders.map((folder) => `~^${folder} '${immutableCaching}';`),
    ]),
    block('map $uri $sharing', ["default '';", ...sharedFolders.map((folder) => `~^${folder} '*';`)]),
  ].join('\n\n');

function server(options: NginxOptions): string {
  const { pathPrefix, listen, folder, brotli, include, isSecure } = options;
  return block('server', [
    `listen ${listen};`,
    `root '${folder}';`,
    'absolute_redirect off;',
    'gzip_static on;',
    'gzip_vary on;',
    ...(brotli ? ['brotli_static on;'] : []),
    'charset utf-8;',
    `charset_types ${[...textTypes].join(' ')};`,
    types(),
    `default_type ${fallbackContentType};`,
    ...Object.entries(securityHeaders).map(([name, value]) => `add_header ${name} "${value}" always;`),
    ...(isSecure ? [`add_header ${transportSecurity.name} "${transportSecurity.value}" always;`] : []),
    'add_header Cache-Control $caching always;',
    'add_header Access-Control-Allow-Origin $sharing always;',
    'error_page 404 /404.html;',
    'error_page 500 502 503 504 /500.html;',
    block("if ($canonical != '')", ['return 301 $canonical;']),
    block('location = /404.html', ['internal;']),
    block('location = /500.html', ['internal;']),
    ...(include ? [`include '${include}';`] : []),
    ...(pathPrefix ? [block('location /', ['return 404;'])] : []),
    block(`location = ${pathPrefix || '/'}`, ['try_files /index.html =404;']),
    block(`location ${pathPrefix}/`, ['try_files $page $page/index.html =404;']),
    ...clientOnlyRoutes(options).map((route) => clientOnlyLocation(pathPrefix, route)),
  ]);
}

/** The first regular expression that matches wins in nginx, hence the order of the routes. */
const clientOnlyLocation = (prefix: string, { pattern, page }: ClientOnlyRoute) =>
  block(`location ~ '^${escapeRegExp(prefix)}${toRegExp(pattern)}$'`, [
    `try_files $page $page/index.html ${page}/index.html =404;`,
  ]);

const textTypes = new Set(
  Object.values(contentTypes)
    .filter((type) => type.includes('charset') && !type.startsWith('text/html'))
    .map(mediaType),
);

function types(): string {
  const entries = Object.entries(contentTypes).map(([extension, type]) => `${mediaType(type)} ${extension};`);
  return block('types', entries);
}
