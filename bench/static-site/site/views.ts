import type { Language } from '@parterre/static-site/shared/language';
import type { Catalogue, Show } from './catalogue.ts';

/** What pages show: catalogue records put into a language, with addresses and dates ready to print. */
export interface DateView {
  readonly iso: string;
  readonly text: string;
}

export interface CardView {
  readonly href: string;
  readonly title: string;
  readonly lead: string;
  readonly date: DateView;
  readonly stage: string;
}

export interface StageView {
  readonly href: string;
  readonly name: string;
  readonly address: string;
}

export interface ArtistView {
  readonly href: string;
  readonly name: string;
  readonly role: string;
}

export interface ShowView {
  readonly title: string;
  readonly lead: string;
  readonly paragraphs: readonly string[];
  readonly dates: readonly DateView[];
  readonly stage: StageView;
  readonly artists: readonly ArtistView[];
  readonly related: readonly CardView[];
}

export interface ListView {
  readonly title: string;
  readonly text: string;
  readonly cards: readonly CardView[];
}

/** One view per name, made when first asked for. */
export type Share = <Value extends object>(name: string, make: () => Value) => Value;

export interface ViewContext {
  readonly catalogue: Catalogue;
  readonly language: Language;
  readonly share: Share;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function dateFormat(code: string): Intl.DateTimeFormat {
  const cached = formats.get(code);
  if (cached) return cached;
  const format = new Intl.DateTimeFormat(code, {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: 'Europe/Moscow',
  });
  formats.set(code, format);
  return format;
}

const dateView = ({ language: { code }, share }: ViewContext, iso: string) =>
  share(`date ${code} ${iso}`, (): DateView => ({ iso, text: dateFormat(code).format(new Date(iso)) }));

const stageView = ({ catalogue, language: { code, prefix }, share }: ViewContext, id: number) =>
  share(`stage ${code} ${id}`, (): StageView => {
    const { name, address } = catalogue.stage(id);
    return { href: `${prefix}/stages/${id}`, name, address };
  });

const artistView = ({ catalogue, language: { code, prefix }, share }: ViewContext, id: number) =>
  share(`artist ${code} ${id}`, (): ArtistView => {
    const { name, role } = catalogue.artist(id);
    return { href: `${prefix}/artists/${id}`, name, role };
  });

const cardView = (context: ViewContext, id: number) =>
  context.share(`card ${context.language.code} ${id}`, (): CardView => {
    const { title, lead, dates, stageId } = context.catalogue.show(id);
    const href = `${context.language.prefix}/shows/${id}`;
    return {
      href,
      title,
      lead,
      date: dateView(context, dates[0] ?? ''),
      stage: stageView(context, stageId).name,
    };
  });

export const showView = (context: ViewContext, show: Show): ShowView => ({
  title: show.title,
  lead: show.lead,
  paragraphs: show.paragraphs,
  dates: show.dates.map((iso) => dateView(context, iso)),
  stage: stageView(context, show.stageId),
  artists: show.artistIds.map((id) => artistView(context, id)),
  related: show.relatedIds.map((id) => cardView(context, id)),
});

export const listView = (
  context: ViewContext,
  { title, text, showIds }: { title: string; text: string; showIds: readonly number[] },
): ListView => ({ title, text, cards: showIds.map((id) => cardView(context, id)) });
