import { pathTo } from '@parterre/contracts/paths/path-to';
import { publicPaths } from '@parterre/contracts/paths/public-paths';
import { useEffect, useState } from 'react';
import { useSite } from '../../../theme/site-settings.ts';
import { askDate } from './ask-date.ts';
import type { KnownSeats } from './availability.ts';
import { watchAvailability } from './watch-availability.ts';

/** What can be had of a date, live; undefined until it is known, null when it cannot be. */
export function useAvailability(dateId: number): KnownSeats | null | undefined {
  const { api } = useSite();
  const [seats, setSeats] = useState<KnownSeats | null>();
  useEffect(() => {
    setSeats(undefined);
    const stream = api.address + pathTo(publicPaths.streamAvailability, { id: dateId });
    return watchAvailability(
      {
        read: (signal) => askDate(api, { name: 'readAvailability', dateId, query: {}, signal }),
        streamUrl: (version) => `${stream}?since=${version}`,
      },
      setSeats,
    );
  }, [api, dateId]);
  return seats;
}
