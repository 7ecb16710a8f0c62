import type { CatalogueFile } from '@parterre/contracts/catalogue-file/catalogue-file';

type Event = NonNullable<CatalogueFile['events']>[number];
type EventDate = Event['dates'][number];

/** Tests read the small catalogue at this moment. */
export const testNow = new Date('2026-12-01T09:00:00Z');

const picture = (name: string) => ({
  src: `/pictures/${name}`,
  width: 1200,
  height: 1600,
  colour: '#7a1f2b',
  widths: [320, 640],
  alt: { ru: `Афиша: ${name}`, en: `Poster: ${name}` },
});

const both = (ru: string, en: string) => ({ ru, en });

const entry = (price: number, capacity?: number) => ({
  zone: 'entry',
  name: both('Входной билет', 'Entry'),
  price,
  service_fee: price / 10,
  ...(capacity !== undefined && { capacity }),
});

/** 100 places at 1000 RUB and a fee of 100. */
export const smallTicketType = entry(1000, 100);

export const smallDate = (
  source_id: string,
  started_at: string,
  more: Partial<EventDate> = {},
): EventDate => ({
  source_id,
  hall: 'club-main',
  started_at,
  ...more,
});

export const smallEvent = (source_id: string, more: Partial<Event> = {}): Event => ({
  source_id,
  category: 'concert',
  title: both(`Событие ${source_id}`, `Event ${source_id}`),
  description: both('<p>О событии</p>', '<p>About the event</p>'),
  age_limit: 6,
  duration_minutes: 120,
  currency: 'RUB',
  images: { poster: picture(source_id), gallery: [] },
  ticket_types: [smallTicketType],
  dates: [smallDate(`${source_id}-1`, '2026-12-10T19:00')],
  ...more,
});

const infoPage = (name: string) => ({
  title: both(`Страница ${name}`, `Page ${name}`),
  body: { ru: '<p>Текст</p>' },
});

const info = {
  about: infoPage('about'),
  contacts: infoPage('contacts'),
  guarantee: infoPage('guarantee'),
  offer: infoPage('offer'),
  'pay-and-delivery': infoPage('pay-and-delivery'),
  'privacy-policy': infoPage('privacy-policy'),
  sertifikaty: infoPage('sertifikaty'),
};

const events: Event[] = [
  smallEvent('nutcracker', {
    category: 'ballet',
    title: both('Щелкунчик', 'The Nutcracker'),
    subtitle: both('Балет в двух действиях', 'A ballet in two acts'),
    labels: ['star_cast', 'family'],
    persons: [
      { person: 'petipa', role: both('Хореограф', 'Choreographer') },
      { person: 'ivanova', role: both('Маша', 'Masha') },
    ],
    ticket_types: [
      { ...entry(3000, 300), zone: 'stalls', prices: { EUR: { price: 33, service_fee: 3 } } },
      { ...entry(1000, 200), zone: 'balcony' },
    ],
    dates: [
      smallDate('nutcracker-0', '2026-11-20T19:00'),
      smallDate('nutcracker-1', '2026-12-20T19:00', { doors_at: '2026-12-20T18:00' }),
      smallDate('nutcracker-2', '2026-12-21T12:00'),
    ],
  }),
  smallEvent('jazz', {
    title: { ru: 'Джаз в клубе' },
    ticket_types: [entry(500, 50)],
    dates: [smallDate('jazz-1', '2026-12-05T20:00', { hall: 'club-bar' })],
  }),
  smallEvent('hamlet', {
    category: 'drama',
    title: both('Гамлет', 'Hamlet'),
    currency: 'EUR',
    persons: [{ person: 'ivanova', role: both('Офелия', 'Ophelia') }],
    ticket_types: [entry(40, 100)],
    dates: [
      smallDate('hamlet-1', '2026-12-15T19:30', { hall: 'buehne-main' }),
      smallDate('hamlet-2', '2026-12-05T19:30', { hall: 'buehne-main' }),
    ],
  }),
  smallEvent('past', { dates: [smallDate('past-1', '2026-10-01T19:00')] }),
  smallEvent('soon', {
    dates: [smallDate('soon-1', '2027-02-01T19:00', { sale_starts_at: '2027-01-01T12:00' })],
  }),
  smallEvent('cancelled', { dates: [smallDate('cancelled-1', '2026-12-11T19:00', { status: 'cancelled' })] }),
  smallEvent('postponed', { dates: [smallDate('postponed-1', '2026-12-12T19:00', { status: 'postponed' })] }),
  smallEvent('full', {
    dates: [smallDate('full-1', '2026-12-13T19:00', { not_for_sale: { general: { entry: 100 } } })],
  }),
];

