import { isHeld } from '@parterre/domain/basket/basket';
import { holdAfterAddition } from '@parterre/domain/basket/hold';
import { type Loss, restoreReleased } from '@parterre/domain/basket/restore-released';
import type { Line, StoredBasket } from './basket.ts';
import type { Decision, Refusal, Rest } from './basket-rules.ts';
import { type BasketDesk, becoming, inCurrency, settleChange, type Visit } from './change-basket.service.ts';
import { findOffer } from './offer-catalog.service.ts';

export interface TakenBack {
  readonly kind: 'answered';
  readonly basket: StoredBasket;
  readonly lost: readonly (Loss & Rest)[];
  /** Lines as they were, whose tickets are held at another price now. */
  readonly repriced: readonly Line[];
}

/** Holds what was released again, as far as the stock still has it, and says what is lost. */
export async function restoreBasket(
  desk: BasketDesk,
  visit: Visit,
): Promise<TakenBack | { readonly kind: 'refused'; readonly refusal: Refusal }> {
  let plan: TakeBackPlan | undefined;
  const settled = await settleChange(desk.store, visit, async (before) => {
    const basket = await inCurrency(desk.shelf, before, visit.currency);
    plan = await planTakeBack(desk, basket);
    return becoming(before, basket, plan.decision);
  });
  if (settled.kind === 'refused') return settled;
  const { basket } = settled;
  const { wanted = [], lost = [], before = [] } = plan ?? {};
  const losses = [...lost, ...lossesOf(wanted, basket.lines)];
  return {
    kind: 'answered',
    basket,
    lost: await Promise.all(losses.map((loss) => withRest(desk, basket, loss))),
    repriced: before.filter((line) => isRepriced(line, basket.lines)),
  };
}

interface TakeBackPlan {
  readonly decision: Decision;
  readonly before: readonly Line[];
  readonly wanted: readonly Line[];
  /** Before the stock is asked. */
  readonly lost: readonly Loss[];
}

async function planTakeBack({ shelf, rules }: BasketDesk, basket: StoredBasket): Promise<TakeBackPlan> {
  const before = basket.lines.filter((line) => !isHeld(line));
  const offers = await Promise.all(before.map(({ id }) => findOffer(shelf, id, basket.at)));
  const byId = new Map(before.map(({ id }, index) => [id, offers[index]]));
  const priceOf = ({ id }: Line) => {
    const offer = byId.get(id);
    return offer?.kind === 'offered' ? offer.priceIn(basket.currency) : undefined;
  };
  const { wanted, lost } = restoreReleased(basket.lines, priceOf, rules.maxTickets);
  if (wanted.length === 0) return { decision: { kind: 'stay' }, before, wanted, lost };
  const again = new Map(wanted.map((line) => [line.id, line]));
  const next = {
    lines: basket.lines.map((line) => again.get(line.id) ?? line),
    currency: basket.currency,
    hold: holdAfterAddition(basket.hold, basket.at.getTime(), rules.holdMs),
  };
  return { decision: { kind: 'become', next, acceptsFewer: true }, before, wanted, lost };
}

/** What of the lines that were asked for the stock did not have. */
function lossesOf(wanted: readonly Line[], after: readonly Line[]): Loss[] {
  const held = new Map(after.filter(isHeld).map(({ id, count }) => [id, count]));
  return wanted.flatMap(({ id, count }) => {
    const missing = count - (held.get(id) ?? 0);
    return missing > 0 ? [{ id, count: missing, reason: 'taken' as const }] : [];
  });
}

const isRepriced = (before: Line, after: readonly Line[]) =>
  after.some(
    (line) =>
      line.id === before.id &&
      isHeld(line) &&
      (line.price !== before.price || line.extra.service_fee !== before.extra.service_fee),
  );

async function withRest({ rest }: BasketDesk, { lines, currency, at }: StoredBasket, loss: Loss) {
  const line = lines.find(({ id }) => id === loss.id);
  const isSold = line && loss.reason !== 'sale_closed';
  return { ...loss, ...(isSold ? await rest.read(line.stock, currency, at) : { left: 0, alternatives: [] }) };
}
