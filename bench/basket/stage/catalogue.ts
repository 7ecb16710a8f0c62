import type { CatalogueFile } from '@parterre/contracts/catalogue-file/catalogue-file';
import { straightRow } from '@parterre/domain/seats/test/straight-row';

const [rows, seatsPerRow] = [100, 200];
export const seatsPerEvent = rows * seatsPerRow;
export const events = 40;

const name = (en: string) => ({ en });

const arena = {
  name: 'Arena',
  size: { width: seatsPerRow * 55, height: rows * 90 },
  focal_point: { x: (seatsPerRow * 55) / 2, y: 0 },
  categories: [{ name: 'stalls', color: '#8f1d2c' }],
  zones: [
    {
      name: 'Hall',
      position: { x: 0, y: 0 },
      rows: Array.from({ length: rows }, (_, row) => straightRow(row + 1, seatsPerRow, 'stalls')),
    },
  ],
};

const picture = {
  src: '/media/show',
  width: 1200,
  height: 1600,
  colour: '#7a1f2b',
  widths: [320],
  alt: name('A stage'),
};

/** Forty events in one large hall, each with one date: event and date have the same number. */
export const arenaCatalogue = (): CatalogueFile => ({
  ...{ format: 'parterre-catalogue', version: 1, main_lang: 'en' },
  category_types: [{ source_id: 'music', name: name('Music') }],
  categories: [{ source_id: 'concert', type: 'music', name: name('Concert') }],
  locations: [{ source_id: 'city', name: name('City'), time_zone: 'Europe/Berlin', country: 'de' }],
  places: [
    {
      ...{ source_id: 'arena', location: 'city', name: name('Arena'), description: name('<p>Round</p>') },
      ...{ address: name('1 Square'), geo: { lat: 52.5, lon: 13.4 }, images: [] },
    },
  ],
  seating_plans: [{ source_id: 'arena-plan', name: 'Arena', plan: arena }],
  halls: [{ source_id: 'arena-hall', place: 'arena', name: name('Arena'), plan: 'arena-plan' }],
  events: Array.from({ length: events }, (_, index) => ({
    ...{ source_id: `show-${index + 1}`, category: 'concert', age_limit: 6, duration_minutes: 120 },
    ...{ title: name(`Show ${index + 1}`), description: name('<p>A show</p>'), currency: 'RUB' },
    images: { poster: picture, gallery: [] },
    ticket_types: [{ zone: 'stalls', name: name('Stalls'), price: 50, service_fee: 5 }],
    dates: [{ source_id: `show-${index + 1}-1`, hall: 'arena-hall', started_at: '2099-06-01T19:00' }],
  })),
});
