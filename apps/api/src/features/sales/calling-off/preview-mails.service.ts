import type { CallOffWhat, PreviewedMail } from '@parterre/contracts/console/call-offs';
import { type InterfaceLanguage, interfaceLanguages } from '@parterre/domain/languages/languages';
import { ticketReturn } from '@parterre/domain/order/ticket-return';
import { writeDeadline, writeMoment, type ZonedMoment } from '../../../time/write-moment.ts';
import { zonedInstant } from '../../../time/zoned-time.ts';
import { makePerformanceCache } from '../../performances/performance-cache.service.ts';
import { describePerformance } from '../../performances/withholding/hall.service.ts';
import { readSeller } from '../documents/document-data.service.ts';
import { makeOtherDatesFinder } from '../moving/find-other-dates.service.ts';
import { selectOrderPerformances } from '../order/order-performances.queries.ts';
import { mailWords, noData } from '../outbox/mail/compose-mail.ts';
import type { SaleDeps } from '../sale-deps.ts';
import type { MailData } from '../texts/sale-texts.ts';
import { chooseUntil } from './call-off.service.ts';
import type { CallOffKey } from './calling-off.queries.ts';
import type { DryRun } from './dry-run.service.ts';

interface Mailing {
  readonly key: CallOffKey;
  readonly what: CallOffWhat;
  readonly at: Date;
  readonly mailed: DryRun['mailed'];
}

const kinds = {
  cancel: 'performance_cancelled',
  postpone: 'performance_postponed',
  move: 'performance_moved',
} as const;

/** Stands for what is another in each mail. */
const someNumber = '…';

/** What buyers would be written, in the words that write to them, in every language. */
export async function previewMails(
  sale: SaleDeps,
  { key: { performanceId }, what, at, mailed }: Mailing,
): Promise<PreviewedMail[]> {
  const [today] = await selectOrderPerformances(sale.db, [performanceId]);
  if (!today?.started_at || today.time_zone === null) return [];
  const { time_zone: timeZone, started_at: boughtStart } = today;
  // An hour that clocks skip is refused by the import; until then nobody is told of it.
  const movedTo = what.kind === 'move' ? zonedInstant(what.started_at, timeZone) : undefined;
  const startsAt = movedTo ?? boughtStart;
  const moments: Moments = {
    at,
    startsAt: { at: startsAt, timeZone },
    refundFrom: zoned(chooseUntil(what, at), timeZone),
    returnUntil: zoned(
      ticketReturn({
        boughtStart,
        today: { startsAt, status: 'scheduled' },
        toldAt: undefined,
        now: at,
        returnDays: sale.returnDays,
      })?.until ?? null,
      timeZone,
    ),
  };
  const groups = await groupByOffers(sale, performanceId, { what, at, mailed });
  return Promise.all(
    groups.map(async ({ lang, orders, offers }) => ({
      ...(await previewMail(sale, performanceId, { kind: kinds[what.kind], moments, lang, offers })),
      lang,
      orders,
      is_at_counter: offers.isAtCounter,
      may_take_certificate: offers.mayTakeCertificate,
      has_other_dates: offers.hasOtherDates,
    })),
  );
}

/** What a mail offers its reader beside the money, and where that is to be had. */
type Offers = Pick<MailData, 'isAtCounter' | 'mayTakeCertificate' | 'hasOtherDates'>;

interface MailGroup {
  readonly lang: InterfaceLanguage;
  readonly orders: number;
  readonly offers: Offers;
}

/** By what they will read: each language as often as its readers are offered something else. One that nobody reads shows what most are offered. */
async function groupByOffers(
  { db }: SaleDeps,
  performanceId: number,
  { what, at, mailed }: Omit<Mailing, 'key'>,
): Promise<MailGroup[]> {
  const find = await makeOtherDatesFinder(
    { db, dates: makePerformanceCache(db, () => true) },
    performanceId,
    at,
  );
  const isCancelled = what.kind === 'cancel';
  const readers: { readonly lang: InterfaceLanguage; readonly offers: Offers }[] = [];
  for (const { lang, isExchangeable, isAtCounter, ...had } of mailed) {
    const hasOtherDates = (await find(had, 1)).length > 0;
    readers.push({
      lang,
      offers: {
        isAtCounter: isCancelled && isAtCounter,
        mayTakeCertificate: isCancelled && isExchangeable,
        hasOtherDates,
      },
    });
  }
  const usual = mostFirst(readers.map(({ offers }) => offers))[0]?.offers ?? {
    isAtCounter: false,
    mayTakeCertificate: isCancelled,
    hasOtherDates: false,
  };
  return interfaceLanguages.flatMap((lang) => {
    const own = readers.filter((reader) => reader.lang === lang).map(({ offers }) => offers);
    const groups = own.length > 0 ? mostFirst(own) : [{ offers: usual, orders: 0 }];
    return groups.map((group) => ({ lang, ...group }));
  });
}

const mostFirst = (all: readonly Offers[]): { readonly offers: Offers; readonly orders: number }[] =>
  [...Map.groupBy(all, (offers) => JSON.stringify(offers)).values()]
    .flatMap((alike) => alike.slice(0, 1).map((offers) => ({ offers, orders: alike.length })))
    .sort((one, other) => other.orders - one.orders);

interface Moments {
  readonly at: Date;
  readonly startsAt: ZonedMoment;
  readonly refundFrom: ZonedMoment | null;
  readonly returnUntil: ZonedMoment | null;
}

const zoned = (at: Date | null, timeZone: string): ZonedMoment | null => at && { at, timeZone };

interface Wanted {
  readonly kind: (typeof kinds)[CallOffWhat['kind']];
  readonly moments: Moments;
  readonly lang: InterfaceLanguage;
  readonly offers: Offers;
}

async function previewMail(
  sale: SaleDeps,
  performanceId: number,
  { kind, moments: { at, startsAt, refundFrom, returnUntil }, lang, offers }: Wanted,
) {
  const { brand } = await readSeller(sale, lang);
  const described = await describePerformance(sale.db, performanceId, lang, at);
  const words = mailWords(
    kind,
    {
      ...noData,
      brand: brand.name,
      number: someNumber,
      title: described?.performance.title ?? '',
      date: writeMoment(startsAt, 'full', lang),
      refundFrom: refundFrom ? writeDeadline(refundFrom, lang) : '',
      ...offers,
      returnUntil: returnUntil ? writeDeadline(returnUntil, lang) : '',
    },
    lang,
  );
  const { subject, heading, paragraphs, action } = words;
  return { subject, heading, paragraphs: [...paragraphs], action: action ?? null };
}
