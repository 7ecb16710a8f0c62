import type { FaultTexts, Form } from '../fault-params.ts';

const kinds = {
  text: 'a text',
  number: 'a number',
  whole: 'a whole number',
  switch: 'true or false',
  list: 'a list',
  group: 'a group of fields',
  other: 'something else',
} as const;

const forms = {
  source_id: '1 to 64 letters, digits, dots, dashes or underscores',
  language: 'a two-letter language code',
  currency: 'a three-letter currency code',
  country: 'a two-letter country code in small letters',
  local_time: 'a local time such as 2026-12-24T19:00',
  instant: 'a time such as 2026-12-24T19:00:00Z',
  picture_address: 'an absolute path or an https address, without width and ending',
  colour: 'a colour such as #7a1f2b',
  own_path: 'a path of the site, such as /events',
  web_address: 'an address such as https://example.com',
  slug: '1 to 64 small letters, digits or dashes',
} as const satisfies Record<Form, string>;

export const en: FaultTexts = {
  explained: ({ reason }) => reason,

  missing: () => 'is missing',
  wrong_type: ({ expected }) => `must be ${kinds[expected]}`,
  below: ({ least }) => `must be ${least} or more`,
  above: ({ most }) => `must be ${most} or less`,
  too_short: ({ least }) => `needs ${least} characters at least`,
  too_long: ({ most }) => `has more than ${most} characters`,
  too_few: ({ least }) => `needs ${least} at least`,
  too_many: ({ most }) => `has more than ${most}`,
  no_choice: ({ choices }) => `must be one of: ${choices}`,
  no_multiple: ({ step }) => `must be a multiple of ${step}`,
  misspelt: ({ form }) => `must be ${forms[form]}`,
  unknown_fields: ({ names }) => `has fields that nobody knows: ${names}`,
  unstorable_text: () => 'holds a character that is no text',
  unstorable_name: () => 'has a name that is no text',

  main_language: ({ language }) => `the main language of the stored catalogue is ${language}`,
  no_main_text: ({ language }) => `has no text in the main language, ${language}`,
  stray_markup: ({ sign }) => `has a stray ${sign}`,
  open_markup: ({ tag }) => `leaves <${tag}> open`,
  crossed_markup: ({ tag }) => `closes <${tag}>, which is not the last one opened`,
  forbidden_markup: ({ tag }) => `has <${tag}>, which is not allowed`,
  forbidden_attribute: ({ attribute, tag }) => `has ${attribute} on <${tag}>, which is not allowed`,
  forbidden_link: ({ address }) => `links to ${address}, which is not allowed`,

  repeated: ({ key }) => `repeats ${key}`,
  not_there: ({ key, kind }) => `there is no ${key} among ${kind}`,
  no_landing: () => 'names no landing: leave it out to mean all of them',
  unknown_landing: ({ id }) => `there is no landing ${id}`,
  no_host_name: () => 'must be a name such as tickets.example.com to be online',
  no_bank: () => 'needs theme.seller.bank: a bill says where to pay',

  unknown_time_zone: ({ zone }) => `${zone} is no time zone of the IANA list`,
  no_such_time: () => 'is no time that exists',
  no_such_local_time: ({ time, zone }) => `${time} does not exist in ${zone}`,
  doors_after_start: () => 'is after the start',
  sale_starts_late: () => 'is not before the end of the sale',

  rate_too_high: ({ currency }) => `makes a price that is stored too much in ${currency}`,
  price_too_high: ({ currency }) => `is too much in ${currency} by its rate`,
  own_currency: () => 'is the currency of `price` itself',
  no_currency: ({ currency }) => `has no ${currency}, in which other zones are sold`,
  unknown_zone: ({ zone }) => `the plan has no zone ${zone}`,
  no_price: ({ zone }) => `the zone ${zone} of the plan has no price`,
  no_capacity: ({ zone }) => `nobody says how many may be sold of ${zone}`,
  hall_too_small: ({ total, capacity }) => `sells ${total} places in a hall that holds ${capacity}`,
  zone_too_small: ({ count, zone, units }) => `sells ${count} places of ${zone}, where the plan has ${units}`,
  unknown_seat: ({ guid }) => `the hall has no seat ${guid}`,
  keeps_back_too_many: ({ count, units }) => `keeps back ${count} of ${units || 'no'} places`,

  sold_in_hall: () => 'tickets are held or sold for the hall it had',
  withheld_in_hall: () => 'seats of the hall it had are withheld in the console: release them first',
  coded_in_hall: () => 'codes that can still be used are for seats of the hall it had: end them first',
  date_held: ({ date }) => `${date} is gone, but tickets of it are held or sold: cancel it instead`,
  date_sold: ({ date }) => `${date} is gone, but tickets of it were sold: cancel it instead`,
};
