import type { SaleCockpit } from '@parterre/contracts/console/on-sale';
import type { Texts } from '../../i18n/messages/ru.ts';

/** One sentence of the sale, and one more where something is wrong: that one comes first. */
export function describeVerdict(verdict: SaleCockpit['verdict'], texts: Texts['onSale']): string {
  const { standing, trouble, is_room_slowed, forecast } = verdict;
  const ends =
    forecast.kind === 'within' && (standing === 'running' || standing === 'ahead' || standing === 'quiet')
      ? texts.forecasts[forecast.by](texts.time[forecast.unit](forecast.about))
      : forecast.kind === 'far' && standing === 'running'
        ? texts.forecasts.far
        : undefined;
  const sale = ends ? `${texts.standings[standing]}; ${ends}.` : `${texts.standings[standing]}.`;
  if (trouble === null) return sale;
  const wrong = is_room_slowed
    ? `${texts.troubles[trouble]}; ${texts.roomSlowed}.`
    : `${texts.troubles[trouble]}.`;
  return `${wrong} ${sale}`;
}
