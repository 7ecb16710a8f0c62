import { useTexts } from '../../i18n/use-texts.ts';
import { PlainPage, plainHead } from '../frame/plain-page.tsx';

export const head = plainHead('pages:failTitle');

export default function OrderFailPage() {
  return <PlainPage title={useTexts()('pages:failTitle')} />;
}
