import { useAddress } from '@parterre/static-site/browser/use-address';
import { ErrorFrame, type ErrorPageContext } from '../../features/layout/error-frame.tsx';
import { pageHead } from '../../features/layout/page-head.ts';
import { textsIn } from '../../i18n/registry.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { SearchForm } from '../../ui/search-form.tsx';
import type { SitePage } from '../frame/site-page.ts';
import { addressWords } from './address-words.ts';
import styles from './error.module.css';
import { PopularList } from './popular-list.tsx';

export function head(page: SitePage<unknown>) {
  const t = textsIn(page.language.code);
  return pageHead(page, { title: t('pages:missingTitle'), description: t('pages:missingText') });
}

export default function MissingPage({ path }: SitePage<unknown>) {
  return <ErrorFrame>{(around) => <Missing {...around} ownPath={path} />}</ErrorFrame>;
}

/** `ownPath` is the path of the error page itself, which has no words to search for. */
function Missing({ t, link, ownPath }: ErrorPageContext & { readonly ownPath: string }) {
  const address = useAddress();
  const words = address === ownPath ? '' : addressWords(address);
  const texts = { label: t('findEvent'), hint: t('searchHint'), submit: t('searchSubmit') };
  return (
    <div className={styles.missing}>
      <div className={styles.words}>
        <p className={styles.numeral}>404</p>
        <h1>{t('pages:missingTitle')}</h1>
        <p>{t('pages:missingText')}</p>
        <SearchForm
          key={words}
          action={link(paths.eventsSearch())}
          texts={texts}
          field={{ defaultValue: words }}
        />
        <p className={styles.actions}>
          <ButtonLink href={link(paths.events())} isMain>
            {t('pages:toEvents')}
          </ButtonLink>
          <ButtonLink href={link(paths.home())}>{t('tabHome')}</ButtonLink>
        </p>
      </div>
      <PopularList t={t} link={link} />
    </div>
  );
}
