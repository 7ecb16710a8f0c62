import { useTexts } from '../../i18n/use-texts.ts';
import { PlainPage, plainHead } from '../frame/plain-page.tsx';

export const head = plainHead('pages:cartTitle');

export default function CartPage() {
  return <PlainPage title={useTexts()('pages:cartTitle')} />;
}
