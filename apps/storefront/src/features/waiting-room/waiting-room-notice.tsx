import { queuePage } from '@parterre/contracts/paths/waiting-room-paths';
import { useLanguage, useTexts } from '../../i18n/use-texts.ts';

/** What a waiting room is, before anybody stands in it, and the way there. */
export function WaitingRoomNotice({ room }: { readonly room: number }) {
  const t = useTexts();
  const language = useLanguage();
  return (
    <aside aria-labelledby="waiting-room">
      <h3 id="waiting-room">{t('forms:waitingRoomTitle')}</h3>
      <p>{t('forms:waitingRoomText')}</p>
      <p>
        <a href={queuePage(room, language)}>{t('forms:waitingRoomLink')}</a>
      </p>
    </aside>
  );
}
