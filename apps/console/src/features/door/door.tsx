import type { DoorOfPerformance } from '@parterre/contracts/console/doors';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { doorQuery } from '../../api/queries.ts';
import { useLanguage, useTexts } from '../../i18n/language.tsx';
import { useMoment } from '../../i18n/use-moment.ts';
import { Answer } from '../../ui/answer.tsx';
import { Screen } from '../../ui/screen.tsx';
import { Conflicts } from './conflicts.tsx';
import styles from './door.module.css';
import { DoorTable } from './door-table.tsx';
import { LetIn } from './let-in.tsx';
import { Minutes } from './minutes.tsx';
import { Phones } from './phones.tsx';
import { ReEntryRule } from './re-entry-rule.tsx';
import { Refusals } from './refusals.tsx';

const route = getRouteApi('/inside/console/doors/$performanceId');

/** The doors of one performance, as it happens. */
export function DoorScreen() {
  const { doors: texts } = useTexts();
  const { language } = useLanguage();
  const moment = useMoment();
  const performanceId = Number(route.useParams().performanceId);
  const query = useQuery(doorQuery(performanceId, language));
  const { data } = query;
  const title = data
    ? `${data.performance.title}, ${moment(data.performance.started_at, 'moment', 'place')}`
    : texts.title;
  return (
    <Screen title={title}>
      <Answer query={query}>{(door) => <Evening door={door} />}</Answer>
    </Screen>
  );
}

function Evening({ door }: { readonly door: DoorOfPerformance }) {
  const { doors: texts } = useTexts();
  return (
    <div className={styles.evening}>
      <section className={styles.part} aria-labelledby="house">
        <h2 id="house" className={styles.said}>
          {texts.inside}
        </h2>
        <dl className={styles.figures}>
          <div>
            <dt>{texts.inside}</dt>
            <dd>{door.inside}</dd>
          </div>
          <div>
            <dt>{texts.entered}</dt>
            <dd>{texts.ofIssued(door.entered, door.issued)}</dd>
          </div>
        </dl>
        <p className={styles.note}>{texts.live}</p>
      </section>
      <Conflicts door={door} />
      <DoorTable door={door} />
      <Minutes door={door} />
      <Phones door={door} />
      <LetIn door={door} />
      <Refusals door={door} />
      <ReEntryRule door={door} />
    </div>
  );
}
