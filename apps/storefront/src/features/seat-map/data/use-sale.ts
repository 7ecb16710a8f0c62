import type { Offers } from '@parterre/contracts/dates/offers';
import { pathTo } from '@parterre/contracts/paths/path-to';
import { publicPaths } from '@parterre/contracts/paths/public-paths';
import { useEffect, useMemo, useState } from 'react';
import { publicApi } from '../../../api/public-api.ts';
import { useLanguage } from '../../../i18n/use-texts.ts';
import { sendSignal } from '../../../signals.ts';
import { useSite } from '../../../theme/site-settings.ts';
import type { SeatMapProps } from '../seat-map-props.ts';
import { type SeatAvailability, watchAvailability } from './availability.ts';
import { createSale, zoneViews } from './sale.ts';

/** The live sale of a date: what is offered, in the visitor's currency and language, and what of it is left. */
export function useSale({
  date,
  keys,
  currency,
  tickets,
}: Omit<SeatMapProps, 'onPick' | 'onDrop' | 'onCount'>) {
  const { offers, hasFailed, retry } = useOffers(date.id, currency, keys);
  const availability = useAvailability(date.id, keys);
  const zones = useMemo(() => offers && zoneViews(offers), [offers]);
  const sale =
    offers && zones && createSale(offers, zones, { performanceId: date.id, tickets, availability });
  return { sale, availability, hasFailed, retry };
}

/** The offers of before stay while those in another currency are fetched. */
function useOffers(performanceId: number, currency: string, keys: string | undefined) {
  const { api } = useSite();
  const lang = useLanguage();
  const [offers, setOffers] = useState<Offers>();
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt repeats the same request
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    publicApi(api)
      .readOffers(performanceId, { currency_code: currency, lang, keys }, { signal })
      .then(
        (answer) => signal.aborted || setOffers(answer),
        () => signal.aborted || setFailed(true),
      );
    return () => controller.abort();
  }, [api, performanceId, keys, currency, lang, attempt]);
  const retry = (): void => {
    setFailed(false);
    setAttempt(attempt + 1);
  };
  return { offers, hasFailed, retry };
}

/** Undefined until the first answer, null when it could not be read. */
function useAvailability(
  performanceId: number,
  keys: string | undefined,
): SeatAvailability | null | undefined {
  const { api } = useSite();
  const [availability, setAvailability] = useState<SeatAvailability | null>();
  useEffect(() => {
    setAvailability(undefined);
    let wasRead = false;
    const stream = api.address + pathTo(publicPaths.streamAvailability, { id: performanceId });
    return watchAvailability(
      {
        read: (signal) => publicApi(api).readAvailability(performanceId, { keys }, { signal }),
        streamUrl: (version) => `${stream}?since=${version}${keys ? `&keys=${keys}` : ''}`,
      },
      (next) => {
        setAvailability(next);
        if (next && wasRead) sendSignal('stock-changed', { performanceId });
        wasRead ||= next !== null;
      },
    );
  }, [api, performanceId, keys]);
  return availability;
}
