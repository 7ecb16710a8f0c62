import type { Landing } from '@parterre/contracts/landings/landing';

export function webManifest({ name, theme }: Landing, pathPrefix: string) {
  const { logo } = theme;
  return {
    name,
    short_name: name,
    lang: theme.main_lang,
    start_url: `${pathPrefix}/`,
    scope: `${pathPrefix}/`,
    display: 'minimal-ui',
    ...(logo && {
      icons: [{ src: pathPrefix + logo.src, sizes: 'any', type: 'image/svg+xml', purpose: 'any' }],
    }),
  };
}
