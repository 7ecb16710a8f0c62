import type { ItemKind, Path } from '@parterre/domain/drafts/item';

/** A part of an item that is no text in several languages. */
export type ItemField =
  | { readonly form: 'line' | 'switch' | 'moment' | 'instant' | 'place'; readonly path: Path }
  | {
      readonly form: 'number';
      readonly path: Path;
      readonly isWhole: boolean;
    }
  | { readonly form: 'labels'; readonly path: Path }
  | { readonly form: 'reference'; readonly path: Path; readonly of: ItemKind }
  | { readonly form: 'references'; readonly path: Path; readonly of: ItemKind }
  | { readonly form: 'cast' | 'ticket_types' | 'dates' | 'picture' | 'plan' | 'sites'; readonly path: Path }
  | { readonly form: 'pictures'; readonly path: Path; readonly max: number };

const line = (name: string): ItemField => ({ form: 'line', path: [name] });
const whole = (name: string): ItemField => ({ form: 'number', path: [name], isWhole: true });
const amount = (name: string): ItemField => ({ form: 'number', path: [name], isWhole: false });
const reference = (name: string, of: ItemKind): ItemField => ({ form: 'reference', path: [name], of });
const references = (name: string, of: ItemKind): ItemField => ({ form: 'references', path: [name], of });

/** In the order in which a form has them, after the texts. */
export const itemFields: Readonly<Record<ItemKind, readonly ItemField[]>> = {
  events: [
    reference('category', 'categories'),
    whole('age_limit'),
    whole('duration_minutes'),
    line('currency'),
    { form: 'labels', path: ['labels'] },
    { form: 'switch', path: ['invoices'] },
    whole('max_tickets'),
    { form: 'picture', path: ['images', 'poster'] },
    { form: 'picture', path: ['images', 'banner'] },
    { form: 'pictures', path: ['images', 'gallery'], max: 24 },
    { form: 'cast', path: ['persons'] },
    { form: 'ticket_types', path: ['ticket_types'] },
    { form: 'dates', path: ['dates'] },
    { form: 'sites', path: ['landings'] },
  ],
  persons: [{ form: 'picture', path: ['image'] }],
  places: [
    reference('location', 'locations'),
    { form: 'place', path: ['geo'] },
    { form: 'pictures', path: ['images'], max: 12 },
  ],
  halls: [reference('place', 'places'), { form: 'plan', path: ['plan'] }, whole('capacity')],
  news: [
    { form: 'picture', path: ['image'] },
    { form: 'moment', path: ['published_at'] },
    references('events', 'events'),
    references('persons', 'persons'),
  ],
  categories: [reference('type', 'category_types')],
  category_types: [],
  locations: [line('time_zone'), line('country')],
  // They have screens of their own.
  landings: [],
  exchange_rates: [amount('rate'), amount('step'), { form: 'instant', path: ['set_at'] }],
};
