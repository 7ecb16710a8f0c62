export type HallKind = 'theatre' | 'studio' | 'arena' | 'club' | 'entry';
export type City = 'msk' | 'spb' | 'ber' | 'par' | 'mad' | 'ldn';

export interface DemoHall {
  readonly kind: HallKind;
  readonly city: City;
  /** How long before the start people are let in; a museum lets them in at the start. */
  readonly doorsMinutes?: number;
  /** Of a hall without a plan: how many people one date lets in. */
  readonly capacity?: number;
}

/** The halls that dates refer to by source id. The places themselves are described elsewhere. */
export const demoHalls = {
  'bolshaya-msk-main': { kind: 'theatre', city: 'msk', doorsMinutes: 60 },
  'novaya-spb-main': { kind: 'theatre', city: 'spb', doorsMinutes: 60 },
  'opernhaus-ber-main': { kind: 'theatre', city: 'ber', doorsMinutes: 60 },
  'opera-par-main': { kind: 'theatre', city: 'par', doorsMinutes: 45 },
  'teatro-mad-main': { kind: 'theatre', city: 'mad', doorsMinutes: 45 },
  'playhouse-ldn-main': { kind: 'theatre', city: 'ldn', doorsMinutes: 60 },
  'bolshaya-msk-studio': { kind: 'studio', city: 'msk', doorsMinutes: 60 },
  'fabrika-msk-black-box': { kind: 'studio', city: 'msk', doorsMinutes: 30 },
  'novaya-spb-studio': { kind: 'studio', city: 'spb', doorsMinutes: 20 },
  'kammer-ber-studio': { kind: 'studio', city: 'ber', doorsMinutes: 20 },
  'atelier-par-studio': { kind: 'studio', city: 'par', doorsMinutes: 20 },
  'sala-mad-studio': { kind: 'studio', city: 'mad', doorsMinutes: 20 },
  'loft-ldn-studio': { kind: 'studio', city: 'ldn', doorsMinutes: 30 },
  'arena-msk-main': { kind: 'arena', city: 'msk', doorsMinutes: 90 },
  'arena-spb-main': { kind: 'arena', city: 'spb', doorsMinutes: 90 },
  'arena-ber-main': { kind: 'arena', city: 'ber', doorsMinutes: 90 },
  'klub-msk-main': { kind: 'club', city: 'msk', doorsMinutes: 60 },
  'podval-spb-main': { kind: 'club', city: 'spb', doorsMinutes: 60 },
  'keller-ber-main': { kind: 'club', city: 'ber', doorsMinutes: 60 },
  'cave-par-main': { kind: 'club', city: 'par', doorsMinutes: 60 },
  'cueva-mad-main': { kind: 'club', city: 'mad', doorsMinutes: 60 },
  'vault-ldn-main': { kind: 'club', city: 'ldn', doorsMinutes: 60 },
  'museum-msk-gallery': { kind: 'entry', city: 'msk', capacity: 120 },
  'museum-spb-gallery': { kind: 'entry', city: 'spb', capacity: 100 },
  'galerie-par-gallery': { kind: 'entry', city: 'par', capacity: 80 },
  'park-msk-lawn': { kind: 'entry', city: 'msk', doorsMinutes: 120, capacity: 2500 },
  'circus-spb-ring': { kind: 'entry', city: 'spb', doorsMinutes: 60, capacity: 800 },
  'kids-msk-hall': { kind: 'entry', city: 'msk', doorsMinutes: 40, capacity: 220 },
  'kids-ber-hall': { kind: 'entry', city: 'ber', doorsMinutes: 45, capacity: 180 },
  'concert-mad-patio': { kind: 'entry', city: 'mad', doorsMinutes: 60, capacity: 350 },
} as const satisfies Readonly<Record<string, DemoHall>>;

export type HallId = keyof typeof demoHalls;

export const findHall = (id: HallId): DemoHall => demoHalls[id];

export type Currency = 'RUB' | 'EUR' | 'GBP';

const currencies: Readonly<Record<City, Currency>> = {
  msk: 'RUB',
  spb: 'RUB',
  ber: 'EUR',
  par: 'EUR',
  mad: 'EUR',
  ldn: 'GBP',
};

export const hallCurrency = (id: HallId): Currency => currencies[findHall(id).city];
