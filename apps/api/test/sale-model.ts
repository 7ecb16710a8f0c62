/** What visitors do to their baskets, and time to all of them. */
export type Step =
  | { readonly kind: 'add'; readonly who: number; readonly id: string; readonly count: number }
  | { readonly kind: 'update'; readonly who: number; readonly id: string; readonly count: number }
  | { readonly kind: 'delete'; readonly who: number; readonly id: string }
  | { readonly kind: 'delete-event' | 'clear' | 'extend' | 'take-back'; readonly who: number }
  | { readonly kind: 'pass'; readonly minutes: number }
  | { readonly kind: 'sweep' };

interface ModelLine {
  count: number;
  isHeld: boolean;
}

interface ModelBasket {
  lines: Map<string, ModelLine>;
  since: number;
  expiresAt: number;
  extensions: number;
}

export interface SaleRules {
  readonly limit: number;
  readonly holdMinutes: number;
  /** How many there are of each ticket: 1 of a seat. */
  readonly stock: ReadonlyMap<string, number>;
  /** Whether `delete-event` is about it. */
  readonly isOfEvent: (id: string) => boolean;
}

/** What is answered: a code that says why not, or the lines as `id count state` and how long they are held. */
export type Outcome = string | readonly string[];

/** A sale as simple as it can be told: no database, no rush, nothing kept but who has what and until when. */
export class SaleModel {
  minute = 0;
  readonly #baskets: ModelBasket[];
  readonly #rules: SaleRules;

  constructor(visitors: number, rules: SaleRules) {
    this.#rules = rules;
    this.#baskets = Array.from({ length: visitors }, () => ({
      lines: new Map(),
      since: 0,
      expiresAt: 0,
      extensions: 10,
    }));
  }

  left(id: string): number {
    const held = this.#baskets.reduce((sum, basket) => sum + this.#heldCount(basket, id), 0);
    return (this.#rules.stock.get(id) ?? 0) - held;
  }

  isHolding(who: number): boolean {
    return this.#heldIn(this.#baskets[who] as ModelBasket) > 0;
  }

  /** Undefined for steps that nobody is answered. */
  take(step: Step): Outcome | undefined {
    if (step.kind === 'pass') this.minute += step.minutes;
    if (step.kind === 'pass' || step.kind === 'sweep') return undefined;
    const basket = this.#baskets[step.who] as ModelBasket;
    if (!this.#isLive(basket)) for (const line of basket.lines.values()) line.isHeld = false;
    return this.#change(basket, step) ?? [...this.lines(step.who), this.hold(step.who)];
  }

  /** Until which minute, and how often it can be extended. */
  hold(who: number): string {
    const basket = this.#baskets[who] as ModelBasket;
    const until = this.#heldIn(basket) > 0 ? basket.expiresAt : 'never';
    return `until ${until}, extensions ${this.#isLive(basket) ? basket.extensions : 10}`;
  }

  lines(who: number): string[] {
    const basket = this.#baskets[who] as ModelBasket;
    const isLive = this.#isLive(basket);
    return [...basket.lines].map(
      ([id, { count, isHeld }]) => `${id} ${count} ${isHeld && isLive ? 'held' : 'released'}`,
    );
  }

  #change(basket: ModelBasket, step: Exclude<Step, { kind: 'pass' | 'sweep' }>): string | undefined {
    switch (step.kind) {
      case 'add':
        return this.#add(basket, step.id, step.count);
      case 'update':
        return this.#update(basket, step.id, step.count);
      case 'delete':
        basket.lines.delete(step.id);
        return undefined;
      case 'delete-event':
        for (const id of basket.lines.keys()) if (this.#rules.isOfEvent(id)) basket.lines.delete(id);
        return undefined;
      case 'clear':
        basket.lines.clear();
        return undefined;
      case 'extend':
        return this.#extend(basket);
      case 'take-back':
        return this.#takeBack(basket);
    }
  }

  #add(basket: ModelBasket, id: string, count: number): string | undefined {
    const isSeat = this.#isSeat(id);
    if (isSeat && count > 1) return 'invalid_request';
    const before = this.#heldCount(basket, id);
    if (isSeat && before > 0) return undefined;
    return this.#grow(basket, id, count, before);
  }

  #update(basket: ModelBasket, id: string, count: number): string | undefined {
    const line = basket.lines.get(id);
    if (!line) return 'ticket_unknown';
    if (!line.isHeld) return 'hold_expired';
    if (this.#isSeat(id) && count > 1) return 'invalid_request';
    if (count > line.count) return this.#grow(basket, id, count - line.count, line.count);
    line.count = count;
    return undefined;
  }

  #grow(basket: ModelBasket, id: string, more: number, before: number): string | undefined {
    if (this.#heldIn(basket) + more > this.#rules.limit) return 'limit_exceeded';
    if (this.left(id) < more) return 'ticket_unavailable';
    basket.lines.set(id, { count: before + more, isHeld: true });
    this.#renew(basket);
    return undefined;
  }

  #extend(basket: ModelBasket): string | undefined {
    if (!this.#isLive(basket) || this.#heldIn(basket) === 0) return 'hold_expired';
    if (basket.extensions === 0) return 'extensions_exhausted';
    basket.extensions -= 1;
    this.#renew(basket);
    return undefined;
  }

  #takeBack(basket: ModelBasket): undefined {
    let room = Math.max(0, this.#rules.limit - this.#heldIn(basket));
    const again = [...basket.lines].filter(([, line]) => !line.isHeld);
    for (const [id, line] of again) {
      const wanted = Math.min(line.count, room);
      room -= wanted;
      const count = Math.min(wanted, this.left(id));
      if (count === 0) continue;
      basket.lines.set(id, { count, isHeld: true });
      this.#renew(basket);
    }
  }

  #renew(basket: ModelBasket): void {
    if (!this.#isLive(basket)) Object.assign(basket, { since: this.minute, extensions: 10 });
    const { holdMinutes } = this.#rules;
    const lastEnd = basket.since + 11 * holdMinutes;
    basket.expiresAt = Math.max(basket.expiresAt, Math.min(this.minute + holdMinutes, lastEnd));
    if (basket.expiresAt === lastEnd) basket.extensions = 0;
  }

  #isSeat = (id: string) => this.#rules.stock.get(id) === 1;
  #isLive = (basket: ModelBasket) => basket.expiresAt > this.minute;
  #heldCount(basket: ModelBasket, id: string): number {
    const line = basket.lines.get(id);
    return line?.isHeld && this.#isLive(basket) ? line.count : 0;
  }
  #heldIn = (basket: ModelBasket) =>
    [...basket.lines.keys()].reduce((sum, id) => sum + this.#heldCount(basket, id), 0);
}
