import { PageTitle } from '../../features/layout/page-title.tsx';
import { writeTime } from '../../i18n/event-time.ts';
import { useLanguage, useTexts } from '../../i18n/use-texts.ts';
import { Prose } from '../../ui/prose.tsx';
import { crumbsTo } from '../frame/crumbs.ts';
import type { ContentData } from './content.data.ts';
import styles from './content.module.css';

/** Fewer are seen at a glance. */
const minSections = 3;

/** A page of words, with what it holds beside it. */
export function Content({ data }: { readonly data: ContentData }) {
  const t = useTexts();
  return (
    <>
      <PageTitle crumbs={crumbsTo(t)} title={data.title} />
      <ContentBody data={data} />
    </>
  );
}

/** The same below something else. */
export function ContentBody({ data }: { readonly data: ContentData }) {
  const t = useTexts();
  const language = useLanguage();
  const { body, sections, updatedAt } = data;
  return (
    <div className={styles.content}>
      {sections.length >= minSections && (
        <nav className={styles.sections} aria-labelledby="contents">
          <h2 id="contents">{t('pages:contents')}</h2>
          <ol>
            {sections.map(({ id, title: text }) => (
              <li key={id}>
                <a href={`#${id}`}>{text}</a>
              </li>
            ))}
          </ol>
        </nav>
      )}
      <div className={styles.text}>
        <Prose html={body} />
        {updatedAt && (
          <p className={styles.updated} suppressHydrationWarning>
            {t('pages:updatedOn', { date: writeTime(updatedAt, 'longDate', language) })}
          </p>
        )}
      </div>
    </div>
  );
}
