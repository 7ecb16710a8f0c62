import { loadScript } from '../load-script.ts';

interface Grecaptcha {
  render(container: HTMLElement, options: Readonly<Record<string, unknown>>): number;
  execute(widget: number): void;
  reset(widget: number): void;
}

declare global {
  interface Window {
    grecaptcha?: Grecaptcha;
    onRecaptcha?: () => void;
  }
}

/** Long enough for a picture challenge, should the service show one. */
const challengeTimeoutMs = 120_000;
const loadTimeoutMs = 5000;

let ready: Promise<Grecaptcha | undefined> | undefined;

/** Loads the service's script; undefined when it fails. */
export function loadRecaptcha(language: string): Promise<Grecaptcha | undefined> {
  ready ??= new Promise((resolve) => {
    window.onRecaptcha = () => resolve(window.grecaptcha);
    const query = new URLSearchParams({ onload: 'onRecaptcha', render: 'explicit', hl: language });
    void loadScript(`https://www.google.com/recaptcha/api.js?${query}`).then(
      (isThere) => isThere || resolve(undefined),
    );
    setTimeout(() => resolve(undefined), loadTimeoutMs);
  });
  return ready;
}

/** A token for one request, from the hidden container that every document has; undefined when the service gives none. */
export async function recaptchaToken(siteKey: string, language: string): Promise<string | undefined> {
  const grecaptcha = await loadRecaptcha(language);
  const container = document.getElementById('recaptcha');
  if (!grecaptcha || !container) return undefined;
  // Each time its own: a widget keeps its last token.
  const place = container.appendChild(document.createElement('div'));
  const token = await new Promise<string | undefined>((resolve) => {
    const giveUp = () => resolve(undefined);
    const widget = grecaptcha.render(place, {
      sitekey: siteKey,
      size: 'invisible',
      badge: 'inline',
      callback: resolve,
      'expired-callback': giveUp,
      'error-callback': giveUp,
    });
    grecaptcha.execute(widget);
    setTimeout(giveUp, challengeTimeoutMs);
    // Someone else's code may throw, such as for a key that is not of this site.
  }).catch(() => undefined);
  place.remove();
  return token;
}
