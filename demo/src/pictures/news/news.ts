import type { Art } from '../drawing/art.ts';
import { seededRandom } from '../drawing/seeded-random.ts';
import { motifs } from '../motifs/motifs.ts';
import { palettes } from '../palettes.ts';
import { detail } from './forms/detail.ts';
import { pattern } from './forms/pattern.ts';
import { plan } from './forms/plan.ts';
import { programme } from './forms/programme.ts';
import { stillLife } from './forms/still-life.ts';
import { ticket } from './forms/ticket.ts';
import type { NewsForm } from './news-form.ts';
import { type NewsHint, newsHints, unknownNews } from './news-hints.ts';

const forms: Readonly<Record<NewsHint['form'], NewsForm>> = {
  pattern,
  detail,
  'still-life': stillLife,
  programme,
  ticket,
  plan,
};

export function newsArt(key: string): Art {
  const { form, motif, palette } = newsHints[key] ?? unknownNews;
  return forms[form](motifs[motif], palettes[palette], seededRandom(`news/${key}`));
}
