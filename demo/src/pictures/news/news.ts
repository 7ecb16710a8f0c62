import { seededRandom } from '../drawing/seeded-random.ts';
import type { Mark } from '../drawing/svg.ts';
import { motifs } from '../motifs/motifs.ts';
import { palettes } from '../palettes.ts';
import { detail, type NewsForm, pattern, plan, programme, stillLife, ticket } from './news-forms.ts';
import { type NewsHint, newsHints, unknownNews } from './news-hints.ts';

const forms: Readonly<Record<NewsHint['form'], NewsForm>> = {
  pattern,
  detail,
  'still-life': stillLife,
  programme,
  ticket,
  plan,
};

export const newsHintOf = (key: string): NewsHint => newsHints[key] ?? unknownNews;

export function drawNews(key: string): Mark[] {
  const { form, motif, palette } = newsHintOf(key);
  return forms[form](motifs[motif], palettes[palette], seededRandom(`news/${key}`));
}
