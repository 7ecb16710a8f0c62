/** What the service says of a token; `silent` when it could not be asked. */
export type RecaptchaVerdict = 'confirmed' | 'denied' | 'silent';

export type RecaptchaVerifier = (token: string, ip: string) => Promise<RecaptchaVerdict>;

export interface RecaptchaSettings {
  readonly secret: string;
  /** `https://www.google.com/recaptcha/api/siteverify`, or a mirror of it. */
  readonly url: string;
}

const timeoutMs = 3000;

/** Asks the service about tokens, not for long: there is another way in. */
export const recaptchaVerifier =
  ({ secret, url }: RecaptchaSettings): RecaptchaVerifier =>
  async (token, ip) => {
    try {
      const answer = await fetch(url, {
        method: 'POST',
        body: new URLSearchParams({ secret, response: token, remoteip: ip }),
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (!answer.ok) return 'silent';
      const answered: unknown = await answer.json();
      return isSuccess(answered) ? 'confirmed' : 'denied';
    } catch {
      // Blocked, down, slow or no JSON: whoever came with the token proves by work that they are a person.
      return 'silent';
    }
  };

const isSuccess = (answered: unknown) =>
  typeof answered === 'object' && answered !== null && 'success' in answered && answered.success === true;
