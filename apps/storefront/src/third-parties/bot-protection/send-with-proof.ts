import type { HumanProof, WorkChallenge } from '@parterre/contracts/bot-protection/human-proof';
import { visitPaths } from '@parterre/contracts/paths/visit-paths';
import { isPrivateDocument } from '@parterre/static-site/browser/is-private-document';
import type { Outcome } from '../../api/outcome.ts';
import { getJson, sendBasket } from '../../api/transports.ts';
import type { SiteSettings } from '../../theme/site-settings.ts';
import { visitorConsent } from '../consent/visitor-consent.ts';
import { readHoneypot } from './honeypot.ts';
import { loadRecaptcha, recaptchaToken } from './recaptcha.ts';
import { solveWork } from './solve-work.ts';

const language = () => document.documentElement.lang;

/** No third-party script runs where the address holds the token of an order: there, proof of work is used. */
const recaptchaKey = (site: SiteSettings) =>
  !isPrivateDocument() && visitorConsent(site).isGranted('protection')
    ? site.theme.recaptcha_site_key
    : undefined;

let solution: Promise<string | undefined> | undefined;

/** To be called when a form is first focused, so that the proof is ready when it is sent. */
export function prepareProof(site: SiteSettings): void {
  if (recaptchaKey(site)) void loadRecaptcha(language());
  else solution ??= doWork(site);
}

async function doWork({ basketApiUrl }: SiteSettings): Promise<string | undefined> {
  const send = sendBasket(basketApiUrl);
  const challenge = await getJson<WorkChallenge>(send, visitPaths.askForWork).catch(() => undefined);
  return challenge?.work ? solveWork(challenge.work) : undefined;
}

/** A solution is good for one request. */
async function proofByWork(site: SiteSettings): Promise<HumanProof> {
  const solved = await (solution ?? doWork(site));
  solution = undefined;
  return solved === undefined ? {} : { proof_of_work: solved };
}

async function firstProof(site: SiteSettings): Promise<HumanProof> {
  const siteKey = recaptchaKey(site);
  const token = siteKey ? await recaptchaToken(siteKey, language()) : undefined;
  return token === undefined ? proofByWork(site) : { recaptcha_token: token };
}

const isDoubted = (outcome: Outcome<unknown>) =>
  outcome.kind === 'refused' && outcome.problem.code === 'recaptcha_failed';

/** Sends a form with a proof of personhood: a reCAPTCHA token, then proof of work where that was refused. */
export async function sendWithProof<Answer>(
  site: SiteSettings,
  send: (proof: HumanProof) => Promise<Outcome<Answer>>,
): Promise<Outcome<Answer>> {
  const trap = readHoneypot();
  const outcome = await send({ ...(await firstProof(site)), ...trap });
  return isDoubted(outcome) ? send({ ...(await proofByWork(site)), ...trap }) : outcome;
}