/** Eight events in two cities: touring, past, soon, cancelled, postponed, sold out, untranslated ones among them. */
export const smallCatalogue = (): CatalogueFile => ({
  format: 'parterre-catalogue',
  version: 1,
  main_lang: 'ru',
  exchange_rates: [
    { from: 'RUB', to: 'EUR', rate: 0.0107, step: 0.5, set_at: '2026-11-01T00:00:00Z' },
    { from: 'EUR', to: 'RUB', rate: 95.5, step: 50, set_at: '2026-11-01T00:00:00Z' },
  ],
  landings: [
    {
      id: 1,
      name: 'Партер',
      domain: 'parterre.example',
      languages: ['ru', 'en'],
      invoices: true,
      theme: {
        main_lang: 'ru',
        // Nothing has a price in the last one.
        currencies: [{ code: 'RUB' }, { code: 'EUR' }, { code: 'USD' }],
        currency: 'RUB',
        language_currency: { EUR: [{ value: 'en' }] },
        ui_config_show_currencies: true,
        colours: { light: { accent: '#7a1f2b' }, dark: { accent: '#e9a0ab' } },
        logo: null,
        fonts: { display: 'Prata', text: 'Golos' },
        contacts: { email: 'hello@parterre.example', hours: both('Ежедневно', 'Daily') },
        seller: {
          name: both('ООО «Партер»', 'Parterre LLC'),
          address: both('Москва', 'Moscow'),
          tax_number: '7700000000',
          registration_number: '1027700000000',
          bank: both('Банк, р/с 40702810900000000001', 'Bank, account 40702810900000000001'),
          email: 'law@parterre.example',
          phone: '+74950000000',
        },
        social_links: [],
      },
      info,
      pages: [{ slug: 'gifts', title: both('Подарки', 'Gifts'), body: both('<p>…</p>', '<p>…</p>') }],
      navigation: [{ title: both('Афиша', 'Events'), path: '/events' }],
    },
  ],
  category_types: [
    { source_id: 'stage', name: both('Сцена', 'Stage') },
    { source_id: 'music', name: both('Музыка', 'Music') },
  ],
  categories: [
    { source_id: 'ballet', type: 'stage', name: both('Балет', 'Ballet') },
    { source_id: 'drama', type: 'stage', name: both('Драма', 'Drama') },
    { source_id: 'concert', type: 'music', name: both('Концерт', 'Concert') },
  ],
  locations: [
    { source_id: 'moscow', name: both('Москва', 'Moscow'), time_zone: 'Europe/Moscow', country: 'ru' },
    { source_id: 'berlin', name: both('Берлин', 'Berlin'), time_zone: 'Europe/Berlin', country: 'de' },
  ],
  places: [
    {
      source_id: 'club',
      location: 'moscow',
      name: both('Клуб', 'Club'),
      description: both('<p>Подвал</p>', '<p>A cellar</p>'),
      address: both('Тверская, 1', '1 Tverskaya'),
      geo: { lat: 55.75, lon: 37.61 },
      images: [picture('club')],
    },
    {
      source_id: 'buehne',
      location: 'berlin',
      name: both('Сцена', 'The Stage'),
      description: { ru: '<p>Театр</p>' },
      address: both('Аллея, 2', 'Allee 2'),
      geo: { lat: 52.5, lon: 13.4 },
      images: [],
    },
  ],
  halls: [
    { source_id: 'club-main', place: 'club', name: both('Большой зал', 'Main hall'), capacity: 500 },
    { source_id: 'club-bar', place: 'club', name: both('Бар', 'Bar'), capacity: 50 },
    { source_id: 'buehne-main', place: 'buehne', name: both('Зал', 'Hall'), capacity: 200 },
  ],
  persons: [
    {
      source_id: 'petipa',
      name: both('Мариус Петипа', 'Marius Petipa'),
      role: both('Хореограф', 'Choreographer'),
      biography: both('<p>Родился в Марселе</p>', '<p>Born in Marseille</p>'),
      image: picture('petipa'),
    },
    {
      source_id: 'ivanova',
      name: both('Анна Иванова', 'Anna Ivanova'),
      role: both('Актриса', 'Actress'),
      biography: { ru: '<p>Актриса</p>' },
    },
  ],
  events,
  news: [
    {
      source_id: 'season',
      title: both('Новый сезон', 'A new season'),
      lead: both('Открываем продажу', 'Sales open'),
      body: both('<p>Билеты на сайте</p>', '<p>Tickets are here</p>'),
      published_at: '2026-11-25T10:00',
      image: picture('season'),
      events: ['nutcracker', 'jazz'],
      persons: ['petipa'],
    },
    {
      source_id: 'later',
      title: { ru: 'Скоро' },
      lead: { ru: 'Будет позже' },
      body: { ru: '<p>Ещё не вышло</p>' },
      published_at: '2026-12-25T10:00',
    },
  ],
});
