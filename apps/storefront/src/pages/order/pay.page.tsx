import { useTexts } from '../../i18n/use-texts.ts';
import { PlainPage, plainHead } from '../frame/plain-page.tsx';

export const head = plainHead('pages:payTitle');

export default function PayPage() {
  return <PlainPage title={useTexts()('pages:payTitle')} />;
}
