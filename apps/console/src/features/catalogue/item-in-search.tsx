import { readProblem } from '@parterre/api-client/read-problem';
import type { ItemInSearch as Found, SearchableKind } from '@parterre/contracts/console/drafts';
import type { ItemKind } from '@parterre/domain/drafts/item';
import { useQuery } from '@tanstack/react-query';
import { itemInSearchQuery } from '../../api/queries.ts';
import { useLanguage, useTexts } from '../../i18n/language.tsx';
import { Answer } from '../../ui/answer.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useDraft } from '../../use-draft.ts';
import styles from './catalogue.module.css';
import { useCatalogueTexts } from './use-catalogue-texts.ts';

export const isSearchable = (kind: ItemKind): kind is SearchableKind =>
  kind === 'events' || kind === 'persons' || kind === 'places' || kind === 'news';

interface Props {
  readonly kind: SearchableKind;
  readonly itemKey: string;
  readonly draftId: string | undefined;
  /** Of what is saved: whatever is saved later is looked at anew. */
  readonly revision: number;
}

/** How visitors find an item as it was saved: its pages among the results of a search engine, and the words that lead to it here. */
export function ItemInSearch(props: Props) {
  const texts = useCatalogueTexts();
  // Saving leads to another screen of the same item.
  const [isOpen, setIsOpen] = useDraft('in-search', false);
  return (
    <details
      className={styles.inSearch}
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>{texts.inSearch}</summary>
      {isOpen && <Looked {...props} />}
    </details>
  );
}

function Looked({ kind, itemKey, draftId, revision }: Props) {
  const texts = useCatalogueTexts();
  const { problems } = useTexts();
  const query = useQuery(itemInSearchQuery({ kind, key: itemKey, draftId, revision }));
  // What is in the way stands above the form.
  if (readProblem(query.error)?.code === 'draft_refused')
    return <Notice kind="warning">{problems.draft_refused}</Notice>;
  return (
    <Answer query={query}>
      {({ pages, words }) => (
        <>
          <p className={styles.meta}>{texts.inSearchText}</p>
          <ul className={styles.results}>
            {pages.map((page) => (
              <Result key={page.lang} page={page} />
            ))}
          </ul>
          <h2>{texts.foundByWords}</h2>
          <dl className={styles.words}>
            {words.map(({ lang, title, beside, around }) => (
              <div key={lang}>
                <dt>{texts.language(lang)}</dt>
                <dd lang={lang}>
                  <Words name={texts.wordsOfName} words={title} />
                  <Words name={texts.wordsBeside} words={beside} />
                  <Words name={texts.wordsAround} words={around} />
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </Answer>
  );
}

const Result = ({ page: { lang, address, title, summary } }: { readonly page: Found['pages'][number] }) => (
  <li className={styles.result} lang={lang}>
    <code>{address}</code>
    <strong>{title}</strong>
    {summary && <p>{summary}</p>}
  </li>
);

function Words({ name, words }: { readonly name: string; readonly words: readonly string[] }) {
  const { language } = useLanguage();
  if (words.length === 0) return null;
  return (
    <p>
      <span lang={language}>{name}:</span> {words.join(', ')}
    </p>
  );
}
