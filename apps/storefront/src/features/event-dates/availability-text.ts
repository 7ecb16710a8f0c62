import type { LanguageCode } from '@parterre/domain/languages/languages';
import { availability } from '@parterre/domain/price/availability';
import { writeTime } from '../../i18n/event-time.ts';
import type { Translate } from '../../i18n/translate.ts';
import type { EventDateData } from './event-date.data.ts';

export interface LiveDate {
  readonly state: EventDateData['state'];
  /** Undefined until it is loaded: a generated page does not have it. */
  readonly ticketsLeft?: number | undefined;
}

/** The availability of a date, in words. */
export function availabilityText(
  { capacity, saleStartsAt }: Pick<EventDateData, 'capacity' | 'saleStartsAt'>,
  { state, ticketsLeft }: LiveDate,
  { t, language }: { readonly t: Translate; readonly language: LanguageCode },
): string {
  if (state === 'soon' && saleStartsAt)
    return t('soonFrom', { time: writeTime(saleStartsAt, 'datedTime', language) });
  if (state !== 'on_sale') return t(`state_${state}`);
  if (ticketsLeft === undefined || capacity === undefined) return t('state_on_sale');
  return availability(ticketsLeft, capacity) === 'few_left'
    ? t('ticketsLeft', { count: ticketsLeft })
    : t('state_on_sale');
}
