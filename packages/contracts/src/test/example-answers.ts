import { event, images, moment, picture, ticket, token, total } from './example-values.ts';

const list = (item: unknown) => ({ results: [item], total: 1, page: 1, limit: 24 });

const category = { id: 1, name: 'Драма', type_id: 2, events_count: 14 };
const setting = { id: 3, name: 'Большой зал', parent_id: 2, events_count: 4 };
const place = {
  id: 2,
  name: 'Театр на Неве',
  description: '<p>Основан в 1899 году</p>',
  address: 'Набережная, 1',
  geo: { lat: 59.94, lon: 30.31 },
  location: { id: 1, name: 'Петербург' },
  halls: [{ id: 3, name: 'Большой зал', capacity: 1100 }],
  images,
  events_count: 9,
};
const person = {
  id: 5,
  name: 'Анна Лебедева',
  role: 'Актриса',
  biography: '<p>…</p>',
  images,
  events_count: 3,
};
const newsItem = {
  id: 8,
  title: 'Премьера',
  lead: 'Скоро',
  body: '<p>…</p>',
  published_at: moment,
  image: picture,
  event_ids: [12],
  person_ids: [5],
};
const prices = {
  price_min: 1650,
  price_max: 13200,
  currency_code: 'RUB',
  tickets_left: 42,
  sale_state: 'on_sale',
};
const landing = {
  id: 1,
  name: 'Parterre',
  domain: 'parterre.example',
  languages: ['ru', 'en'],
  theme: {
    language: 'ru',
    main_lang: 'ru',
    currencies: [{ code: 'RUB' }, { code: 'EUR' }],
    currency: 'RUB',
    language_currency: { RUB: [{ value: 'ru' }], EUR: [{ value: 'de' }] },
    ui_config_show_currencies: true,
    ui_metric_id: '100',
    umnico_widget_hash: null,
    colours: { light: { paper: '#fff' }, dark: { paper: '#1a1020' } },
    logo: { src: '/logo.svg', width: 120, height: 32 },
    fonts: { display: 'Geologica', text: 'Geologica' },
    contacts: { email: 'hello@parterre.example' },
    seller: {
      name: 'Parterre LLC',
      address: 'Набережная, 2',
      tax_number: '7800000000',
      registration_number: '1027800000000',
      email: 'hello@parterre.example',
      phone: '+78120000000',
    },
    social_links: [{ name: 'Telegram', url: 'https://t.me/parterre' }],
    hero_form: 'a setting of this one site',
  },
  pages: [{ slug: 'season', title: 'Сезон', body: '<p>…</p>' }],
  info: Object.fromEntries(
    ['about', 'contacts', 'guarantee', 'offer', 'pay-and-delivery', 'privacy-policy', 'sertifikaty'].map(
      (name) => [name, { title: name, body: '<p>…</p>', updated_at: moment }],
    ),
  ),
  navigation: [{ title: 'Афиша', path: '/events' }],
};

const basket = {
  created: moment,
  currency_code: 'RUB',
  expires_at: moment,
  extensions_left: 10,
  tickets: [ticket],
  total,
  now: moment,
};

const payment = {
  payment_id: 'p-1',
  state: 'failed',
  awaits: null,
  acquisition: { id: 1, code: 'card', name: 'Банковская карта', kind: 'card' },
  amount: 3300,
  currency_code: 'RUB',
  created_at: moment,
  failure: 'declined',
  refunds: [{ state: 'done', amount: 3300, created_at: moment, certificate_code: '7K3M9-QXA2C-00000-00000' }],
};
const venue = { address: place.address, geo: place.geo, doors_at: moment };
const { state: _, ...subject } = ticket.extra;
const extra = {
  ...subject,
  date: { ...subject.date, moved_from: null, status: 'scheduled', time_zone: 'Europe/Moscow', venue },
};
const issued = { code: 'P1…', number: '4F7K-22QD', is_revoked: false };
const order = {
  token,
  number: 'P-000123',
  state: 'awaiting_payment',
  created_at: moment,
  expires_at: moment,
  called_off: null,
  currency_code: 'RUB',
  lang: 'ru',
  contact: { name: 'Анна', email: 'anna@example.com', phone: null },
  lines: [{ ...ticket, extra }],
  total,
  vat: [{ percent: 20, exemption: null, amount: 550 }],
  amount_due: 3300,
  payments: [payment],
  tickets: [{ line_id: '40:12', ...issued }],
  returns: [
    {
      date_id: 40,
      until: moment,
      refund_from: moment,
      may_take_certificate: true,
      is_at_counter: false,
      other_dates: [{ date_id: 41, started_at: moment }],
    },
  ],
  now: moment,
};

