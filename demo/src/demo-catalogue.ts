import type { CatalogueFile } from '@parterre/contracts/catalogue-file/catalogue-file';
import { categories, categoryTypes } from './categories.ts';
import { catalogueEvents } from './events/catalogue-events.ts';
import { exchangeRates } from './exchange-rates.ts';
import { kulisse } from './landings/kulisse.ts';
import { parterre } from './landings/parterre.ts';
import { catalogueNews } from './news/catalogue-news.ts';
import { cataloguePersons } from './persons/catalogue-persons.ts';
import { describePicture } from './pictures/describe-picture.ts';
import { locations } from './places/locations.ts';
import { halls, places } from './places/places.ts';
import { listSeats, seatingPlans } from './plans/seating-plans.ts';

const findImages = ({ id }: { readonly id: string }) => ({
  poster: describePicture('poster', id),
  banner: describePicture('banner', id),
  gallery: [],
});

/** The whole demo catalogue, its dates set around `today`, written `yyyy-mm-dd`. */
export const demoCatalogue = (today: string): CatalogueFile => ({
  format: 'parterre-catalogue',
  version: 1,
  main_lang: 'ru',
  exchange_rates: exchangeRates(today),
  landings: [parterre, kulisse],
  category_types: [...categoryTypes],
  categories: [...categories],
  locations,
  places,
  seating_plans: seatingPlans,
  halls,
  persons: cataloguePersons((id) => describePicture('portrait', id)),
  events: catalogueEvents({ today, findImages, listSeats }),
  news: catalogueNews(today),
});
