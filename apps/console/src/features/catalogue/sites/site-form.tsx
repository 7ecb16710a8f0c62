import { GeneralPart } from './general-part.tsx';
import { GiftCardsPart } from './gift-cards-part.tsx';
import { LanguagesPart } from './languages-part.tsx';
import { LawPart } from './law-part.tsx';
import { LookPart } from './look-part.tsx';
import { MoneyPart } from './money-part.tsx';
import { NavigationPart } from './navigation-part.tsx';
import { PagesPart } from './pages-part.tsx';
import type { PartProps } from './part-props.ts';
import type { SitePart } from './site-search.ts';
import { WidgetsPart } from './widgets-part.tsx';

const parts = {
  general: GeneralPart,
  languages: LanguagesPart,
  money: MoneyPart,
  gift_cards: GiftCardsPart,
  look: LookPart,
  navigation: NavigationPart,
  pages: PagesPart,
  widgets: WidgetsPart,
  law: LawPart,
} as const;

export function SiteForm({ part, ...props }: PartProps & { readonly part: SitePart }) {
  const Part = parts[part];
  return <Part {...props} />;
}
