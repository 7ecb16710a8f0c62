export const reminderPaths = {
  requestReminder: '/api/reminders',
  confirmReminder: '/api/reminders/confirm',
  cancelReminder: '/api/reminders/cancel',
} as const;
