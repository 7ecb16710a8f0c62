import type { Room } from './room.ts';

const domain = 'packages/domain/src/';
const contracts = 'packages/contracts/src/';
/** What a browser may take from the contracts at run time: no schema library behind it. */
const plainContracts = [`${contracts}paths/`, `${contracts}errors.ts`];
const apiClient = 'packages/api-client/src/';
const staticSite = 'packages/static-site/src/';

/** Journeys and measurements know the apps from outside: they start the whole system and a browser. */
const whatRunsTheHouse = [
  'apps/parterre/src/rehearsal/crowd/',
  'apps/parterre/test/',
  'packages/static-site/test/launch-chromium.ts',
  'tools/setup/ensure-programs.ts',
];

/**
 * The walls of docs/architecture.md. The first room whose path begins a file's path is its room, so inner rooms stand
 * before outer ones. Tests follow the rules of the room they stand in, except that they may use Node and any package.
 */
export const rooms: readonly Room[] = [
  { path: domain, imports: [], packages: 'none', node: false },
  { path: 'packages/domain/', imports: [], packages: 'any', node: true },
  { path: contracts, imports: [domain], packages: ['zod'], node: false },
  {
    path: apiClient,
    imports: [domain, ...plainContracts],
    types: [contracts],
    packages: 'none',
    node: false,
  },
  { path: `${staticSite}shared/`, imports: [], packages: ['react'], node: false },
  {
    path: `${staticSite}browser/`,
    imports: [`${staticSite}shared/`],
    packages: ['react', 'react-dom'],
    node: false,
  },
  { path: `${staticSite}build/`, imports: [`${staticSite}shared/`], packages: 'any', node: true },
  { path: `${staticSite}host/`, imports: [`${staticSite}shared/`], packages: 'any', node: true },
  {
    path: `${staticSite}dev/`,
    imports: [`${staticSite}shared/`, `${staticSite}build/`, `${staticSite}host/`],
    packages: 'any',
    node: true,
  },
  {
    path: `${staticSite}mirror/`,
    imports: [`${staticSite}shared/`, `${staticSite}build/`, `${staticSite}host/`],
    packages: 'any',
    node: true,
  },
  { path: 'packages/static-site/', imports: [staticSite], packages: 'any', node: true },
  {
    path: 'apps/api/src/testing/',
    imports: ['apps/api/', 'apps/sandbox-acquirer/src/', domain, contracts],
    packages: 'any',
    node: true,
  },
  { path: 'apps/api/', imports: [domain, contracts], packages: 'any', node: true },
  { path: 'apps/console/src/build/', imports: [], packages: 'any', node: true },
  {
    path: 'apps/console/',
    imports: [domain, apiClient, ...plainContracts],
    types: [contracts],
    packages: 'any',
    node: false,
  },
  { path: 'apps/door/src/build/', imports: [], packages: 'any', node: true },
  {
    path: 'apps/door/',
    imports: [domain, ...plainContracts],
    types: [contracts],
    packages: 'any',
    node: false,
  },
  { path: 'apps/sandbox-acquirer/', imports: [domain], packages: 'any', node: true },
  {
    path: 'apps/storefront/test/',
    imports: ['apps/storefront/', 'packages/static-site/', domain],
    packages: 'any',
    node: true,
  },
  {
    path: 'apps/storefront/src/site/',
    imports: ['apps/storefront/src/', domain, contracts, apiClient, staticSite],
    packages: 'any',
    node: true,
  },
  {
    path: 'apps/storefront/',
    imports: [domain, apiClient, staticSite, ...plainContracts],
    types: [contracts],
    packages: 'any',
    node: false,
  },
  { path: 'apps/parterre/', imports: ['packages/', 'apps/', 'demo/'], packages: 'any', node: true },
  { path: 'demo/', imports: [domain, contracts], packages: 'any', node: true },
  { path: 'e2e/', imports: ['demo/', domain, ...whatRunsTheHouse], packages: 'any', node: true },
  { path: 'bench/', imports: ['packages/', 'demo/', ...whatRunsTheHouse], packages: 'any', node: true },
  { path: 'tools/', imports: [], packages: 'any', node: true },
];
