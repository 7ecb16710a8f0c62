export type HallKind = 'theatre' | 'studio' | 'arena' | 'club' | 'entry';
export type City = 'msk' | 'spb' | 'ber' | 'par' | 'mad' | 'ldn';

export interface DemoHall {
  readonly kind: HallKind;
  readonly city: City;
  /** Of a hall without a plan: how many people one date lets in. */
  readonly capacity?: number;
}

/** The halls that dates refer to by source id. The places themselves are described elsewhere. */
export const demoHalls = {
  'bolshaya-msk-main': { kind: 'theatre', city: 'msk' },
  'novaya-spb-main': { kind: 'theatre', city: 'spb' },
  'opernhaus-ber-main': { kind: 'theatre', city: 'ber' },
  'opera-par-main': { kind: 'theatre', city: 'par' },
  'teatro-mad-main': { kind: 'theatre', city: 'mad' },
  'playhouse-ldn-main': { kind: 'theatre', city: 'ldn' },
  'bolshaya-msk-studio': { kind: 'studio', city: 'msk' },
  'fabrika-msk-black-box': { kind: 'studio', city: 'msk' },
  'novaya-spb-studio': { kind: 'studio', city: 'spb' },
  'kammer-ber-studio': { kind: 'studio', city: 'ber' },
  'atelier-par-studio': { kind: 'studio', city: 'par' },
  'sala-mad-studio': { kind: 'studio', city: 'mad' },
  'loft-ldn-studio': { kind: 'studio', city: 'ldn' },
  'arena-msk-main': { kind: 'arena', city: 'msk' },
  'arena-spb-main': { kind: 'arena', city: 'spb' },
  'arena-ber-main': { kind: 'arena', city: 'ber' },
  'klub-msk-main': { kind: 'club', city: 'msk' },
  'podval-spb-main': { kind: 'club', city: 'spb' },
  'keller-ber-main': { kind: 'club', city: 'ber' },
  'cave-par-main': { kind: 'club', city: 'par' },
  'cueva-mad-main': { kind: 'club', city: 'mad' },
  'vault-ldn-main': { kind: 'club', city: 'ldn' },
  'museum-msk-gallery': { kind: 'entry', city: 'msk', capacity: 120 },
  'museum-spb-gallery': { kind: 'entry', city: 'spb', capacity: 100 },
  'galerie-par-gallery': { kind: 'entry', city: 'par', capacity: 80 },
  'park-msk-lawn': { kind: 'entry', city: 'msk', capacity: 2500 },
  'circus-spb-ring': { kind: 'entry', city: 'spb', capacity: 800 },
  'kids-msk-hall': { kind: 'entry', city: 'msk', capacity: 220 },
  'kids-ber-hall': { kind: 'entry', city: 'ber', capacity: 180 },
  'concert-mad-patio': { kind: 'entry', city: 'mad', capacity: 350 },
} as const satisfies Readonly<Record<string, DemoHall>>;

export type HallId = keyof typeof demoHalls;

export const hallOf = (id: HallId): DemoHall => demoHalls[id];

export type Currency = 'RUB' | 'EUR' | 'GBP';

const currencies: Readonly<Record<City, Currency>> = {
  msk: 'RUB',
  spb: 'RUB',
  ber: 'EUR',
  par: 'EUR',
  mad: 'EUR',
  ldn: 'GBP',
};

export const currencyOf = (id: HallId): Currency => currencies[hallOf(id).city];
