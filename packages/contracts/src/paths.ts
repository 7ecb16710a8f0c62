// Where every call lives. Plain strings, so that the browser can have them without the schemas.

export const publicPaths = {
  listEvents: '/v1/events',
  readEvent: '/v1/events/:id',
  listPlaces: '/v1/places',
  readPlace: '/v1/places/:id',
  listPersons: '/v1/persons',
  readPerson: '/v1/persons/:id',
  listNews: '/v1/news',
  readNews: '/v1/news/:id',
  listCategoryTypes: '/v1/events_category_types',
  listCategories: '/v1/events_categories',
  listEventsDates: '/v1/events_dates',
  listEventsHalls: '/v1/events_halls',
  listEventsPlaces: '/v1/events_places',
  listEventsLocations: '/v1/events_locations',
  suggest: '/v1/suggest',
  listAcquisitions: '/v2/acquisitions',
  readLanding: '/v2/landings/:id',
  listEventsPrices: '/v2/events_prices',
  listDatesPrices: '/v2/dates_prices',
  readOffers: '/v2/dates/:id/offers',
  readAvailability: '/v2/dates/:id/availability',
  streamAvailability: '/v2/dates/:id/availability/stream',
  findBestAvailable: '/v2/dates/:id/best_available',
} as const;

export const basketPaths = {
  basket: '/api/basket',
  extendBasket: '/api/basket/extend',
  takeBackBasket: '/api/basket/take_back',
} as const;

export const orderPaths = {
  placeOrder: '/api/orders',
  lookUpOrders: '/api/orders/lookup',
  readOrder: '/api/orders/:token',
  cancelOrder: '/api/orders/:token/cancel',
  startPayment: '/api/orders/:token/payments',
  readTicketsPdf: '/api/orders/:token/tickets.pdf',
  readCalendar: '/api/orders/:token/calendar.ics',
  readBillPdf: '/api/orders/:token/bill.pdf',
  receiveNotification: '/api/payments/:provider/notifications',
  readTicketKeys: '/.well-known/ticket-keys.json',
} as const;

type ParameterOf<Path extends string> = string extends Path
  ? string
  : Path extends `${string}:${infer Name}/${infer Rest}`
    ? Name | ParameterOf<`/${Rest}`>
    : Path extends `${string}:${infer Name}`
      ? Name
      : never;

/** `pathTo(publicPaths.readEvent, { id: 12 })` is `/v1/events/12`. */
export const pathTo = <Path extends string>(
  path: Path,
  parameters: Record<ParameterOf<Path>, string | number>,
): string => path.replace(/:(\w+)/g, (_, name: ParameterOf<Path>) => encodeURIComponent(parameters[name]));
