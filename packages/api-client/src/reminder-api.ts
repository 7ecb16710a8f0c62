import { reminderPaths } from '@parterre/contracts/paths/reminder-paths';
import type { Reminder, ReminderRequest } from '@parterre/contracts/reminders/reminder';
import { idempotencyKey } from './idempotency-key.ts';
import type { Transport } from './transport.ts';

/** Mail at the beginning of a sale. It lives where the basket does, and is called over its transport. */
export function createReminderApi(send: Transport) {
  const post = <Reply>(path: string, body: unknown) =>
    send<Reply>({ method: 'POST', path, body, headers: { 'idempotency-key': idempotencyKey() } });

  return {
    requestReminder: (body: ReminderRequest) => post<object>(reminderPaths.requestReminder, body),
    confirmReminder: (token: string) => post<Reminder>(reminderPaths.confirmReminder, { token }),
    cancelReminder: (token: string) => post<object>(reminderPaths.cancelReminder, { token }),
  };
}

export type ReminderApi = ReturnType<typeof createReminderApi>;
