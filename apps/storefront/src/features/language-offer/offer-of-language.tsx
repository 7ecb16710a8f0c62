import { usePage } from '@parterre/static-site/browser/use-page';
import { Suspense } from 'react';
import { useSite } from '../../theme/site-settings.ts';
import { lazyPart } from '../../ui/lazy-part.ts';
import { useIsAlive } from '../../ui/use-is-alive.ts';
import { offeredLanguage } from './offered-language.ts';

const LanguageOffer = lazyPart(async () => (await import('./language-offer.tsx')).LanguageOffer);

/** Fetches the offer only for those who are to see it. */
export function OfferOfLanguage() {
  const { languages } = useSite();
  const { language } = usePage();
  const offered = useIsAlive() ? offeredLanguage(languages, language.code) : undefined;
  return <Suspense>{offered && <LanguageOffer language={offered} />}</Suspense>;
}
