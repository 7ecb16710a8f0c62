import { about } from './info/about.ts';
import { contacts } from './info/contacts.ts';
import { guarantee } from './info/guarantee.ts';
import { offer } from './info/offer.ts';
import { payAndDelivery } from './info/pay-and-delivery.ts';
import { privacyPolicy } from './info/privacy-policy.ts';
import { sertifikaty } from './info/sertifikaty.ts';
import { accessibility } from './pages/accessibility.ts';
import { groupsAndSchools } from './pages/groups-and-schools.ts';
import { withChildren } from './pages/with-children.ts';
import type { Site } from './site.ts';

export const infoPages = (site: Site) => ({
  about: about(site),
  contacts: contacts(site),
  guarantee: guarantee(site),
  offer: offer(site),
  'pay-and-delivery': payAndDelivery(site),
  'privacy-policy': privacyPolicy(site),
  sertifikaty: sertifikaty(site),
});

export const customPages = (site: Site) => [
  { slug: 'accessibility', ...accessibility(site) },
  { slug: 'groups-and-schools', ...groupsAndSchools(site) },
  { slug: 'with-children', ...withChildren(site) },
];

/** What a theme tells of the house, in the words of its texts. */
export const houseDetails = ({ email, phone, hours, address, seller }: Site) => ({
  contacts: { email, phone, address, hours },
  seller: {
    name: seller.name,
    country: seller.country,
    address: seller.address,
    tax_number: seller.taxNumber,
    registration_number: seller.registrationNumber,
    vat_percent: seller.vatPercent,
    bank: seller.bank,
    email,
    phone,
  },
});
