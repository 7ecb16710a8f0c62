/** What a catalogue can be refused for, by code, and what each sentence of it names. */
export interface FaultParams {
  /** Said by something that has words of its own, in English. */
  explained: { readonly reason: string };

  missing: Empty;
  wrong_type: { readonly expected: 'text' | 'number' | 'whole' | 'switch' | 'list' | 'group' | 'other' };
  below: { readonly least: number };
  above: { readonly most: number };
  too_short: { readonly least: number };
  too_long: { readonly most: number };
  too_few: { readonly least: number };
  too_many: { readonly most: number };
  no_choice: { readonly choices: string };
  no_multiple: { readonly step: number };
  misspelt: { readonly form: Form };
  unknown_fields: { readonly names: string };
  unstorable_text: Empty;
  unstorable_name: Empty;

  main_language: { readonly language: string };
  no_main_text: { readonly language: string };
  stray_markup: { readonly sign: string };
  open_markup: { readonly tag: string };
  crossed_markup: { readonly tag: string };
  forbidden_markup: { readonly tag: string };
  forbidden_attribute: { readonly attribute: string; readonly tag: string };
  forbidden_link: { readonly address: string };

  repeated: { readonly key: string };
  not_there: { readonly key: string; readonly kind: string };
  no_landing: Empty;
  unknown_landing: { readonly id: number };
  no_host_name: Empty;
  no_bank: Empty;

  unknown_time_zone: { readonly zone: string };
  no_such_time: Empty;
  no_such_local_time: { readonly time: string; readonly zone: string };
  doors_after_start: Empty;
  sale_starts_late: Empty;

  rate_too_high: { readonly currency: string };
  price_too_high: { readonly currency: string };
  own_currency: Empty;
  no_currency: { readonly currency: string };
  unknown_zone: { readonly zone: string };
  no_price: { readonly zone: string };
  no_capacity: { readonly zone: string };
  hall_too_small: { readonly total: number; readonly capacity: number };
  zone_too_small: { readonly count: number; readonly zone: string; readonly units: number };
  unknown_seat: { readonly guid: string };
  keeps_back_too_many: { readonly count: number; readonly units: number };

  sold_in_hall: Empty;
  withheld_in_hall: Empty;
  coded_in_hall: Empty;
  date_held: { readonly date: string };
  date_sold: { readonly date: string };
}

type Empty = Readonly<Record<never, never>>;

/** What is written in a form of its own. */
export const forms = [
  'source_id',
  'language',
  'currency',
  'country',
  'local_time',
  'instant',
  'picture_address',
  'colour',
  'own_path',
  'web_address',
  'slug',
] as const;
export type Form = (typeof forms)[number];

export type FaultCode = keyof FaultParams;

/** One sentence for each, which goes on after the name of the field. */
export type FaultTexts = { readonly [Code in FaultCode]: (params: FaultParams[Code]) => string };
