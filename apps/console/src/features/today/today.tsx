import type { Today as TodayAnswer } from '@parterre/contracts/console/today';
import { useQuery } from '@tanstack/react-query';
import { todayQuery } from '../../api/queries.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { Answer } from '../../ui/answer.tsx';
import { Screen } from '../../ui/screen.tsx';
import { Attention } from './attention.tsx';
import { FirstSteps } from './first-steps.tsx';
import { Health } from './health.tsx';
import { StuckDrafts } from './stuck-drafts.tsx';
import { TakingsPart } from './takings.tsx';
import styles from './today.module.css';
import { Tonight } from './tonight.tsx';
import { Week } from './week.tsx';

/** What somebody wants to know who comes in: what is played, what it brought, and what waits for them. */
export function Today() {
  const { texts, language } = useLanguage();
  const query = useQuery(todayQuery(language));
  return (
    <Screen title={texts.today}>
      <Answer query={query}>{(today) => <Parts today={today} />}</Answer>
    </Screen>
  );
}

const Parts = ({ today }: { readonly today: TodayAnswer }) => (
  <div className={styles.today}>
    <div className={styles.column}>
      {today.first_steps && <FirstSteps steps={today.first_steps} />}
      <Tonight performances={today.tonight} />
      <Week days={today.week} />
    </div>
    <div className={styles.column}>
      {today.attention && <Attention attention={today.attention} />}
      {today.stuck_drafts && <StuckDrafts drafts={today.stuck_drafts} />}
      {today.takings && <TakingsPart takings={today.takings} />}
      {(today.outbox || today.doctor) && <Health outbox={today.outbox} doctor={today.doctor} />}
    </div>
  </div>
);
