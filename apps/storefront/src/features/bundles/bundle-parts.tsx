import type { Bundle } from '@parterre/contracts/bundles/bundle';
import { useTexts } from '../../i18n/use-texts.ts';
import { countItems } from './bundle-choice.ts';

/** Such as `any 3 of 5`. */
export function BundleParts({ bundle }: { readonly bundle: Bundle }) {
  const t = useTexts();
  const { pick } = bundle;
  const count = countItems(bundle);
  if (pick === count) return t('forms:bundleAll', { count });
  return t(bundle.is_by_event ? 'forms:bundleEvents' : 'forms:bundlePick', { pick, count });
}
