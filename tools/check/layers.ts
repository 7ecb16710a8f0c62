/** Inside an app, the layer is in the folder or the file name. `target` is refused wherever the pattern meets. */
export interface Layer {
  readonly from: RegExp;
  /** Our own code by its path in the repository, anything else by the name that it is imported with. */
  readonly mayNotImport: RegExp;
  readonly because: string;
  /** Whether its types may be imported all the same. */
  readonly allowsTypes?: true;
}

/** What holds for code alone: a test may set up whatever it needs. */
const code = '(?!.*(?:\\.test\\.tsx?$|/test/|/testing/))';

const apiFeature = 'apps/api/src/features';
const storefront = 'apps/storefront/src';

export const layers: readonly Layer[] = [
  {
    from: new RegExp(`^${code}(apps|packages)/[^/]+/src/`),
    mayNotImport: /\/(test|testing)\//,
    because: 'what tests share is for tests',
  },
  {
    from: new RegExp(`^${code}${apiFeature}/.*\\.service\\.ts$`),
    mayNotImport: /^(fastify|@fastify\/.*)$|^apps\/api\/src\/database\/sql\.ts$/,
    because: 'a service knows neither HTTP nor SQL',
  },
  {
    from: new RegExp(`^${code}${apiFeature}/(?!.*\\.queries\\.ts$)`),
    mayNotImport: /^apps\/api\/src\/database\/sql\.ts$/,
    because: 'SQL stands in *.queries.ts',
  },
  {
    from: new RegExp(`^${code}${apiFeature}/(?:.*/)?[^/.]+\\.ts$`),
    mayNotImport: /\.queries\.ts$/,
    because: 'only a service asks the database',
    allowsTypes: true,
  },
  {
    from: new RegExp(`^${apiFeature}/[^/]+/.*\\.routes\\.ts$`),
    mayNotImport: /\.queries\.ts$/,
    because: 'a route calls a service, a service calls queries',
  },
  {
    from: new RegExp(`^${apiFeature}/[^/]+/.*\\.queries\\.ts$`),
    mayNotImport: /\.(service|routes)\.ts$/,
    because: 'queries know the database alone',
  },
  {
    from: new RegExp(`^${code}${apiFeature}/.*\\.console\\.routes\\.ts$`),
    mayNotImport:
      /^(fastify|@fastify\/.*|fastify-.*)$|^apps\/api\/src\/(?!commands\/).*(?<!\.console)\.routes\.ts$/,
    because: 'what operators change is changed by a command alone',
  },
  {
    // Signing in stands before every permission, and is the one exception.
    from: /^apps\/api\/src\/console-(app|api)\.ts$/,
    mayNotImport:
      /^apps\/api\/src\/features\/(?!staff\/sign-in\/sign-in\.routes\.ts$).*(?<!\.console)\.routes\.ts$/,
    because: 'what operators change is changed by a command alone',
  },
  {
    from: /\.service\.ts$/,
    mayNotImport: /\.routes\.ts$/,
    because: 'a service does not know HTTP',
  },
  {
    from: new RegExp(`^${apiFeature}/(?<feature>[^/]+)/`),
    mayNotImport: new RegExp(`^${apiFeature}/(?!$<feature>/).*\\.queries\\.ts$`),
    because: 'another feature is used through its service, never its queries',
  },
  {
    from: new RegExp(`^${storefront}/features/(?<feature>[^/]+)/`),
    mayNotImport: new RegExp(`^${storefront}/(features/(?!$<feature>/)|pages/|slices/)`),
    because: 'features meet in the page or by signal',
  },
  {
    from: /^apps\/console\/src\/features\/(?<feature>[^/]+)\//,
    mayNotImport: /^apps\/console\/src\/features\/(?!$<feature>\/)/,
    because: 'features meet in the router',
  },
  {
    from: new RegExp(`^${storefront}/third-parties/`),
    mayNotImport: new RegExp(`^${storefront}/(features|pages|slices)/`),
    because: 'pages tell it what happened by signal',
  },
  {
    from: new RegExp(`^${storefront}/(ui|i18n|theme)/`),
    mayNotImport: new RegExp(`^${storefront}/(features|pages|slices|third-parties)/`),
    because: 'it knows nothing of tickets or routes',
  },
];
