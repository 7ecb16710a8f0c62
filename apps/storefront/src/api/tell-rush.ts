import { loadFormMessages } from '../i18n/load-form-messages.ts';
import { textsIn } from '../i18n/registry.ts';
import { showToast } from '../ui/toasts/toasts.ts';

/** Several calls may wait at once, and each several times: it is said once in a while. */
const silentForMs = 15_000;
let toldAtMs = -silentForMs;

/** The server has too much to do: the visitor learns that it will be asked again, and that nothing of theirs is lost. */
export async function tellRush(): Promise<void> {
  if (performance.now() - toldAtMs < silentForMs) return;
  toldAtMs = performance.now();
  await loadFormMessages();
  showToast('info', textsIn(document.documentElement.lang)('forms:rush'));
}
