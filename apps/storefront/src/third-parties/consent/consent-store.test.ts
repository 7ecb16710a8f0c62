import type { ConsentAnswers, ConsentLaw } from '@parterre/domain/consent/consent';
import { describe, expect, it, vi } from 'vitest';
import { createConsent } from './consent-store.ts';

function setUp(law: ConsentLaw = 'eu', answers: ConsentAnswers = {}) {
  const keep = vi.fn();
  const standing = { law, answers, refusesTracking: false };
  const consent = createConsent({ offered: ['analytics', 'chat'], standing, keep });
  const [start, stop] = [vi.fn(), vi.fn()];
  consent.on('analytics', start, stop);
  return { consent, keep, start, stop };
}

describe('consent', () => {
  it('starts a service once, and only when it is granted', () => {
    const { consent, start, stop } = setUp();
    expect(start).not.toHaveBeenCalled();
    consent.answer(() => true);
    consent.answer(() => true);
    expect(start).toHaveBeenCalledOnce();
    expect(stop).not.toHaveBeenCalled();
  });

  it('starts at once what was granted before', () => {
    expect(setUp('eu', { analytics: true }).start).toHaveBeenCalledOnce();
    expect(setUp('ru').start).toHaveBeenCalledOnce();
  });

  it('stops a service when it is withdrawn, and starts it when it is granted again', () => {
    const { consent, start, stop } = setUp('other');
    consent.answer((group) => group === 'chat');
    expect(stop).toHaveBeenCalledOnce();
    consent.answer(() => true);
    expect(start).toHaveBeenCalledTimes(2);
  });

  it('saves an answer for each offered group beside the earlier ones', () => {
    const { consent, keep } = setUp('eu', { errors: true });
    expect(consent.mustAsk()).toBe(true);
    consent.answer((group) => group === 'chat');
    expect(keep).toHaveBeenCalledWith({ analytics: false, chat: true, errors: true });
    expect(consent.mustAsk()).toBe(false);
    expect(consent.mustAsk(['marketing'])).toBe(true);
  });

  it('a yes to one group runs at once, and is kept when the others have been answered', () => {
    const keep = vi.fn();
    const [start, stop] = [vi.fn(), vi.fn()];
    const consent = createConsent({
      offered: ['analytics', 'maps'],
      standing: { law: 'eu', answers: {}, refusesTracking: false },
      keep,
    });
    consent.on('maps', start, stop);
    consent.allow('maps');
    expect(start).toHaveBeenCalledOnce();
    expect(keep).not.toHaveBeenCalled();
    consent.answer((group) => group === 'maps');
    consent.allow('maps');
    expect(keep).toHaveBeenLastCalledWith({ analytics: false, maps: true });
    expect(stop).not.toHaveBeenCalled();
  });

  it('is not heard of by who stopped listening', () => {
    const consent = createConsent({
      offered: ['maps'],
      standing: { law: 'eu', answers: {}, refusesTracking: false },
      keep: () => {},
    });
    const start = vi.fn();
    consent.on('maps', start, () => {})();
    consent.allow('maps');
    expect(start).not.toHaveBeenCalled();
  });
});
