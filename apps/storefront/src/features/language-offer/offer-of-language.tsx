import { usePage } from '@parterre/static-site/browser/use-page';
import { Suspense } from 'react';
import { lazyPart } from '../../ui/lazy-part.ts';
import { useIsAlive } from '../../ui/use-is-alive.ts';

const LanguageOffer = lazyPart(async () => (await import('./language-offer.tsx')).LanguageOffer);

/** Fetches the offer only for those who may want it. */
export function OfferOfLanguage() {
  const { language } = usePage();
  const isForeign = useIsAlive() && !navigator.language.startsWith(language.code);
  return <Suspense>{isForeign && <LanguageOffer />}</Suspense>;
}
