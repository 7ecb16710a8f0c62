import { hash, randomBytes, randomUUID } from 'node:crypto';
import { isHeld } from '@parterre/domain/basket/basket';
import { amountDue, basketTotal } from '@parterre/domain/basket/basket-total';
import type { Vat } from '@parterre/domain/money/vat';
import { fromWire } from '@parterre/domain/money/wire-money';
import { linesWithoutCode } from '@parterre/domain/vouchers/voucher-stock';
import type { Reader } from '../../../catalogue-reader/reader.ts';
import type { IdempotencyKey } from '../../../idempotency-key.ts';
import type { Line, StoredBasket } from '../../basket/basket.ts';
import { findOffer } from '../../basket/offer-catalog.service.ts';
import { wireBasket } from '../../basket/wire-basket.ts';
import { readLanding } from '../../landings/landings.service.ts';
import type { OrderLineRecord } from '../order/order-record.ts';
import { type Refused, refuse } from '../order/order-refusal.ts';
import type { CheckoutDeps } from '../sale-deps.ts';
import { type AppliedCodes, applyCodes } from '../vouchers/apply-codes.service.ts';
import type { CheckedContact, PlaceRequest } from './check-request.ts';
import { findMethod } from './payment-methods.ts';
import type { NewConsents, NewOrder } from './place-order.queries.ts';

/** An order as it is to be written. */
export interface Draft {
  readonly kind: 'drafted';
  readonly order: NewOrder;
  readonly lines: readonly OrderLineRecord[];
  readonly consents: NewConsents;
}

/** Who asks for an order: with which basket, under which key, from where. */
export interface PlaceVisit {
  readonly basketId: string | undefined;
  readonly key: IdempotencyKey;
  readonly ip: string;
}

type CheckedRequest = Omit<PlaceRequest, 'contact'> & { readonly contact: CheckedContact };

export const tokenBytes = 24;

/** Whether what the basket holds can be ordered as it is asked for, and what the order would be. */
export async function draftOrder(
  deps: CheckoutDeps,
  basket: StoredBasket,
  request: CheckedRequest,
  visit: PlaceVisit,
): Promise<Draft | Refused> {
  const held = basket.lines.filter(isHeld);
  if (held.length === 0) return refuse({ kind: basket.lines.length === 0 ? 'basket-empty' : 'hold-expired' });
  const closed = await findClosed(deps, held, basket.at);
  if (closed) return closed;
  const { currency } = basket;
  const discounted = await takeCodesOff(deps, basket, request);
  if (discounted?.kind === 'refused') return discounted;
  const opened = held.map(({ id, stock }) => ({ id, openedBy: stock.openedBy }));
  if (linesWithoutCode(opened, discounted?.batches ?? new Map()).length > 0)
    return refuse({ kind: 'voucher-required' });
  const bought = discounted?.held ?? held;
  const sums = basketTotal(bought);
  if (currency !== request.currency_code || amountDue(sums) !== request.expected_total)
    return refuse({ kind: 'price-changed', currency, total: amountDue(sums) });
  const drafted = await draftLines(deps, { ...basket, lines: bought }, request.lang);
  const lines = discounted ? noteDiscounts(drafted, discounted) : drafted;
  const kind = findMethod(deps.offeredProviders, request.acquisition_id, currency)?.kind;
  if (!kind) return refuse({ kind: 'acquisition-unavailable', reason: 'not_offered' });
  const { lang, campaign } = request;
  const { name, email, phone } = request.contact;
  return {
    kind: 'drafted',
    lines,
    order: {
      id: randomUUID(),
      token: randomBytes(tokenBytes).toString('base64url'),
      idempotency_key: `${basket.id} ${visit.key.text}`,
      request_digest: visit.key.digest,
      basket_id: basket.id,
      visitor: deps.visitorMark(visit.ip),
      currency,
      price_minor: fromWire(sums.price, currency).amountMinor,
      service_fee_minor: fromWire(sums.service_fee, currency).amountMinor,
      wants_invoice: kind === 'invoice',
      channel: 'web',
      landing_id: deps.landingId,
      name,
      email,
      phone,
      lang,
      campaign,
      created_at: basket.at,
      expires_at: new Date(basket.at.getTime() + deps.holdMs),
    },
    consents: await draftConsents(deps, request, visit),
  };
}

/** Undefined where no code was given. A code that takes nothing off is not passed over: its buyer counts on it. */
async function takeCodesOff(
  deps: CheckoutDeps,
  basket: StoredBasket,
  { voucher_codes: codes, lang }: Pick<CheckedRequest, 'voucher_codes' | 'lang'>,
): Promise<({ readonly kind: 'applied' } & AppliedCodes) | Refused | undefined> {
  if (codes.length === 0) return undefined;
  const applied = await applyCodes(deps, basket, { codes, lang });
  const refused = applied.verdicts.find((verdict) => verdict.kind === 'refused');
  return refused
    ? refuse({ kind: 'voucher-refused', code: refused.typed, reason: refused.reason })
    : { kind: 'applied', ...applied };
}

