import { defaultColours } from '../theme/default-colours.ts';
import { copyDates, readDates } from './copy-dates.ts';
import { type Item, type ItemKind, isRecord } from './item.ts';

interface Beginning {
  readonly key: string;
  /** In the main language. */
  readonly name: string;
  readonly mainLang: string;
  /** What the house sells in. */
  readonly currency: string;
}

/** An item that nothing is said of yet but its name. What it lacks is told when it is checked. */
export function emptyItem(kind: ItemKind, { key, name, mainLang, currency }: Beginning): Item {
  const text = { [mainLang]: name };
  switch (kind) {
    case 'events':
      return {
        source_id: key,
        title: text,
        description: {},
        age_limit: 0,
        duration_minutes: 90,
        currency,
        labels: [],
        persons: [],
        images: { gallery: [] },
        ticket_types: [],
        dates: [],
        invoices: false,
      };
    case 'news':
      return { source_id: key, title: text, lead: {}, body: {}, events: [], persons: [] };
    case 'persons':
      return { source_id: key, name: text, role: {}, biography: {} };
    case 'places':
      return { source_id: key, name: text, description: {}, address: {}, images: [] };
    case 'halls':
    case 'categories':
    case 'category_types':
    case 'locations':
      return { source_id: key, name: text };
    case 'landings':
      return emptyLanding({ key, name, mainLang, currency });
    case 'exchange_rates': {
      const [from = '', to = ''] = key.split('-');
      return { from, to };
    }
  }
}

/** What every site has to say something of (spec §2). */
const infoPages = [
  'about',
  'contacts',
  'guarantee',
  'offer',
  'pay-and-delivery',
  'privacy-policy',
  'sertifikaty',
] as const;

const emptyLanding = ({ key, name, mainLang, currency }: Beginning): Item => ({
  id: Number(key),
  name,
  languages: [mainLang],
  online: true,
  invoices: false,
  theme: {
    language: mainLang,
    main_lang: mainLang,
    currencies: [{ code: currency }],
    currency,
    language_currency: {},
    ui_config_show_currencies: false,
    law: 'eu',
    error_reports_personal_data: false,
    colours: defaultColours,
    fonts: { display: 'Prata', text: 'Manrope' },
    logo: null,
  },
  info: Object.fromEntries(infoPages.map((page) => [page, { title: {}, body: {} }])),
  pages: [],
  navigation: [],
});

/** A site like another one, at a domain of its own. Counters, chat and keys are of the other one alone. */
export function copyLanding(
  landing: Item,
  { key, name, domain }: { readonly key: string; readonly name: string; readonly domain: string },
): Item {
  const theme = isRecord(landing.theme) ? landing.theme : {};
  const apart = ['ui_metric_id', 'ui_events_metric_id', 'umnico_widget_hash', 'recaptcha_site_key'];
  return {
    ...landing,
    id: Number(key),
    name,
    domain,
    online: true,
    theme: Object.fromEntries(
      Object.entries(theme).map(([name, value]) => [name, apart.includes(name) ? null : value]),
    ),
  };
}

interface Copying extends Omit<Beginning, 'currency'> {
  /** On which day the first of its dates is; on the day of the old one unless given. */
  readonly firstDay?: string | undefined;
  /** By the clock of the house. */
  readonly now: string;
}

/** The same under another key and name. Dates get keys and days of their own, and nothing of them is withheld. */
export function copyItem(item: Item, { key, name, mainLang, firstDay, now }: Copying): Item {
  const named = isRecord(item.title) ? 'title' : 'name';
  const texts = item[named];
  return {
    ...item,
    source_id: key,
    [named]: { ...(isRecord(texts) ? texts : {}), [mainLang]: name },
    ...(Array.isArray(item.dates) && { dates: copyDates(readDates(item), { key, firstDay, now }) }),
  };
}
