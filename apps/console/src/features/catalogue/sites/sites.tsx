import type { SiteSummary } from '@parterre/contracts/console/sites';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { sitesQuery } from '../../../api/queries.ts';
import { Answer } from '../../../ui/answer.tsx';
import { Button } from '../../../ui/button.tsx';
import { Blank, Screen } from '../../../ui/screen.tsx';
import table from '../../../ui/table.module.css';
import { useCatalogueTexts } from '../use-catalogue-texts.ts';
import { NewSite } from './new-site.tsx';
import styles from './sites.module.css';
import { useSiteTexts } from './use-site-texts.ts';

/** The landings of the house: where each is, what it speaks and takes, and whether visitors reach it. */
export function Sites() {
  const texts = useSiteTexts();
  const query = useQuery(sitesQuery);
  const [isNew, setIsNew] = useState(false);
  return (
    <Screen
      title={texts.title}
      actions={
        <Button look="main" onPress={() => setIsNew(true)}>
          {texts.newSite}
        </Button>
      }
    >
      <Answer query={query}>
        {(list) => (
          <>
            {list.results.length === 0 ? (
              <Blank title={texts.none} text={texts.noneText} />
            ) : (
              <SiteTable sites={list.results} />
            )}
            {isNew && <NewSite list={list} onClose={() => setIsNew(false)} />}
          </>
        )}
      </Answer>
    </Screen>
  );
}

function SiteTable({ sites }: { readonly sites: readonly SiteSummary[] }) {
  const texts = useSiteTexts();
  const { language, drafts: draftsHeading } = useCatalogueTexts();
  return (
    <table className={`${table.table} ${table.stacking} ${styles.sites}`}>
      <thead className={table.headings}>
        <tr>
          <th scope="col">{texts.site}</th>
          <th scope="col">{texts.languages}</th>
          <th scope="col">{texts.currencies}</th>
          <th scope="col">{texts.state}</th>
          <th scope="col">{draftsHeading}</th>
        </tr>
      </thead>
      <tbody>
        {sites.map(({ id, name, domain, url, state, languages, currencies, drafts }) => (
          <tr key={id}>
            <th scope="row">
              <Link
                to="/sites/$siteId"
                params={{ siteId: String(id) }}
                search={drafts[0] ? { draft: drafts[0].id } : {}}
              >
                <strong>{name}</strong>
              </Link>
              <span>{domain}</span>
            </th>
            <td>
              {languages.map((code) => (
                <abbr key={code} title={language(code)}>
                  {code.toUpperCase()}
                </abbr>
              ))}
            </td>
            <td>{currencies.join(', ')}</td>
            <td>
              {texts.states[state]}
              {url && (
                <span>
                  <a href={url} target="_blank" rel="noreferrer">
                    {url}
                  </a>
                </span>
              )}
            </td>
            <td>
              {drafts.map((draft) => (
                <span key={draft.id}>
                  <Link to="/drafts/$draftId" params={{ draftId: draft.id }}>
                    {draft.name}
                  </Link>
                </span>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
