import { useTexts } from '../../i18n/use-texts.ts';
import { PlainPage, plainHead } from '../frame/plain-page.tsx';

export const head = plainHead('pages:paymentSuccessTitle');

export default function PaymentSuccessPage() {
  return <PlainPage title={useTexts()('pages:paymentSuccessTitle')} />;
}
