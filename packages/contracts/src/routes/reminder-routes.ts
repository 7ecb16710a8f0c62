import { z } from 'zod';
import { reminderPaths } from '../paths/reminder-paths.ts';
import { reminder, reminderKey, reminderRequest } from '../reminders/reminder.ts';
import { refusals } from './refusals.ts';

/** Mail at the beginning of a sale. The token in the link of a mail is the only key to it. */
export const reminderRoutes = {
  requestReminder: {
    method: 'POST',
    url: reminderPaths.requestReminder,
    schema: {
      summary: 'Mail me when a date goes on sale; the address is asked to confirm, whoever sends this',
      body: reminderRequest,
      response: {
        202: z.object({}),
        ...refusals('invalid_request', 'origin_refused', 'recaptcha_failed', 'not_found', 'sale_not_ahead'),
      },
    },
  },
  confirmReminder: {
    method: 'POST',
    url: reminderPaths.confirmReminder,
    schema: {
      summary: 'The address is mine, and wants the mail; may be sent again',
      body: reminderKey,
      response: {
        200: reminder,
        ...refusals('invalid_request', 'origin_refused', 'not_found', 'link_expired'),
      },
    },
  },
  cancelReminder: {
    method: 'POST',
    url: reminderPaths.cancelReminder,
    schema: {
      summary: 'Delete the address; the answer is the same when it is deleted already',
      body: reminderKey,
      response: { 200: z.object({}), ...refusals('invalid_request', 'origin_refused', 'not_found') },
    },
  },
} as const;
