import { useTexts } from '../../i18n/use-texts.ts';
import { PlainPage, plainHead } from '../frame/plain-page.tsx';

export const head = plainHead('pages:billTitle');

export default function BillPage() {
  return <PlainPage title={useTexts()('pages:billTitle')} />;
}
