import type { HumanProof, WorkChallenge } from '@parterre/contracts/humans/human-proof';
import { visitPaths } from '@parterre/contracts/paths/visit-paths';
import type { Outcome } from '../../api/outcome.ts';
import type { SiteSettings } from '../../theme/site-settings.ts';
import { visitorConsent } from '../consent/visitor-consent.ts';
import { loadRecaptcha, recaptchaToken } from './recaptcha.ts';
import { solveWork } from './solve-work.ts';
import { trapText } from './trap.ts';

const language = () => document.documentElement.lang;

const siteKeyOf = (site: SiteSettings) =>
  visitorConsent(site).isGranted('protection') ? site.theme.recaptcha_site_key : undefined;

let solution: Promise<string | undefined> | undefined;

/** To be called when a form is first touched: what proves the person is ready when they are. */
export function prepareProof(site: SiteSettings): void {
  if (siteKeyOf(site)) void loadRecaptcha(language());
  else solution ??= doWork(site);
}

async function doWork({ basketApiUrl }: SiteSettings): Promise<string | undefined> {
  const answer = await fetch(basketApiUrl + visitPaths.askForWork).catch(() => undefined);
  if (!answer?.ok) return undefined;
  const { work }: WorkChallenge = await answer.json();
  return work ? solveWork(work) : undefined;
}

/** A solution is good for one request. */
async function proofByWork(site: SiteSettings): Promise<HumanProof> {
  const solved = await (solution ?? doWork(site));
  solution = undefined;
  return solved === undefined ? {} : { proof_of_work: solved };
}

async function firstProof(site: SiteSettings): Promise<HumanProof> {
  const siteKey = siteKeyOf(site);
  const token = siteKey ? await recaptchaToken(siteKey, language()) : undefined;
  return token === undefined ? proofByWork(site) : { recaptcha_token: token };
}

const isDoubted = (outcome: Outcome<unknown>) =>
  outcome.kind === 'refused' && outcome.problem.code === 'recaptcha_failed';

/** Sends a form with what shows that a person does; where a token did not convince, work does. */
export async function asPerson<Answer>(
  site: SiteSettings,
  send: (proof: HumanProof) => Promise<Outcome<Answer>>,
): Promise<Outcome<Answer>> {
  const trap = trapText();
  const outcome = await send({ ...(await firstProof(site)), ...trap });
  return isDoubted(outcome) ? send({ ...(await proofByWork(site)), ...trap }) : outcome;
}
