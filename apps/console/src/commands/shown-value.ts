import type { WireGrant } from '@parterre/contracts/console/staff';
import { formatPrice } from '@parterre/domain/money/format-price';
import { browserName } from '../browser-name.ts';
import { countryName } from '../i18n/country-name.ts';
import { useLanguage } from '../i18n/language.tsx';
import type { Texts } from '../i18n/messages/ru.ts';
import { useDay } from '../i18n/use-day.ts';
import { useMoment } from '../i18n/use-moment.ts';

/** A role with where it counts, such as `Касса (площадки 3, 12)`. */
export function writeGrant({ role, scope }: WireGrant, texts: Texts): string {
  const name = texts.roles[role];
  if (scope.kind === 'house') return name;
  const ids = scope.ids.join(', ');
  return `${name} (${scope.kind === 'places' ? texts.onPlaces(ids) : texts.onEvents(ids)})`;
}

const isGrant = (value: unknown): value is WireGrant =>
  typeof value === 'object' && value !== null && 'role' in value && 'scope' in value;

interface Sum {
  readonly amount: number;
  readonly currency_code: string;
  /** How it was paid, where it goes back that way. */
  readonly way?: string;
  /** Of a voucher to which it comes back. */
  readonly code?: string;
  /** That it is for. */
  readonly zone?: string;
}

const isSum = (value: unknown): value is Sum =>
  typeof value === 'object' && value !== null && 'amount' in value && 'currency_code' in value;

interface Place {
  readonly title: string;
  readonly started_at: string;
  readonly zone: string;
  readonly seat: { readonly sector: string; readonly row: string; readonly number: string } | null;
}

/** A ticket that gets another place. */
interface Move {
  readonly from: Place;
  readonly to: Place;
  readonly price_before: number;
  readonly price_after: number;
  readonly currency_code: string;
}

const isMove = (value: unknown): value is Move =>
  typeof value === 'object' && value !== null && 'from' in value && 'price_after' in value;

const isOfOnePerformance = ({ from, to }: Move) =>
  from.title === to.title && from.started_at === to.started_at;

/** Writes a value of a preview or of the audit log as people say it. */
export function useShownValue(): (name: string, value: unknown) => string {
  const { texts, language } = useLanguage();
  const ways: Readonly<Record<string, string>> = texts.order.ways;
  const fields: Readonly<Record<string, string>> = texts.fields;
  const moment = useMoment();
  const day = useDay();
  const named: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    state: texts.order.states,
    sort: texts.order.sorts,
    mail: texts.order.mails,
    attention: texts.overview.reasons,
    way: texts.order.ways,
    events: texts.webhook.events,
    event: texts.webhook.events,
    performance: texts.callOff.statuses,
    call_off: texts.callOff.states,
    prices: texts.changing.priceLists,
    re_entry: texts.doors.reEntryKinds,
    waiting_room: texts.waitingRoom.states,
    rehearsal: texts.rehearsal.states,
    verdict: texts.doors.verdicts,
    voucher_returns: texts.voucher.returnRules,
    bundle_returns: texts.bundle.returnRules,
  };
  const showSum = ({ amount, currency_code, way, code, zone }: Sum) => {
    const sum = formatPrice(amount, currency_code, language);
    const name = way ? (ways[way] ?? way) : (code ?? zone);
    return name ? `${name}: ${sum}` : sum;
  };
  const showPlace = ({ title, started_at, zone, seat }: Place, isNamed: boolean) => {
    const place = seat ? texts.order.seat(seat) : zone;
    return isNamed ? `${title}, ${moment(started_at, 'moment', 'place')}, ${place}` : place;
  };
  const showMove = (move: Move) => {
    const isNamed = !isOfOnePerformance(move);
    const price = (amount: number) => formatPrice(amount, move.currency_code, language);
    const [old, now] = [price(move.price_before), price(move.price_after)];
    const places = `${showPlace(move.from, isNamed)} → ${showPlace(move.to, isNamed)}`;
    return `${places} (${old === now ? now : `${old} → ${now}`})`;
  };
  const showItem = (one: unknown) => {
    if (isGrant(one)) return writeGrant(one, texts);
    return isSum(one) ? showSum(one) : (fields[String(one)] ?? String(one));
  };
  return (name, value) => {
    if (name === 'sale_closes' && value === 'now') return texts.changing.now;
    if (name === 'sale_opens' && value === null) return texts.changing.opensKinds.at_once;
    if (value === undefined || value === null) return texts.nothing;
    if (typeof value === 'boolean') return value ? texts.yes : texts.no;
    if (Array.isArray(value) && value.every(isMove)) return value.map(showMove).join('\n');
    if (Array.isArray(value))
      return value.map((one) => named[name]?.[String(one)] ?? showItem(one)).join(', ') || texts.nothing;
    if (isSum(value)) return showSum(value);
    const word = named[name]?.[String(value)];
    if (word !== undefined) return word;
    if (/^(paid|valid)_(since|from|until)$|_at$|^at$/.test(name)) return moment(String(value));
    if (name === 'country') return countryName(String(value), language);
    if (name === 'closed_until') return day(String(value));
    // By the clock of the place, which it says without an offset.
    if (/^(starts|doors|sale_opens|sale_closes)$/.test(name))
      return moment(`${value}:00+00:00`, 'moment', 'place');
    if (name === 'prices' && typeof value === 'number') return texts.changing.pricesLike(`№ ${value}`);
    if (name === 'browser') return browserName(String(value));
    return typeof value === 'object' ? JSON.stringify(value) : String(value);
  };
}
