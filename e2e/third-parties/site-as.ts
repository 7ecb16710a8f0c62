import type { BrowserContext } from 'playwright-core';

const reportsHost = 'https://errors.example';

type Settings = Readonly<Record<string, unknown>>;

/** Shows a visitor the same site with other settings, as its operator might have given them. */
export const siteAs = (
  context: BrowserContext,
  address: string,
  change: (settings: string) => string,
): Promise<unknown> =>
  context.route(
    ({ href, pathname }) => href.startsWith(`${address}/`) && !/\.\w+$|^\/(api|v\d)\//.test(pathname),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const changed = (await response.text()).replace(
        /(id="page">)(.*?)(<\/script>)/s,
        (_all, before, json, after) => [before, change(json), after].join(''),
      );
      // A page's policy is made of the same settings.
      const [, tiles = ''] = /"map_tiles":\{"url":"(https?:\/\/[^/"]+)/.exec(changed) ?? [];
      const body = changed.replace('connect-src ', `connect-src ${reportsHost} ${tiles} `);
      return route.fulfill({ response, body });
    },
  );

/** Replaces values in the settings by their names. */
export const withSettings =
  (settings: Settings) =>
  (json: string): string =>
    Object.entries(settings).reduce(
      (text, [name, value]) =>
        text.replace(
          new RegExp(`"${name}":("[^"]*"|\\w+|\\{[^{}]*(\\{\\})?\\})`),
          `"${name}":${JSON.stringify(value)}`,
        ),
      json,
    );

export const reportingTo = withSettings({
  errorReporting: {
    dsn: 'https://key@errors.example/1',
    routes: { 'visitors.example': 'https://key@errors.example/2' },
  },
});

export const withoutIds = withSettings({
  ui_metric_id: null,
  ui_events_metric_id: null,
  umnico_widget_hash: null,
  recaptcha_site_key: null,
});
