import { isHeld } from '@parterre/domain/basket/basket';
import { holdAfterAddition } from '@parterre/domain/basket/hold';
import { type Loss, restoreReleased } from '@parterre/domain/basket/restore-released';
import type { Line, StoredBasket } from './basket.ts';
import type { Decision, Refusal } from './basket-rules.ts';
import {
  type BasketDeps,
  inCurrency,
  keepCurrencyChange,
  settleChange,
  type Visit,
} from './change-basket.service.ts';
import { type Alternatives, findOffer } from './offer-catalog.service.ts';
import { requireAdmission } from './require-admission.ts';

export interface RestoredLines {
  readonly kind: 'answered';
  readonly basket: StoredBasket;
  readonly lost: readonly (Loss & Alternatives)[];
  /** Lines as they were, whose tickets are held at another price now. */
  readonly repriced: readonly Line[];
}

/** Holds what was released again, as far as the stock still has it, and says what is lost. */
export async function restoreBasket(
  deps: BasketDeps,
  visit: Visit,
): Promise<RestoredLines | { readonly kind: 'refused'; readonly refusal: Refusal }> {
  let plan: RestorePlan | undefined;
  const settled = await settleChange(deps.store, visit, async (before) => {
    const basket = await inCurrency(deps.offers, before, visit.currency);
    plan = await planRestore(deps, basket);
    const decision = await requireAdmission(deps.findRoom, visit, before, plan.decision);
    return keepCurrencyChange(before, basket, decision);
  });
  if (settled.kind === 'refused') return settled;
  const { basket } = settled;
  const { wanted = [], lost = [], before = [] } = plan ?? {};
  const losses = [...lost, ...findLosses(wanted, basket.lines)];
  return {
    kind: 'answered',
    basket,
    lost: await Promise.all(losses.map((loss) => withAlternatives(deps, basket, loss))),
    repriced: before.filter((line) => isRepriced(line, basket.lines)),
  };
}

interface RestorePlan {
  readonly decision: Decision;
  readonly before: readonly Line[];
  readonly wanted: readonly Line[];
  /** Before the stock is asked. */
  readonly lost: readonly Loss[];
}

async function planRestore({ offers, rules }: BasketDeps, basket: StoredBasket): Promise<RestorePlan> {
  const before = basket.lines.filter((line) => !isHeld(line));
  const found = await Promise.all(before.map(({ id }) => findOffer(offers, id, basket.at)));
  const byId = new Map(before.map(({ id }, index) => [id, found[index]]));
  const findPrice = ({ id }: Line) => {
    const offer = byId.get(id);
    return offer?.kind === 'offered' ? offer.priceIn(basket.currency) : undefined;
  };
  const ownLimits = new Map(
    found.flatMap((offer) =>
      offer.kind === 'offered' ? [[offer.date.eventId, offer.date.max_tickets ?? undefined]] : [],
    ),
  );
  const limits = { order: rules.maxTickets, ofEvent: (eventId: number) => ownLimits.get(eventId) };
  const { wanted, lost } = restoreReleased(basket.lines, findPrice, limits);
  if (wanted.length === 0) return { decision: { kind: 'unchanged' }, before, wanted, lost };
  const restored = new Map(wanted.map((line) => [line.id, line]));
  const next = {
    lines: basket.lines.map((line) => restored.get(line.id) ?? line),
    currency: basket.currency,
    hold: holdAfterAddition(basket.hold, basket.at.getTime(), rules.holdMs),
  };
  return { decision: { kind: 'change', next, acceptsFewer: true }, before, wanted, lost };
}

/** What of the lines that were asked for the stock did not have. */
function findLosses(wanted: readonly Line[], after: readonly Line[]): Loss[] {
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

async function withAlternatives(
  { alternatives }: BasketDeps,
  { lines, currency, at }: StoredBasket,
  loss: Loss,
) {
  const line = lines.find(({ id }) => id === loss.id);
  const isSold = line && loss.reason !== 'sale_closed';
  return {
    ...loss,
    ...(isSold ? await alternatives.read(line.stock, currency, at) : { left: 0, alternatives: [] }),
  };
}
