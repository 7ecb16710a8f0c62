import type { PreviewedPerformance } from '@parterre/contracts/console/performances';
import { useTexts } from '../../i18n/language.tsx';
import { useMoment } from '../../i18n/use-moment.ts';

/** Times of the place, as the server writes them into a reason. */
const localTimes = /(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d)/g;

/** Writes why a performance cannot be changed or made like this. */
export function useRefusal(): (performance: PreviewedPerformance) => string {
  const { changing, fields } = useTexts();
  const moment = useMoment();
  const names: Readonly<Record<string, string>> = fields;
  return ({ refused, because = '', stale = [] }) =>
    refused === undefined
      ? ''
      : changing.refusals[refused]({
          because: because.replace(localTimes, (_, day: string, time: string) =>
            moment(`${day}T${time}:00+00:00`, 'moment', 'place'),
          ),
          fields: stale.map((name) => names[name] ?? name).join(', '),
        });
}
