/** `site` is origin and path prefix. */
export const robotsTxt = (site: string, pathPrefix: string, disallow: readonly string[]) =>
  [
    'User-agent: *',
    ...(disallow.length === 0 ? ['Disallow:'] : disallow.map((path) => `Disallow: ${pathPrefix}${path}`)),
    '',
    `Sitemap: ${site}/sitemap.xml`,
    '',
  ].join('\n');
