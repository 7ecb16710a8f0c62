import type { ListedPlan, PlanHall } from '@parterre/contracts/console/plans';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { plansQuery } from '../../api/queries.ts';
import { useLanguage, useTexts } from '../../i18n/language.tsx';
import { useMoment } from '../../i18n/use-moment.ts';
import { useMe } from '../../shell/use-me.ts';
import { Answer } from '../../ui/answer.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Blank, Screen } from '../../ui/screen.tsx';
import table from '../../ui/table.module.css';
import styles from './plans.module.css';

const route = getRouteApi('/inside/console/plans');

/** Halls and their plans: versions, and where each is used. */
export function Plans() {
  const { plans: texts } = useTexts();
  const { language } = useLanguage();
  const { permissions } = useMe();
  const { saved } = route.useSearch();
  const query = useQuery(plansQuery(language));
  const version = query.data?.plans.flatMap(({ name, versions }) =>
    versions.flatMap((one) => (one.id === saved ? [{ name, ...one }] : [])),
  )[0];
  return (
    <Screen
      title={texts.title}
      actions={
        permissions.includes('catalogue.change') && <LinkButton to="/plans/new">{texts.newPlan}</LinkButton>
      }
    >
      {version && <Notice kind="good">{texts.savedNotice(version.name, version.version)}</Notice>}
      <Answer query={query}>
        {({ plans, halls }) =>
          plans.length === 0 ? (
            <Blank title={texts.noneTitle} text={texts.noneText} />
          ) : (
            <>
              {plans.map((plan) => (
                <Plan key={plan.source_id} plan={plan} halls={halls} />
              ))}
              <HallsWithout halls={halls.filter(({ plan_id }) => plan_id === null)} />
            </>
          )
        }
      </Answer>
    </Screen>
  );
}

function Plan({ plan, halls }: { readonly plan: ListedPlan; readonly halls: readonly PlanHall[] }) {
  const { plans: texts } = useTexts();
  const moment = useMoment();
  const nameHalls = (ids: readonly number[]) =>
    halls.filter(({ id }) => ids.includes(id)).map(({ place, name }) => `${place}, ${name}`);
  return (
    <section className={styles.plan}>
      <h2>{plan.name}</h2>
      <table className={`${table.table} ${styles.table}`}>
        <thead className={table.headings}>
          <tr>
            <th scope="col">{texts.version}</th>
            <th scope="col">{texts.places}</th>
            <th scope="col">{texts.usedIn}</th>
            <th scope="col">{texts.aheadColumn}</th>
          </tr>
        </thead>
        <tbody>
          {plan.versions.map(({ id, version, seats, units, created_at, hall_ids, performances }) => (
            <tr key={id}>
              <th scope="row">
                <Link to="/plans/$planId" params={{ planId: String(id) }}>
                  {texts.versionTitle(plan.name, version)}
                </Link>
                <time dateTime={created_at}>{moment(created_at)}</time>
              </th>
              <td>{texts.counts(seats, units)}</td>
              <td>{nameHalls(hall_ids).join('; ') || '—'}</td>
              <td>{performances}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function HallsWithout({ halls }: { readonly halls: readonly PlanHall[] }) {
  const { plans: texts } = useTexts();
  if (halls.length === 0) return null;
  return (
    <section className={styles.plan}>
      <h2>{texts.withoutPlan}</h2>
      <p>{texts.withoutPlanText}</p>
      <ul>
        {halls.map(({ id, place, name }) => (
          <li key={id}>
            {place}, {name}
          </li>
        ))}
      </ul>
    </section>
  );
}
