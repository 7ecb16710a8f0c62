import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ConsentLaw, consentGroups, consentLaws, isAskedAtOnce, isGranted, mustAsk } from './consent.ts';
import { parseConsent, serializeConsent } from './consent-cookie.ts';

const silent = (law: ConsentLaw, refusesTracking = false) => ({ law, answers: {}, refusesTracking });

describe('before an answer', () => {
  it.each([
    ['eu', false, true],
    ['ru', true, true],
    ['other', true, false],
  ] as const)('the law %s grants: %s, asks: %s', (law, granted, asks) => {
    expect(isGranted('analytics', silent(law))).toBe(granted);
    expect(mustAsk(['analytics'], silent(law))).toBe(asks);
  });

  it.each(consentLaws)('Global Privacy Control is a no that needs no asking, under the law %s', (law) => {
    expect(consentGroups.some((group) => isGranted(group, silent(law, true)))).toBe(false);
    expect(mustAsk(consentGroups, silent(law, true))).toBe(false);
  });
});

it('maps and campaigns are asked about where they are needed, all else at once', () => {
  expect(consentGroups.filter((group) => !isAskedAtOnce(group))).toEqual(['maps', 'marketing']);
});

describe('an answer', () => {
  it.each(consentLaws)('counts more than the law %s and than Global Privacy Control', (law) => {
    const standing = { law, answers: { chat: true, analytics: false }, refusesTracking: true };
    expect(isGranted('chat', standing)).toBe(true);
    expect(isGranted('analytics', standing)).toBe(false);
  });

  it('leaves nothing to ask, except for groups that came later', () => {
    const standing = { ...silent('eu'), answers: { analytics: false } };
    expect(mustAsk(['analytics'], standing)).toBe(false);
    expect(mustAsk(['analytics', 'chat'], standing)).toBe(true);
  });
});

describe('the cookie', () => {
  it('says its version, then each group that was answered', () => {
    expect(serializeConsent({ chat: false, analytics: true })).toBe('1.analytics-1.chat-0');
  });

  it('comes back as it was written', () => {
    const answers = fc.record(Object.fromEntries(consentGroups.map((group) => [group, fc.boolean()])), {
      requiredKeys: [],
    });
    fc.assert(
      fc.property(answers, (writtenVersion) => {
        expect(parseConsent(serializeConsent(writtenVersion))).toEqual(writtenVersion);
      }),
    );
  });

  it.each([undefined, '', '2.analytics-1', 'analytics-1', '1', '1.analytics-2.chat', '1.unknown-1'])(
    'is no answer when it is %j',
    (text) => {
      expect(parseConsent(text)).toEqual({});
    },
  );
});
