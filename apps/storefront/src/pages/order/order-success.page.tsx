import { useTexts } from '../../i18n/use-texts.ts';
import { PlainPage, plainHead } from '../frame/plain-page.tsx';

export const head = plainHead('pages:successTitle');

export default function OrderSuccessPage() {
  return <PlainPage title={useTexts()('pages:successTitle')} />;
}
