import { type ConsentAnswers, type ConsentGroup, consentGroups } from './consent.ts';

/** Counted up when the groups come to mean something else: then everybody is asked again. */
const version = 1;

export const consentCookie = { name: 'consent', maxAgeSeconds: 180 * 24 * 3600 } as const;

/** `1.analytics-1.chat-0` */
export const serializeConsent = (answers: ConsentAnswers): string =>
  [version, ...consentGroups.flatMap((group) => toEntry(group, answers[group]))].join('.');

const toEntry = (group: ConsentGroup, answer: boolean | undefined) =>
  answer === undefined ? [] : [`${group}-${answer ? 1 : 0}`];

/** No answers for a cookie that is missing, of another version, or not ours. */
export function parseConsent(text: string | undefined): ConsentAnswers {
  const [writtenVersion, ...entries] = text?.split('.') ?? [];
  if (writtenVersion !== String(version)) return {};
  const hasEntry = (group: ConsentGroup, answer: 0 | 1) => entries.includes(`${group}-${answer}`);
  const answered = consentGroups.filter((group) => hasEntry(group, 0) || hasEntry(group, 1));
  return Object.fromEntries(answered.map((group) => [group, hasEntry(group, 1)]));
}
