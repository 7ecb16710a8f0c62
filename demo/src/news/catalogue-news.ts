import type { CatalogueFile } from '@parterre/contracts/catalogue-file/catalogue-file';
import { addDays } from '../events/days.ts';
import { describePicture } from '../pictures/describe-picture.ts';
import { byLanguage } from '../text.ts';
import { typeset } from '../typeset.ts';
import { balletAndDanceNews } from './ballet-and-dance.ts';
import { comedyNews } from './comedy.ts';
import type { DemoNews } from './demo-news.ts';
import { dramaNews } from './drama.ts';
import { housesNews } from './houses.ts';
import { musicNews } from './music.ts';
import { operaNews } from './opera.ts';
import { sportAndExhibitionsNews } from './sport-and-exhibitions.ts';

type CatalogueNewsItem = NonNullable<CatalogueFile['news']>[number];

const demoNews: readonly DemoNews[] = [
  ...operaNews,
  ...balletAndDanceNews,
  ...dramaNews,
  ...musicNews,
  ...comedyNews,
  ...sportAndExhibitionsNews,
  ...housesNews,
];

/** The demo's news as the catalogue file holds them, published in the weeks before `today`. */
export const catalogueNews = (today: string): CatalogueNewsItem[] =>
  demoNews.map((item) => ({
    source_id: item.id,
    title: typeset(item.title),
    lead: typeset(item.lead),
    body: typeset(byLanguage((language) => item.body[language].map((it) => `<p>${it}</p>`).join(''))),
    published_at: `${addDays(today, -item.daysAgo)}T${item.time}`,
    image: describePicture('news', item.id),
    events: [...item.events],
    persons: [...item.persons],
  }));
