import type { FaultTexts, Form } from '../fault-params.ts';

const kinds = {
  text: 'текст',
  number: 'число',
  whole: 'целое число',
  switch: '«да» или «нет»',
  list: 'список',
  group: 'группа полей',
  other: 'значение другого вида',
} as const;

const forms = {
  source_id: 'от 1 до 64 букв, цифр, точек, дефисов или подчёркиваний (латиницей)',
  language: 'двухбуквенный код языка',
  currency: 'трёхбуквенный код валюты',
  country: 'двухбуквенный код страны строчными буквами',
  local_time: 'местное время вида 2026-12-24T19:00',
  instant: 'время вида 2026-12-24T19:00:00Z',
  picture_address: 'путь от корня или адрес https, без ширины и расширения',
  colour: 'цвет вида #7a1f2b',
  own_path: 'путь внутри сайта, например /events',
  web_address: 'адрес вида https://example.com',
  slug: 'от 1 до 64 строчных латинских букв, цифр или дефисов',
} as const satisfies Record<Form, string>;

export const ru: FaultTexts = {
  explained: ({ reason }) => reason,

  missing: () => 'не заполнено',
  wrong_type: ({ expected }) => `здесь нужно другое: ${kinds[expected]}`,
  below: ({ least }) => `не может быть меньше ${least}`,
  above: ({ most }) => `не может быть больше ${most}`,
  too_short: ({ least }) => `слишком коротко: знаков должно быть не меньше ${least}`,
  too_long: ({ most }) => `слишком длинно: знаков должно быть не больше ${most}`,
  too_few: ({ least }) => `нужно не меньше ${least}`,
  too_many: ({ most }) => `можно не больше ${most}`,
  no_choice: ({ choices }) => `можно только одно из: ${choices}`,
  no_multiple: ({ step }) => `должно быть кратно ${step}`,
  misspelt: ({ form }) => `здесь нужно: ${forms[form]}`,
  unknown_fields: ({ names }) => `неизвестные поля: ${names}`,
  unstorable_text: () => 'есть символ, который не является текстом',
  unstorable_name: () => 'в названии поля есть символ, который не является текстом',

  main_language: ({ language }) => `основной язык каталога — ${language}`,
  no_main_text: ({ language }) => `нет текста на основном языке (${language})`,
  stray_markup: ({ sign }) => `лишний знак ${sign}`,
  open_markup: ({ tag }) => `не закрыт тег <${tag}>`,
  crossed_markup: ({ tag }) => `тег <${tag}> закрыт не в том порядке`,
  forbidden_markup: ({ tag }) => `тег <${tag}> не разрешён`,
  forbidden_attribute: ({ attribute, tag }) => `атрибут ${attribute} у тега <${tag}> не разрешён`,
  forbidden_link: ({ address }) => `ссылка на ${address} не разрешена`,

  repeated: ({ key }) => `«${key}» повторяется`,
  not_there: ({ key, kind }) => `«${key}» нет в каталоге (${kind})`,
  no_landing: () => 'не назван ни один сайт; оставьте поле пустым, чтобы продавать на всех',
  unknown_landing: ({ id }) => `нет сайта ${id}`,
  no_host_name: () => 'чтобы сайт работал, нужен адрес вида tickets.example.com',
  no_bank: () => 'укажите банк продавца (theme.seller.bank): в счёте должно быть сказано, куда платить',

  unknown_time_zone: ({ zone }) => `часового пояса ${zone} нет в списке IANA`,
  no_such_time: () => 'такого времени не бывает',
  no_such_local_time: ({ time, zone }) => `времени ${time} не бывает в поясе ${zone}`,
  doors_after_start: () => 'позже начала',
  sale_starts_late: () => 'продажа начинается не раньше, чем заканчивается',

  rate_too_high: ({ currency }) => `по этому курсу одна из цен становится слишком большой в ${currency}`,
  price_too_high: ({ currency }) => `по курсу это слишком много в ${currency}`,
  own_currency: () => 'это валюта самой цены',
  no_currency: ({ currency }) => `нет цены в ${currency}, а в других зонах она есть`,
  unknown_zone: ({ zone }) => `в плане нет зоны «${zone}»`,
  no_price: ({ zone }) => `у зоны плана «${zone}» нет цены`,
  no_capacity: ({ zone }) => `не сказано, сколько мест продавать в зоне «${zone}»`,
  hall_too_small: ({ total, capacity }) => `мест в продаже: ${total}, а вместимость зала — ${capacity}`,
  zone_too_small: ({ count, zone, units }) => `мест в зоне «${zone}»: ${count}, а по плану — ${units}`,
  unknown_seat: ({ guid }) => `в зале нет места ${guid}`,
  keeps_back_too_many: ({ count, units }) => `придержано мест: ${count}, а всего их ${units}`,

  sold_in_hall: () => 'на прежний зал билеты проданы или отложены',
  withheld_in_hall: () => 'места прежнего зала придержаны; сначала верните их в продажу',
  coded_in_hall: () => 'действующие коды рассчитаны на места прежнего зала; сначала завершите их',
  date_held: ({ date }) => `показ ${date} убран, но билеты на него проданы или отложены; лучше отмените его`,
  date_sold: ({ date }) => `показ ${date} убран, но билеты на него продавались; лучше отмените его`,
};
