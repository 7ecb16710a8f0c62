import { ErrorFrame } from '../../features/layout/error-frame.tsx';
import { pageHead } from '../../features/layout/page-head.ts';
import { textsIn } from '../../i18n/registry.ts';
import { paths } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import type { SitePage } from '../frame/site-page.ts';
import styles from './error.module.css';

export function head(page: SitePage<unknown>) {
  const t = textsIn(page.language.code);
  return pageHead(page, { title: t('pages:brokenTitle'), description: t('pages:brokenText') });
}

export default function BrokenPage() {
  return (
    <ErrorFrame>
      {({ t, link }) => (
        <div className={styles.words}>
          <h1>{t('pages:brokenTitle')}</h1>
          <p>{t('pages:brokenText')}</p>
          <p className={styles.actions}>
            <Button onPress={() => location.reload()} isMain>
              {t('tryAgain')}
            </Button>
            <ButtonLink href={link(paths.home())}>{t('tabHome')}</ButtonLink>
          </p>
        </div>
      )}
    </ErrorFrame>
  );
}