const noteDiscounts = (lines: readonly OrderLineRecord[], { discounts }: AppliedCodes): OrderLineRecord[] =>
  lines.map((line) => {
    const own = discounts.get(line.offer_id) ?? [];
    return own.length === 0 ? line : { ...line, discounts: own };
  });

async function findClosed(
  { offers }: CheckoutDeps,
  held: readonly Line[],
  at: Date,
): Promise<Refused | undefined> {
  for (const { id } of held) {
    const offer = await findOffer(offers, id, at);
    if (offer.kind !== 'offered')
      return refuse({ kind: 'sale-closed', state: offer.kind === 'closed' ? offer.state : 'ended' });
  }
  return undefined;
}

export async function draftConsents(
  { reader, landingId }: CheckoutDeps,
  { lang, consents }: Pick<CheckedRequest, 'lang' | 'consents'>,
  { ip }: PlaceVisit,
): Promise<NewConsents> {
  const versions = await readConsentVersions(reader, landingId, lang);
  const kinds = ['offer', 'personal_data', 'marketing'] as const;
  return {
    ip,
    given: kinds.map((kind) => ({ kind, is_given: consents[kind], version: versions[kind] })),
  };
}

/** What is bought, in the words that the visitor was shown. */
export async function draftLines(
  { offers, reader, landingId }: Pick<CheckoutDeps, 'offers' | 'reader' | 'landingId'>,
  basket: StoredBasket,
  lang: string,
): Promise<OrderLineRecord[]> {
  const { mainLang } = await reader.settings();
  const siteVat = await readSiteVat(reader, landingId);
  const vats = new Map<string, LineVat>();
  for (const { id, stock } of basket.lines) {
    const zone = (await offers.dates.read(stock.performanceId))?.zones.get(stock.zone);
    vats.set(id, copyVat(zone?.vat ?? siteVat, zone?.feeVat ?? siteVat));
  }
  const wire = await wireBasket(offers, basket, { lang, mainLang });
  const shown = new Map(wire.tickets.map(({ id, extra }) => [id, extra]));
  return basket.lines.flatMap(({ id, count, price, extra, stock }, position): OrderLineRecord[] => {
    const words = shown.get(id);
    if (!words) return [];
    const { event, date, zone, seat, invoice } = words;
    return [
      {
        offer_id: id,
        position,
        event_id: stock.eventId,
        performance_id: stock.performanceId,
        zone: stock.zone,
        seat: stock.seat,
        units: stock.units,
        count,
        price_minor: fromWire(price, basket.currency).amountMinor,
        service_fee_minor: fromWire(extra.service_fee, basket.currency).amountMinor,
        subject: { event, date, zone, seat, invoice },
        ...(vats.get(id) ?? copyVat(siteVat, siteVat)),
        discounts: null,
      },
    ];
  });
}

type LineVat = Pick<OrderLineRecord, 'vat_rate' | 'vat_exemption' | 'fee_vat_rate' | 'fee_vat_exemption'>;

/** Copied into the line, so that what is sold stays taxed as it was sold. */
const copyVat = (price: Vat | null, fee: Vat | null): LineVat => ({
  vat_rate: price?.rate ?? null,
  vat_exemption: price?.exemption ?? null,
  fee_vat_rate: fee?.rate ?? null,
  fee_vat_exemption: fee?.exemption ?? null,
});

/** Of the seller, for all that the catalogue says nothing of. */
const readSiteVat = (reader: Reader, landingId: number): Promise<Vat | null> =>
  reader.remember(`VAT of site ${landingId}`, async () => {
    const { mainLang } = await reader.settings();
    const percent = (await readLanding(reader, landingId, { lang: mainLang }))?.theme.seller?.vat_percent;
    return percent === undefined ? null : { rate: Math.round(percent * 100), exemption: null };
  });

type ConsentVersions = Readonly<Record<'offer' | 'personal_data' | 'marketing', string>>;

/** Which words a visitor agrees to: a digest of the page that the box stands beside. */
const readConsentVersions = (reader: Reader, landingId: number, lang: string): Promise<ConsentVersions> =>
  reader.remember(`consents of site ${landingId} in ${lang}`, async () => {
    const landing = await readLanding(reader, landingId, { lang });
    const pageVersion = (slug: string) => {
      const page = landing?.info[slug as keyof typeof landing.info];
      const digest = page && hash('sha256', `${page.title}\n${page.body}`, 'base64url').slice(0, 16);
      return page ? `${lang}:${digest}` : lang;
    };
    const privacy = pageVersion('privacy-policy');
    return { offer: pageVersion('offer'), personal_data: privacy, marketing: privacy };
  });
