import { useTexts } from '../../i18n/use-texts.ts';
import { PlainPage, plainHead } from '../frame/plain-page.tsx';
import { Checkout } from './checkout.tsx';

export const head = plainHead('pages:orderTitle');

export default function OrderPage() {
  return (
    <PlainPage title={useTexts()('pages:orderTitle')}>
      <Checkout />
    </PlainPage>
  );
}
