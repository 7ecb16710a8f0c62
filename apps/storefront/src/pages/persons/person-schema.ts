import { linksIn, paths } from '../../paths.ts';
import type { SiteSettings } from '../../theme/site-settings.ts';
import { pictureAddress } from '../frame/picture-address.ts';
import type { PersonData } from './persons.data.ts';

/** schema.org's Person. */
export const personSchema = (
  { id, name, role, summary, portrait }: PersonData,
  { address }: SiteSettings,
  languagePrefix: string,
) => ({
  '@context': 'https://schema.org',
  '@type': 'Person',
  '@id': linksIn({ pathPrefix: address, languagePrefix })(paths.person(id)),
  name,
  jobTitle: role,
  description: summary,
  ...(portrait && { image: pictureAddress(address, portrait) }),
});
