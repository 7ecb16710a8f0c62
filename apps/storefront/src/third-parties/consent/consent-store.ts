import {
  type ConsentAnswers,
  type ConsentGroup,
  type ConsentStatus,
  isAskedAtOnce,
  isGranted,
  mustAsk,
} from '@parterre/domain/consent/consent';

export interface ConsentParts {
  readonly offered: readonly ConsentGroup[];
  readonly standing: ConsentStatus;
  readonly keep: (answers: ConsentAnswers) => void;
}

interface Service {
  readonly group: ConsentGroup;
  readonly start: () => void;
  readonly stop: () => void;
  isRunning: boolean;
}

/** What this visitor allows, and what runs by it. */
export function createConsent({ offered, standing, keep }: ConsentParts) {
  let { answers } = standing;
  const services = new Set<Service>();
  const granted = (group: ConsentGroup) => isGranted(group, { ...standing, answers });

  const settle = (service: Service) => {
    const mayRun = granted(service.group);
    if (mayRun === service.isRunning) return;
    service.isRunning = mayRun;
    if (mayRun) service.start();
    else service.stop();
  };

  return {
    offered,
    law: standing.law,
    isGranted: granted,
    mustAsk: (groups = offered) => mustAsk(groups, { ...standing, answers }),
    /** Groups that are not offered stay unanswered until they are. */
    answer(isAllowed: (group: ConsentGroup) => boolean): void {
      answers = { ...answers, ...Object.fromEntries(offered.map((group) => [group, isAllowed(group)])) };
      keep(answers);
      services.forEach(settle);
    },
    /**
     * A yes to one group, where it is needed. It is kept for later visits once the others have been answered, too: until
     * then the bar that asks about them must come again.
     */
    allow(group: ConsentGroup): void {
      answers = { ...answers, [group]: true };
      if (!mustAsk(offered.filter(isAskedAtOnce), { ...standing, answers })) keep(answers);
      services.forEach(settle);
    },
    /**
     * Starts something as soon as its group has a yes, and stops it when that is taken back. Returns a function that stops
     * listening.
     */
    on(group: ConsentGroup, start: () => void, stop: () => void): () => void {
      const service = { group, start, stop, isRunning: false };
      services.add(service);
      settle(service);
      return () => void services.delete(service);
    },
  };
}

export type Consent = ReturnType<typeof createConsent>;
