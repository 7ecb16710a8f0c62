import { queuePage } from '@parterre/contracts/paths/waiting-room-paths';
import { useLanguage, useTexts } from '../../i18n/use-texts.ts';
import type { Refusal } from './begin-payment.ts';

/** Where to wait for a date that has a waiting room; nothing for other refusals. */
export function WaitingRoomLink({ refusal }: { readonly refusal: Refusal | undefined }) {
  const t = useTexts();
  const language = useLanguage();
  if (refusal?.code !== 'admission_required' || !('waiting_room' in refusal)) return null;
  return <a href={queuePage(refusal.waiting_room, language)}>{t('forms:waitingRoomLink')}</a>;
}
