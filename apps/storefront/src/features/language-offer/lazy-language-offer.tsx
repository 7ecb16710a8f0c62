import { usePage } from '@parterre/static-site/browser/use-page';
import { Suspense } from 'react';
import { pagePart } from '../../ui/page-part.ts';
import { useIsHydrated } from '../../ui/use-is-hydrated.ts';

const LanguageOffer = pagePart(async () => (await import('./language-offer.tsx')).LanguageOffer);

/** Fetches the offer only for those who may want it. */
export function LazyLanguageOffer() {
  const { language } = usePage();
  const isForeign = useIsHydrated() && !navigator.language.startsWith(language.code);
  return <Suspense>{isForeign && <LanguageOffer />}</Suspense>;
}
