import { dirname, join, normalize } from 'node:path';
import { layers } from './layers.ts';
import { type Import, readImports } from './read-imports.ts';
import type { Room } from './room.ts';
import { rooms } from './rooms.ts';
import { hasZone, whyOutsideZone } from './zones.ts';

/** Our packages by name, with the folder that their `./*` export stands for. */
const folders: Readonly<Record<string, string>> = {
  domain: 'packages/domain/src/',
  contracts: 'packages/contracts/src/',
  'api-client': 'packages/api-client/src/',
  'static-site': 'packages/static-site/src/',
  api: 'apps/api/src/',
  console: 'apps/console/src/',
  door: 'apps/door/src/',
  'sandbox-acquirer': 'apps/sandbox-acquirer/src/',
  storefront: 'apps/storefront/src/',
  parterre: 'apps/parterre/src/',
  demo: 'demo/src/',
};

/** What a file imports against the rules, one sentence each. */
export function breaches(file: string, source: string): string[] {
  const room = rooms.find(({ path }) => file.startsWith(path));
  if (!room) return [`${file}: stands in no room; add it to tools/check/rooms.ts`];
  const isTest = /\.test\.tsx?$|\/(test|testing)\//.test(file);
  if (!isTest && !hasZone(file)) return [`${file}: stands in no zone; add it to tools/check/zones.ts`];
  return readImports(file, source).flatMap((found) => {
    const why = whyRefused(room, file, found, isTest);
    return why ? [`${file}:${found.line}: may not import ${found.specifier}: ${why}`] : [];
  });
}

function whyRefused(
  room: Room,
  file: string,
  { specifier, typeOnly }: Import,
  isTest: boolean,
): string | undefined {
  const target = ownPath(file, specifier);
  const layer = layers.find(
    (rule) => !(typeOnly && rule.allowsTypes) && refuses(rule, file, target ?? specifier),
  );
  if (layer) return layer.because;
  const outside = target && !isTest && whyOutsideZone(file, target);
  if (outside) return outside;
  if (target && isTest && target.startsWith(sharedTestFolder(file))) return undefined;
  if (target) return whyRefusedOwn(room, target, typeOnly);
  if (isTest) return undefined;
  if (specifier.startsWith('node:')) return room.node ? undefined : `${room.path} does not run on Node`;
  const name = specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
  if (room.packages === 'any' || room.packages.includes(name)) return undefined;
  return room.packages === 'none'
    ? `${room.path} imports nothing`
    : `${room.path} imports only ${room.packages.join(', ')}`;
}

function whyRefusedOwn(room: Room, target: string, typeOnly: boolean): string | undefined {
  const within = (paths: readonly string[] = []) => paths.some((path) => target.startsWith(path));
  if (within([room.path, ...room.imports])) return undefined;
  if (within(room.types)) return typeOnly ? undefined : `${room.path} takes its types alone (import type)`;
  return `${room.path} imports only ${[...room.imports, ...(room.types ?? [])].join(', ') || 'nothing of ours'}`;
}

/** What tests of a package share stands in its own folder `test/`. */
const sharedTestFolder = (file: string) => `${file.split('/').slice(0, 2).join('/')}/test/`;

/** A group named in `from` is put into `mayNotImport`, so that "another feature" can be said. */
function refuses(rule: (typeof layers)[number], file: string, target: string): boolean {
  const match = rule.from.exec(file);
  if (!match) return false;
  const pattern = rule.mayNotImport.source.replace(
    /\$<(\w+)>/g,
    (_all, name: string) => match.groups?.[name] ?? '',
  );
  return new RegExp(pattern).test(target);
}

/** The repository path of an import of our own, by relative path or by package name. */
function ownPath(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return normalize(join(dirname(file), specifier));
  const own = /^@parterre\/([^/]+)\/?(.*)$/.exec(specifier);
  const folder = own?.[1] && folders[own[1]];
  return folder ? `${folder}${own[2]}.ts` : undefined;
}
