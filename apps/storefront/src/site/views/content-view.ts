import type { Landing } from '@parterre/contracts/landings/landing';
import type { ContentData } from '../../pages/content/content.data.ts';
import { plainSummary, plainText } from './plain-summary.ts';

type ContentPage = Landing['info'][keyof Landing['info']];

/** A text with ids on its headings, so that its table of contents can point at them. */
export function contentView(name: string, { title, body, updated_at }: ContentPage): ContentData {
  const sections: ContentData['sections'][number][] = [];
  const marked = body.replace(/<h2[^>]*>(.*?)<\/h2>/gs, (_heading, inner: string) => {
    const id = `part-${sections.length + 1}`;
    sections.push({ id, title: plainText(inner) });
    return `<h2 id="${id}">${inner}</h2>`;
  });
  return {
    name,
    title,
    sections,
    body: marked,
    summary: plainSummary(body),
    updatedAt: updated_at ?? null,
  };
}
