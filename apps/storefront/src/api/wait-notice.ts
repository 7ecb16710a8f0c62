import type { Transport } from '@parterre/api-client/transport';
import { loadFormMessages } from '../i18n/load-form-messages.ts';
import { textsIn } from '../i18n/registry.ts';
import { showToast } from '../ui/toasts/toasts.ts';

/** Several calls may wait at once, and each of them several times: one notice is enough for all. */
const quietMs = 15_000;
let shownAtMs = -quietMs;

/** For calls that a visitor waits for: a busy server makes them longer, and the visitor learns that nothing is lost. */
export const withWaitNotice =
  (send: Transport): Transport =>
  (call) =>
    send({ ...call, onWait: showWaitNotice });

async function showWaitNotice(): Promise<void> {
  if (performance.now() - shownAtMs < quietMs) return;
  shownAtMs = performance.now();
  await loadFormMessages();
  showToast('info', textsIn(document.documentElement.lang)('forms:serverBusy'));
}
