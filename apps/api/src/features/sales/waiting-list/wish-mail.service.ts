import { money } from '@parterre/domain/money/money';
import type { WishMail } from '@parterre/domain/order/order-mail';
import { wishConfirmationMs } from '@parterre/domain/waiting-list/wish';
import type { ZonedMoment } from '../../../time/write-moment.ts';
import { makePerformanceCache, type SoldPerformance } from '../../performances/performance-cache.service.ts';
import { makePlanLibrary } from '../../performances/plan-cache.service.ts';
import { readSeller } from '../documents/document-data.service.ts';
import type { WishView } from '../outbox/mail/mail-view.ts';
import type { MailTask } from '../outbox/outbox.service.ts';
import { selectAwaitedTexts } from '../reminders/reminders.queries.ts';
import type { SaleDeps } from '../sale-deps.ts';
import { placeWords } from './show-wish.service.ts';
import type { WishRow } from './waiting-list.queries.ts';

/** What a mail about a wish says. */
export async function wishView(deps: SaleDeps, task: MailTask, kind: WishMail): Promise<WishView> {
  const { wish, allotment } = task;
  if (!wish || wish.email === null) throw new Error(`${task.deduplicationKey} is about no wish`);
  const { lang, currency } = wish;
  const { brand, seller } = await readSeller(deps, lang);
  const read = (id: number) => makePerformanceCache(deps.db, () => false).read(id);
  const dates = (await Promise.all(wish.performance_ids.map(read))).filter((date) => date !== undefined);
  const offered = allotment && (await read(allotment.performance_id));
  const about = offered ?? dates[0];
  if (!about) throw new Error(`the performances of wish ${wish.id} have gone from the catalogue`);
  const texts = await selectAwaitedTexts(deps.db, about.id, lang);
  const timeZone = texts?.time_zone ?? 'UTC';
  const { mainLang } = await deps.reader.settings();
  const moment = (at: Date): ZonedMoment => ({ at, timeZone });
  const startsAt = ({ sale_data }: SoldPerformance) => moment(new Date(sale_data.startedAtMs));
  const zoneName = (id: string) => {
    const names = about.zones.get(id)?.name;
    return names?.[lang] ?? names?.[mainLang] ?? id;
  };
  const page = kind === 'wish_ended' ? `/events/${wish.event_id}` : wishPage(deps, wish);
  return {
    brand,
    seller,
    to: { name: null, email: wish.email },
    title: texts?.title ?? '',
    place: texts?.place ?? '',
    dates: dates.map(startsAt),
    wish: { count: wish.count, zones: wish.zones.map(zoneName), maxPrice: money(wish.max_minor, currency) },
    offer:
      offered && allotment
        ? {
            startsAt: startsAt(offered),
            places: placeWords({ date: offered, plan: await readPlan(deps, offered) }, allotment, {
              lang,
              mainLang,
            }),
            total: money(allotment.total_minor, currency),
          }
        : null,
    until: mailDeadline(wish, allotment?.kept_until, moment),
    endedBecause: wish.ended_because,
    url: await deps.pageUrl(lang, page),
  };
}

const wishPage = ({ wishLinks }: SaleDeps, { id }: WishRow): string =>
  `/order/tickets?wish=${wishLinks.write(id)}`;

const readPlan = async ({ db }: SaleDeps, { planHash }: SoldPerformance) =>
  planHash === null ? undefined : makePlanLibrary(db).read(planHash);

function mailDeadline(
  { confirmed_at, requested_at }: WishRow,
  keptUntil: Date | undefined,
  moment: (at: Date) => ZonedMoment,
): ZonedMoment | null {
  if (keptUntil) return moment(keptUntil);
  return confirmed_at ? null : moment(new Date(requested_at.getTime() + wishConfirmationMs));
}
