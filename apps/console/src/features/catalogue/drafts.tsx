import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { draftsQuery, publicationsQuery } from '../../api/queries.ts';
import { useTexts } from '../../i18n/language.tsx';
import { useMoment } from '../../i18n/use-moment.ts';
import { Answer } from '../../ui/answer.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Blank, Screen } from '../../ui/screen.tsx';
import table from '../../ui/table.module.css';
import styles from './catalogue.module.css';
import { useCatalogueTexts } from './use-catalogue-texts.ts';

const route = getRouteApi('/inside/console/drafts');

/** What is being prepared, and what was published. */
export function Drafts() {
  const all = useTexts();
  return (
    <Screen title={all.draftsSection}>
      <OpenDrafts />
      <Publications />
    </Screen>
  );
}

function OpenDrafts() {
  const texts = useCatalogueTexts();
  const moment = useMoment();
  const query = useQuery(draftsQuery);
  return (
    <Answer query={query}>
      {({ results }) =>
        results.length === 0 ? (
          <Blank
            title={texts.noDrafts}
            text={texts.noDraftsText}
            action={<LinkButton to="/catalogue">{texts.toCatalogue}</LinkButton>}
          />
        ) : (
          <table className={`${table.table} ${styles.items}`}>
            <thead className={table.headings}>
              <tr>
                <th scope="col">{texts.draft}</th>
                <th scope="col">{texts.changed}</th>
                <th scope="col">{texts.publishes}</th>
              </tr>
            </thead>
            <tbody>
              {results.map((draft) => (
                <tr key={draft.id}>
                  <th scope="row">
                    <Link to="/drafts/$draftId" params={{ draftId: draft.id }}>
                      {draft.name}
                    </Link>
                    <span>{texts.count(draft.items)}</span>
                  </th>
                  <td data-name={texts.changed}>
                    {draft.changed_by}
                    <time dateTime={draft.changed_at}>{moment(draft.changed_at)}</time>
                  </td>
                  <td data-name={draft.publish_at ? texts.publishes : undefined}>
                    {draft.publish_at && <time dateTime={draft.publish_at}>{moment(draft.publish_at)}</time>}
                    {draft.is_stuck && <strong className={styles.stuck}>{texts.stuck}</strong>}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )
      }
    </Answer>
  );
}

function Publications() {
  const texts = useCatalogueTexts();
  const all = useTexts();
  const moment = useMoment();
  const { page = 1 } = route.useSearch();
  const query = useQuery(publicationsQuery(page));
  return (
    <section className={styles.section} aria-labelledby="publications">
      <h2 id="publications">{texts.publications}</h2>
      <Answer query={query}>
        {({ results, total, limit }) => (
          <>
            {total === 0 && <p className={styles.meta}>{texts.noPublications}</p>}
            {results.length > 0 && (
              <table className={`${table.table} ${styles.items}`} aria-busy={query.isPlaceholderData}>
                <thead className={table.headings}>
                  <tr>
                    <th scope="col">{texts.publication}</th>
                    <th scope="col">{texts.published}</th>
                    <th scope="col">{texts.state}</th>
                  </tr>
                </thead>
                <tbody>
                  {results.map((one) => (
                    <tr key={one.id}>
                      <th scope="row">
                        <Link to="/publications/$publicationId" params={{ publicationId: one.id }}>
                          {one.undoes ? texts.undoingOf(one.name) : one.name}
                        </Link>
                        <span>{texts.count(one.items)}</span>
                      </th>
                      <td>
                        {one.published_by}
                        <time dateTime={one.published_at}>{moment(one.published_at)}</time>
                      </td>
                      <td>{one.undone_by ? texts.undone : one.live_at ? texts.live : texts.goingLive}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            )}
            {total > limit && (
              <nav className={styles.acts} aria-label={texts.pages}>
                {page > 1 && (
                  <LinkButton to="/drafts" search={{ page: page - 1 }}>
                    {all.back}
                  </LinkButton>
                )}
                {page * limit < total && (
                  <LinkButton to="/drafts" search={{ page: page + 1 }}>
                    {all.next}
                  </LinkButton>
                )}
              </nav>
            )}
          </>
        )}
      </Answer>
    </section>
  );
}
