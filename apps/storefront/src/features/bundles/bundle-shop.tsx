import type { Bundle } from '@parterre/contracts/bundles/bundle';
import { useLinks } from '../../address/use-links.ts';
import { useQuery } from '../../address/use-query.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Failure } from '../../ui/failure.tsx';
import { BundleForm, type BundleFormProps } from './bundle-form.tsx';
import { BundleParts } from './bundle-parts.tsx';
import styles from './bundles.module.css';
import { bundlePath } from './bundles-path.ts';
import { useBundles } from './use-bundles.ts';

type BundleShopProps = Omit<BundleFormProps, 'bundle'>;

/** The bundle that the address names, or those that there are to choose from. */
export function BundleShop(props: BundleShopProps) {
  const t = useTexts();
  const link = useLinks();
  const query = new URLSearchParams(useQuery());
  const { data, state, retry } = useBundles(props.currency);
  if (state === 'failed') return <Failure text={t('listFailed')} retry={t('tryAgain')} onRetry={retry} />;
  if (!data) return <div className={styles.waiting} aria-busy="true" />;
  const bundles = findBundles(data.results, query);
  const [first] = bundles;
  if (!first)
    return (
      <div className={styles.none}>
        <p>{t('forms:bundleNone')}</p>
        <ButtonLink href={link(paths.events())} isMain>
          {t('pages:toEvents')}
        </ButtonLink>
      </div>
    );
  if (bundles.length === 1) return <BundleForm key={first.code} bundle={first} {...props} />;
  return (
    <ul className={styles.bundles}>
      {bundles.map((bundle) => (
        <li key={bundle.code}>
          <h2>{bundle.name}</h2>
          <p>
            <BundleParts bundle={bundle} />
          </p>
          <ButtonLink href={link(bundlePath(bundle.code))}>{t('forms:bundleChoose')}</ButtonLink>
        </li>
      ))}
    </ul>
  );
}

/** Those of an event where the address names one that has some; a code is typed in any case. */
function findBundles(bundles: readonly Bundle[], query: URLSearchParams): readonly Bundle[] {
  const code = query.get('bundle')?.toUpperCase();
  if (code !== undefined) return bundles.filter((bundle) => bundle.code.toUpperCase() === code);
  const event = Number(query.get('event'));
  return event > 0
    ? bundles.filter(({ dates }) => dates.some(({ event_id }) => event_id === event))
    : bundles;
}
