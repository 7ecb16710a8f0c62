import { ErrorFrame } from '../../features/layout/error-frame.tsx';
import { pageHead } from '../../features/layout/page-head.ts';
import { textsIn } from '../../i18n/registry.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import type { SitePage } from '../frame/site-page.ts';
import styles from './error.module.css';

export function head(page: SitePage<unknown>) {
  const t = textsIn(page.language.code);
  return pageHead(page, { title: t('pages:missingTitle'), description: t('pages:missingText') });
}

export default function MissingPage() {
  return (
    <ErrorFrame>
      {({ t, link }) => (
        <>
          <p className={styles.numeral}>404</p>
          <h1>{t('pages:missingTitle')}</h1>
          <p>{t('pages:missingText')}</p>
          <p className={styles.acts}>
            <ButtonLink href={link(paths.events())} isMain>
              {t('pages:toEvents')}
            </ButtonLink>
            <ButtonLink href={link(paths.eventsSearch())}>{t('findEvent')}</ButtonLink>
          </p>
        </>
      )}
    </ErrorFrame>
  );
}
