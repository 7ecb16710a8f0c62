import { signNotification } from '@parterre/sandbox-acquirer/notifications/sign-notification';

/** The signature that the pretend bank puts on a notification. */
export const signAsBank = (secret: string, body: string, at: Date): string =>
  signNotification(secret, body, at);
