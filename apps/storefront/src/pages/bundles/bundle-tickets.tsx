import { navigate } from '@parterre/static-site/browser/navigate';
import { useLinks } from '../../address/use-links.ts';
import { refusalText } from '../../features/basket/refusal-text.ts';
import { BundleShop } from '../../features/bundles/bundle-shop.tsx';
import { useCurrency } from '../../features/currency/use-currency.ts';
import { addCode, codesStore, keepCodes } from '../../features/order/codes/codes-store.ts';
import { useLanguage, useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { sendSignal } from '../../signals.ts';

/** What is chosen of a bundle is held in the basket, whose page prices it by the code. */
export function BundleTickets() {
  const t = useTexts();
  const language = useLanguage();
  const link = useLinks();
  const openCart = (code: string) => {
    addCode(code);
    keepCodes(codesStore.read());
    sendSignal('update-basket');
    navigate(link(paths.cart()));
  };
  return (
    <BundleShop
      currency={useCurrency()}
      onHeld={openCart}
      refusal={(problem) => refusalText(problem, { t, language })}
    />
  );
}
