import type { CallOffWhat, PreviewedMail } from '@parterre/contracts/console/call-offs';
import { type InterfaceLanguage, interfaceLanguages } from '@parterre/domain/languages/languages';
import { ticketReturn } from '@parterre/domain/order/ticket-return';
import { writeDeadline, writeMoment, type ZonedMoment } from '../../../time/write-moment.ts';
import { zonedInstant } from '../../../time/zoned-time.ts';
import { describePerformance } from '../../performances/withholding/hall.service.ts';
import { readSeller } from '../documents/document-data.service.ts';
import { selectOrderPerformances } from '../order/order-performances.queries.ts';
import { mailWords, noData } from '../outbox/mail/compose-mail.ts';
import type { SaleDeps } from '../sale-deps.ts';
import { chooseUntil } from './call-off.service.ts';
import type { CallOffKey } from './calling-off.queries.ts';
import type { DryRun } from './dry-run.service.ts';

interface Mailing {
  readonly key: CallOffKey;
  readonly what: CallOffWhat;
  readonly at: Date;
  readonly languages: DryRun['languages'];
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
  { key: { performanceId }, what, at, languages }: Mailing,
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
  return Promise.all(
    interfaceLanguages.map(async (lang) => ({
      ...(await previewMail(sale, performanceId, { kind: kinds[what.kind], moments, lang })),
      lang,
      orders: languages.get(lang) ?? 0,
    })),
  );
}

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
}

async function previewMail(
  sale: SaleDeps,
  performanceId: number,
  { kind, moments: { at, startsAt, refundFrom, returnUntil }, lang }: Wanted,
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
      // What most of them read, who paid on the site.
      mayTakeCertificate: refundFrom !== null,
      returnUntil: returnUntil ? writeDeadline(returnUntil, lang) : '',
    },
    lang,
  );
  const { subject, heading, paragraphs, action } = words;
  return { subject, heading, paragraphs: [...paragraphs], action: action ?? null };
}
