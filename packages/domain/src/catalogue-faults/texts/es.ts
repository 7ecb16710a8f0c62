import type { FaultTexts, Form } from '../fault-params.ts';

const kinds = {
  text: 'un texto',
  number: 'un número',
  whole: 'un número entero',
  switch: 'sí o no',
  list: 'una lista',
  group: 'un grupo de campos',
  other: 'otra cosa',
} as const;

const forms = {
  source_id: 'de 1 a 64 letras, cifras, puntos, guiones o guiones bajos',
  language: 'un código de idioma de dos letras',
  currency: 'un código de moneda de tres letras',
  country: 'un código de país de dos letras minúsculas',
  local_time: 'una hora local como 2026-12-24T19:00',
  instant: 'una hora como 2026-12-24T19:00:00Z',
  picture_address: 'una ruta absoluta o una dirección https, sin anchura ni extensión',
  colour: 'un color como #7a1f2b',
  own_path: 'una ruta del sitio, como /events',
  web_address: 'una dirección como https://example.com',
  slug: 'de 1 a 64 letras minúsculas, cifras o guiones',
} as const satisfies Record<Form, string>;

export const es: FaultTexts = {
  explained: ({ reason }) => reason,

  missing: () => 'falta',
  wrong_type: ({ expected }) => `aquí hace falta ${kinds[expected]}`,
  below: ({ least }) => `debe ser ${least} como mínimo`,
  above: ({ most }) => `debe ser ${most} como máximo`,
  too_short: ({ least }) => `demasiado corto: ${least} caracteres como mínimo`,
  too_long: ({ most }) => `demasiado largo: ${most} caracteres como máximo`,
  too_few: ({ least }) => `hacen falta ${least} como mínimo`,
  too_many: ({ most }) => `caben ${most} como máximo`,
  no_choice: ({ choices }) => `solo es posible: ${choices}`,
  no_multiple: ({ step }) => `debe ser múltiplo de ${step}`,
  misspelt: ({ form }) => `hace falta ${forms[form]}`,
  unknown_fields: ({ names }) => `campos desconocidos: ${names}`,
  unstorable_text: () => 'contiene un carácter que no es texto',
  unstorable_name: () => 'tiene un nombre de campo que no es texto',

  main_language: ({ language }) => `el idioma principal del catálogo es ${language}`,
  no_main_text: ({ language }) => `falta el texto en el idioma principal (${language})`,
  stray_markup: ({ sign }) => `sobra un ${sign}`,
  open_markup: ({ tag }) => `<${tag}> queda sin cerrar`,
  crossed_markup: ({ tag }) => `<${tag}> se cierra en un orden equivocado`,
  forbidden_markup: ({ tag }) => `<${tag}> no está permitido`,
  forbidden_attribute: ({ attribute, tag }) => `${attribute} en <${tag}> no está permitido`,
  forbidden_link: ({ address }) => `no está permitido un enlace a ${address}`,

  repeated: ({ key }) => `«${key}» se repite`,
  not_there: ({ key, kind }) => `«${key}» no existe en el catálogo (${kind})`,
  no_landing: () => 'no nombra ningún sitio; vacío vale para todos',
  unknown_landing: ({ id }) => `no existe el sitio ${id}`,
  no_host_name: () => 'hace falta una dirección como tickets.example.com para estar en línea',
  no_bank: () => 'hace falta el banco del vendedor (theme.seller.bank): la factura dice dónde pagar',

  unknown_time_zone: ({ zone }) => `${zone} no es un huso horario de la lista de IANA`,
  no_such_time: () => 'esa hora no existe',
  no_such_local_time: ({ time, zone }) => `${time} no existe en ${zone}`,
  doors_after_start: () => 'es después del comienzo',
  sale_starts_late: () => 'la venta no empieza antes de su final',

  rate_too_high: ({ currency }) => `con este cambio, un precio guardado resulta excesivo en ${currency}`,
  price_too_high: ({ currency }) => `es demasiado en ${currency} al cambio vigente`,
  own_currency: () => 'es la moneda del propio precio',
  no_currency: ({ currency }) => `no tiene precio en ${currency}, y otras zonas sí`,
  unknown_zone: ({ zone }) => `el plano no tiene la zona «${zone}»`,
  no_price: ({ zone }) => `la zona «${zone}» del plano no tiene precio`,
  no_capacity: ({ zone }) => `nada dice cuántas plazas se venden de «${zone}»`,
  hall_too_small: ({ total, capacity }) => `vende ${total} plazas en una sala con ${capacity}`,
  zone_too_small: ({ count, zone, units }) => `vende ${count} plazas de «${zone}», y el plano tiene ${units}`,
  unknown_seat: ({ guid }) => `la sala no tiene la localidad ${guid}`,
  keeps_back_too_many: ({ count, units }) => `retiene ${count} de ${units} plazas`,

  sold_in_hall: () => 'hay entradas retenidas o vendidas para la sala anterior',
  withheld_in_hall: () => 'hay localidades de la sala anterior retenidas; libérelas primero',
  coded_in_hall: () => 'hay códigos vigentes para localidades de la sala anterior; termínelos primero',
  date_held: ({ date }) =>
    `${date} ya no está, pero hay entradas retenidas o vendidas; cancele mejor la función`,
  date_sold: ({ date }) => `${date} ya no está, pero se vendieron entradas; cancele mejor la función`,
};
