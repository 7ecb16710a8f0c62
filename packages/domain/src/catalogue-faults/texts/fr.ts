import type { FaultTexts, Form } from '../fault-params.ts';

const kinds = {
  text: 'un texte',
  number: 'un nombre',
  whole: 'un nombre entier',
  switch: 'oui ou non',
  list: 'une liste',
  group: 'un groupe de champs',
  other: 'autre chose',
} as const;

const forms = {
  source_id: 'de 1 à 64 lettres, chiffres, points, tirets ou tirets bas',
  language: 'un code de langue à deux lettres',
  currency: 'un code de devise à trois lettres',
  country: 'un code de pays à deux lettres minuscules',
  local_time: 'une heure locale comme 2026-12-24T19:00',
  instant: 'une heure comme 2026-12-24T19:00:00Z',
  picture_address: 'un chemin absolu ou une adresse https, sans largeur ni extension',
  colour: 'une couleur comme #7a1f2b',
  own_path: 'un chemin du site, comme /events',
  web_address: 'une adresse comme https://example.com',
  slug: 'de 1 à 64 lettres minuscules, chiffres ou tirets',
} as const satisfies Record<Form, string>;

export const fr: FaultTexts = {
  explained: ({ reason }) => reason,

  missing: () => 'n’est pas rempli',
  wrong_type: ({ expected }) => `il faut ici ${kinds[expected]}`,
  below: ({ least }) => `doit être au moins ${least}`,
  above: ({ most }) => `doit être au plus ${most}`,
  too_short: ({ least }) => `trop court : ${least} caractères au moins`,
  too_long: ({ most }) => `trop long : ${most} caractères au plus`,
  too_few: ({ least }) => `il en faut au moins ${least}`,
  too_many: ({ most }) => `il en faut au plus ${most}`,
  no_choice: ({ choices }) => `seuls sont possibles : ${choices}`,
  no_multiple: ({ step }) => `doit être un multiple de ${step}`,
  misspelt: ({ form }) => `il faut ${forms[form]}`,
  unknown_fields: ({ names }) => `champs inconnus : ${names}`,
  unstorable_text: () => 'contient un caractère qui n’est pas du texte',
  unstorable_name: () => 'a un nom de champ qui n’est pas du texte',

  main_language: ({ language }) => `la langue principale du catalogue est ${language}`,
  no_main_text: ({ language }) => `le texte dans la langue principale (${language}) manque`,
  stray_markup: ({ sign }) => `un ${sign} est de trop`,
  open_markup: ({ tag }) => `<${tag}> n’est pas fermé`,
  crossed_markup: ({ tag }) => `<${tag}> est fermé dans le mauvais ordre`,
  forbidden_markup: ({ tag }) => `<${tag}> n’est pas autorisé`,
  forbidden_attribute: ({ attribute, tag }) => `${attribute} sur <${tag}> n’est pas autorisé`,
  forbidden_link: ({ address }) => `un lien vers ${address} n’est pas autorisé`,

  repeated: ({ key }) => `« ${key} » est répété`,
  not_there: ({ key, kind }) => `« ${key} » n’existe pas dans le catalogue (${kind})`,
  no_landing: () => 'ne nomme aucun site ; laissez vide pour les nommer tous',
  unknown_landing: ({ id }) => `il n’y a pas de site ${id}`,
  no_host_name: () => 'il faut une adresse comme tickets.example.com pour être en ligne',
  no_bank: () => 'il faut la banque du vendeur (theme.seller.bank) : la facture dit où payer',

  unknown_time_zone: ({ zone }) => `${zone} n’est pas un fuseau de la liste IANA`,
  no_such_time: () => 'cette heure n’existe pas',
  no_such_local_time: ({ time, zone }) => `${time} n’existe pas à ${zone}`,
  doors_after_start: () => 'est après le début',
  sale_starts_late: () => 'la vente ne commence pas avant sa fin',

  rate_too_high: ({ currency }) => `à ce taux, un prix enregistré devient trop élevé en ${currency}`,
  price_too_high: ({ currency }) => `c’est trop en ${currency} au taux en vigueur`,
  own_currency: () => 'est la monnaie du prix lui-même',
  no_currency: ({ currency }) => `n’a pas de prix en ${currency}, que d’autres zones ont`,
  unknown_zone: ({ zone }) => `le plan n’a pas de zone « ${zone} »`,
  no_price: ({ zone }) => `la zone « ${zone} » du plan n’a pas de prix`,
  no_capacity: ({ zone }) => `rien ne dit combien de places vendre en « ${zone} »`,
  hall_too_small: ({ total, capacity }) => `vend ${total} places dans une salle qui en compte ${capacity}`,
  zone_too_small: ({ count, zone, units }) =>
    `vend ${count} places en « ${zone} », où le plan en compte ${units}`,
  unknown_seat: ({ guid }) => `la salle n’a pas de place ${guid}`,
  keeps_back_too_many: ({ count, units }) => `retient ${count} places sur ${units}`,

  sold_in_hall: () => 'des billets sont retenus ou vendus pour la salle d’avant',
  withheld_in_hall: () => 'des places de la salle d’avant sont retenues ; remettez-les d’abord en vente',
  coded_in_hall: () =>
    'des codes encore valables portent sur des places de la salle d’avant ; mettez-y fin d’abord',
  date_held: ({ date }) =>
    `${date} n’y est plus, mais des billets sont retenus ou vendus ; annulez plutôt la représentation`,
  date_sold: ({ date }) =>
    `${date} n’y est plus, mais des billets ont été vendus ; annulez plutôt la représentation`,
};
