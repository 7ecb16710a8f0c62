import { createReminderApi, type ReminderApi } from '@parterre/api-client/reminder-api';
import { sendBasket } from '../../api/transports.ts';
import { withWaitNotice } from '../../api/wait-notice.ts';
import { useSite } from '../../theme/site-settings.ts';

let api: ReminderApi | undefined;

/** Reminders live where the basket does. */
export function useReminderApi(): ReminderApi {
  const { basketApiUrl } = useSite();
  api ??= createReminderApi(withWaitNotice(sendBasket(basketApiUrl)));
  return api;
}