/** One answer for each call that answers with JSON. */
export const exampleAnswers: Record<string, unknown> = {
  listEvents: list(event),
  readEvent: {
    ...event,
    dates: [
      {
        id: 40,
        started_at: moment,
        doors_at: null,
        hall: event.hall,
        seating: 'plan',
        sale_state: 'on_sale',
      },
    ],
  },
  listPlaces: list(place),
  readPlace: place,
  listPersons: list(person),
  readPerson: person,
  listNews: list(newsItem),
  readNews: newsItem,
  listCategoryTypes: list({ ...category, type_id: null }),
  listCategories: list(category),
  listEventsDates: list({ date: '2026-12-24', events_count: 3 }),
  listEventsHalls: list(setting),
  listEventsPlaces: list(setting),
  listEventsLocations: list({ ...setting, parent_id: null, time_zone: 'Europe/Moscow' }),
  suggest: {
    results: [
      {
        kind: 'event',
        id: 12,
        title: 'Гамлет',
        address: '/events/12',
        search_matches: [[0, 3]],
        picture,
        event_source_id: 1012,
        next_date: {
          started_at: moment,
          place: { id: 3, name: 'Театр на Неве' },
          location: { id: 2, name: 'Санкт-Петербург' },
          sale_state: 'on_sale',
          price: { min: 1650, max: 3300, currency_code: 'RUB' },
        },
      },
    ],
    understood_as: 'гамлет',
  },
  listAcquisitions: list({
    id: 1,
    name: 'Банковская карта',
    code: 'card',
    kind: 'card',
    currencies: ['RUB'],
    provider: 'sandbox',
  }),
  readLanding: landing,
  listEventsPrices: list({ id: 12, event_source_id: 1012, ...prices }),
  listDatesPrices: list({ id: 40, started_at: moment, ...prices }),
  readOffers: {
    currency_code: 'RUB',
    sale_state: 'on_sale',
    plan: { url: '/plans/neva.json', hash: 'a1b2' },
    zones: [{ id: 'stalls', name: 'Партер', colour: '#7a1f2b', price: 3000, service_fee: 300, left: 80 }],
    general: [
      { ticket_id: '40:floor', zone_id: 'floor', name: 'Танцпол', price: 1500, service_fee: 150, left: 300 },
    ],
    max_per_order: 10,
    version: 7,
  },
  readAvailability: { version: 7, free: '/wA=' },
  findBestAvailable: { ticket_ids: ['40:12', '40:13'], together: true, reason: 'together' },
  readBasket: basket,
  changeBasket: basket,
  clearBasket: { ...basket, created: null, expires_at: null, tickets: [] },
  extendBasket: basket,
  chooseCurrency: basket,
  restoreBasket: {
    ...basket,
    lost: [{ ticket_id: '40:13', count: 1, reason: 'taken', left: 0, alternatives: ['40:14'] }],
    repriced: [{ ticket_id: '40:12', price: 2900, service_fee: 290 }],
  },
  placeOrder: order,
  readOrder: order,
  cancelOrder: order,
  returnTickets: order,
  lookUpOrders: {},
  requestReminder: {},
  confirmReminder: {
    event: { id: 7, title: 'Гамлет' },
    date_id: 12,
    sale_starts_at: '2026-12-01T12:00:00+03:00',
  },
  cancelReminder: {},
  readTicket: {
    ...issued,
    lang: 'ru',
    event: extra.event,
    date: extra.date,
    zone: extra.zone,
    seat: extra.seat,
  },
  startPayment: { payment_id: 'p-1', state: 'pending', redirect_url: 'https://bank.example/pay/1' },
  receiveNotification: {},
  askForWork: {
    work: {
      challenge: 'a1.256.1794700800000.c3',
      tries: 256,
      rounds: 2000,
      target: '00112233445566778899aabbccddeeff',
    },
  },
  reportQuality: {},
  readTicketKeys: { keys: [{ kty: 'OKP', crv: 'Ed25519', kid: '1', x: 'AAAA' }] },
};
