import { useTexts } from '../../i18n/use-texts.ts';
import { PlainPage, plainHead } from '../frame/plain-page.tsx';
import { NoOrder } from './no-order.tsx';

export const head = plainHead('pages:successEmptyTitle');

export default function OrderSuccessEmptyPage() {
  return (
    <PlainPage title={useTexts()('pages:successEmptyTitle')}>
      <NoOrder />
    </PlainPage>
  );
}
