export type VisitAction = 'look' | 'compare' | 'open' | 'watch' | 'hold' | 'order' | 'pay' | 'hammer';

export interface VisitorKind {
  /** Of a hundred visitors. */
  readonly percent: number;
  readonly does: readonly VisitAction[];
  /** Who wants the same few seats as everybody else mostly comes too late. */
  readonly wants?: 'any seat' | 'the front';
  readonly tickets?: number;
}

/** Who comes when a sale opens. */
export const visitorKinds = {
  /** Reads a page, looks what it costs, and goes. */
  looker: { percent: 30, does: ['look', 'compare'] },
  /** Watches the hall and goes for the best seats, as all do; takes what is left, or leaves it lying. */
  chooser: {
    percent: 15,
    does: ['look', 'compare', 'open', 'watch', 'hold'],
    wants: 'the front',
    tickets: 1,
  },
  buyer: {
    percent: 43,
    does: ['look', 'compare', 'open', 'watch', 'hold', 'order', 'pay'],
    wants: 'any seat',
    tickets: 2,
  },
  /** Orders and never pays. */
  leaver: {
    percent: 10,
    does: ['look', 'open', 'watch', 'hold', 'order'],
    wants: 'any seat',
    tickets: 2,
  },
  /** A script that asks as often as it can, whatever it is told. */
  hammerer: { percent: 2, does: ['look', 'hammer'] },
} as const satisfies Record<string, VisitorKind>;

export type KindName = keyof typeof visitorKinds;
