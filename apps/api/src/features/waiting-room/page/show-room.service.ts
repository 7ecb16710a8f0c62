import { type InterfaceLanguage, isInterfaceLanguage } from '@parterre/domain/languages/languages';
import type { Db } from '../../../database/connect.ts';
import type { Place } from '../room-cookies.ts';
import { describeRoom, findNumber, type RoomView } from '../room-view.ts';
import { selectRoomSubject } from '../waiting-room.queries.ts';
import type { RoomPage } from './room-page.ts';

export interface ShowRoomDeps {
  readonly db: Db;
  readonly now: () => Date;
  readonly mainLang: () => Promise<string>;
  /** Where a page of the site is. */
  readonly pageUrl: (lang: InterfaceLanguage, path: string) => Promise<string>;
}

interface Reader {
  readonly place?: Place | undefined;
  readonly isAdmitted?: boolean;
  readonly hasFailed?: boolean;
}

/** What the page of a room says, to whoever has this place, or to everybody. */
export async function showRoom(
  { db, now, mainLang, pageUrl }: ShowRoomDeps,
  room: RoomView,
  lang: InterfaceLanguage,
  { place, ...reader }: Reader = {},
): Promise<RoomPage> {
  const [performanceId = 0] = room.performance_ids;
  const subject = await selectRoomSubject(db, performanceId);
  const { [lang]: title, [await mainLang()]: mainTitle = '' } = subject?.title ?? {};
  const eventPath = `/events/${room.event_id}${room.performance_ids.length === 1 ? `?date=${performanceId}` : ''}`;
  return {
    status: describeRoom(room, now()),
    lang,
    title: title ?? mainTitle,
    timeZone: subject?.time_zone ?? 'UTC',
    eventPath: toPath(await pageUrl(lang, eventPath)),
    place: place && { ...place, drawnNumber: findNumber(room, place) },
    ...reader,
  };
}

/** What is on sale, for whoever comes to a room that is forgotten by now. */
export const programmePath = async ({ pageUrl }: Pick<ShowRoomDeps, 'pageUrl'>, lang: InterfaceLanguage) =>
  toPath(await pageUrl(lang, '/events'));

/** The page stands on every site that shows the event. */
const toPath = (url: string): string => {
  const { pathname, search } = new URL(url, 'http://any.site');
  return pathname + search;
};

export const readLanguage = (text: string | undefined, mainLang: string): InterfaceLanguage => {
  if (text !== undefined && isInterfaceLanguage(text)) return text;
  return isInterfaceLanguage(mainLang) ? mainLang : 'en';
};
