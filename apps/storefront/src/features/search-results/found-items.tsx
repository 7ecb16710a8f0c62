import { useLinks } from '../../address/use-links.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Failure } from '../../ui/failure.tsx';
import { Highlight } from '../../ui/highlight.tsx';
import { Picture } from '../../ui/picture.tsx';
import { WholeLink } from '../../ui/whole-link.tsx';
import styles from './search-results.module.css';
import { type ItemKind, useFoundItems } from './use-found-items.ts';

/** Persons, places or news that the words find. */
export function FoundItems({ kind, search }: { readonly kind: ItemKind; readonly search: string }) {
  const t = useTexts();
  const link = useLinks();
  const { data = [], state, retry } = useFoundItems(kind, search);
  if (state === 'failed') return <Failure text={t('listFailed')} retry={t('tryAgain')} onRetry={retry} />;
  return (
    <ul className={styles.items} data-kind={kind} aria-busy={state === 'loading'}>
      {data.map(({ path, title, matches, about, picture }) => (
        <li key={path}>
          {picture && <Picture picture={picture} sizes="6rem" alt="" />}
          <div>
            <h2>
              <WholeLink href={link(path)}>
                <Highlight text={title} matches={matches} />
              </WholeLink>
            </h2>
            <p>{about}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
