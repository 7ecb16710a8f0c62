import type { ItemList } from '@parterre/contracts/console/drafts';
import { type ItemKind, itemKinds } from '@parterre/domain/drafts/item';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { itemsQuery } from '../../api/queries.ts';
import { useTexts } from '../../i18n/language.tsx';
import { Answer } from '../../ui/answer.tsx';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Blank, Screen } from '../../ui/screen.tsx';
import table from '../../ui/table.module.css';
import { TextField } from '../../ui/text-field.tsx';
import styles from './catalogue.module.css';
import { readKind } from './catalogue-search.ts';
import { NewItem } from './new-item.tsx';
import { useCatalogueTexts } from './use-catalogue-texts.ts';

const route = getRouteApi('/inside/console/catalogue/$kind');

/** Everything of one kind, with how much of it is told in each language. */
export function Items() {
  const texts = useCatalogueTexts();
  const all = useTexts();
  const kind = readKind(route.useParams().kind);
  const { q, page = 1 } = route.useSearch();
  const navigate = useNavigate();
  const [typed, setTyped] = useState(q ?? '');
  const [isNew, setIsNew] = useState(false);
  const query = useQuery({ ...itemsQuery({ kind: kind ?? 'events', q, page }), enabled: kind !== undefined });
  if (!kind) return <Blank title={texts.noSuchKind} />;
  const search = (text: string) => {
    setTyped(text);
    void navigate({
      to: '/catalogue/$kind',
      params: { kind },
      search: text.trim() === '' ? {} : { q: text },
      replace: true,
    });
  };
  return (
    <Screen
      title={all.catalogueSection}
      actions={
        <Button look="main" onPress={() => setIsNew(true)}>
          {texts.new[kind]}
        </Button>
      }
    >
      <nav aria-label={texts.kindsLabel}>
        <ul className={styles.kinds}>
          {itemKinds.map((one) => (
            <li key={one}>
              <Link
                to="/catalogue/$kind"
                params={{ kind: one }}
                className={styles.kind}
                onClick={() => setTyped('')}
              >
                {texts.kinds[one]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.search}>
        <TextField label={texts.search} name="q" value={typed} onChange={search} maxLength={200} />
      </div>
      <Answer query={query}>
        {(list) => (
          <>
            <p className={styles.meta}>{texts.count(list.total)}</p>
            {list.results.length > 0 && <List kind={kind} list={list} isOld={query.isPlaceholderData} />}
            {list.total > list.limit && (
              <nav className={styles.acts} aria-label={texts.pages}>
                {page > 1 && (
                  <LinkButton
                    to="/catalogue/$kind"
                    params={{ kind }}
                    search={{ ...(q && { q }), page: page - 1 }}
                  >
                    {all.back}
                  </LinkButton>
                )}
                {page * list.limit < list.total && (
                  <LinkButton
                    to="/catalogue/$kind"
                    params={{ kind }}
                    search={{ ...(q && { q }), page: page + 1 }}
                  >
                    {all.next}
                  </LinkButton>
                )}
              </nav>
            )}
          </>
        )}
      </Answer>
      {isNew && <NewItem kind={kind} onClose={() => setIsNew(false)} />}
    </Screen>
  );
}

interface ListProps {
  readonly kind: ItemKind;
  readonly list: ItemList;
  readonly isOld: boolean;
}

function List({ kind, list: { results, languages }, isOld }: ListProps) {
  const texts = useCatalogueTexts();
  return (
    <table className={`${table.table} ${styles.items}`} aria-busy={isOld}>
      <thead className={table.headings}>
        <tr>
          <th scope="col">{texts.fields.name}</th>
          {languages.map((lang) => (
            <th key={lang} scope="col">
              <abbr title={texts.language(lang)}>{lang.toUpperCase()}</abbr>
            </th>
          ))}
          <th scope="col">{texts.drafts}</th>
        </tr>
      </thead>
      <tbody>
        {results.map(({ key, title, completeness, drafts }) => (
          <tr key={key}>
            <th scope="row">
              <Link
                to="/catalogue/$kind/$key"
                params={{ kind, key }}
                search={drafts[0] ? { draft: drafts[0].id } : {}}
              >
                {title}
              </Link>
              <span>{key}</span>
            </th>
            {completeness.map(({ lang, share }) => (
              <td key={lang}>
                <meter className={styles.share} value={share} aria-label={texts.language(lang)}>
                  {Math.round(share * 100)} %
                </meter>
              </td>
            ))}
            <td>
              {drafts.map(({ id, name }) => (
                <Link key={id} to="/drafts/$draftId" params={{ draftId: id }}>
                  {name}
                </Link>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
