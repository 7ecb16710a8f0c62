import type { SiteSettings } from '../../theme/site-settings.ts';
import type { HomeData } from './home.data.ts';

/** schema.org's Organization: who sells. */
export const organizationSchema = (
  { name, address }: SiteSettings,
  { email, phone }: HomeData['organization'],
) => ({
  '@context': 'https://schema.org',
  '@type': 'Organization',
  name,
  url: address,
  ...(email && { email }),
  ...(phone && { telephone: phone }),
});
