import { useLinks } from '../../address/use-links.ts';
import { BasketContents } from '../../features/basket/basket-contents.tsx';
import { useLoadBasket } from '../../features/basket/basket-presence.ts';
import { useCurrency } from '../../features/currency/use-currency.ts';
import { PageTitle } from '../../features/layout/page-title.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { PageFrame } from '../frame/page-frame.tsx';
import { plainHead } from '../frame/plain-page.tsx';
import { CodedSums } from './coded-sums.tsx';
import { EmptyBasket } from './empty-basket.tsx';

export const head = plainHead('pages:cartTitle');

export const frame = PageFrame;

export default function CartPage() {
  const t = useTexts();
  const link = useLinks();
  useLoadBasket();
  return (
    <>
      <PageTitle title={t('pages:cartTitle')} />
      <BasketContents
        currency={useCurrency()}
        empty={<EmptyBasket />}
        showSums={(basket) => <CodedSums basket={basket} />}
      >
        <ButtonLink href={link(paths.order())} isMain>
          {t('forms:basketOrder')}
        </ButtonLink>
      </BasketContents>
    </>
  );
}
