import type { PlanSwapPreview } from '@parterre/contracts/console/plans';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { describeFailure } from '../../api/faults.ts';
import { plansQuery } from '../../api/queries.ts';
import { CommandDialog } from '../../commands/command-dialog.tsx';
import { usePreview } from '../../commands/use-preview.ts';
import { useLanguage, useTexts } from '../../i18n/language.tsx';
import { Answer } from '../../ui/answer.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Screen } from '../../ui/screen.tsx';
import { Select } from '../../ui/select.tsx';
import styles from './plans.module.css';
import { RefusedByImport } from './refused-by-import.tsx';

const route = getRouteApi('/inside/console/performances/$performanceId/plan');

/** Another plan for a performance that may have sold: who would lose what is seen before. */
export function SwapPlan() {
  const { plans: texts } = useTexts();
  const { language } = useLanguage();
  const performanceId = Number(route.useParams().performanceId);
  const query = useQuery(plansQuery(language));
  return (
    <Screen title={texts.swapTitle}>
      <p>{texts.swapText}</p>
      <Answer query={query}>
        {({ plans }) => (
          <Choice
            performanceId={performanceId}
            versions={plans.flatMap(({ name, versions }) =>
              versions.map(({ id, version, seats, units }) => ({
                value: String(id),
                text: `${texts.versionTitle(name, version)} · ${texts.counts(seats, units)}`,
              })),
            )}
          />
        )}
      </Answer>
    </Screen>
  );
}

interface ChoiceProps {
  readonly performanceId: number;
  readonly versions: readonly { readonly value: string; readonly text: string }[];
}

function Choice({ performanceId, versions }: ChoiceProps) {
  const all = useTexts();
  const { plans: texts } = all;
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [planId, setPlanId] = useState(versions[0]?.value ?? '');
  const { ask, asked, close, failure, isPending } = usePreview('performance.swap-plan');
  return (
    <div className={styles.choice}>
      <Select label={texts.swapTo} value={planId} options={versions} onChange={setPlanId} />
      {failure && <Notice kind="fault">{describeFailure(failure, all)}</Notice>}
      <Button
        look="main"
        isBusy={isPending}
        onPress={() => ask({ performance_id: performanceId, plan_id: Number(planId) })}
      >
        {texts.swapLook}
      </Button>
      {asked && (
        <CommandDialog
          command="performance.swap-plan"
          asked={asked}
          title={texts.swapTitle}
          act={texts.swapAct}
          isWide
          changes={<Losses after={asked.preview.after as PlanSwapPreview} />}
          onDone={() => {
            for (const queryKey of [['plans'], ['hall'], ['grid'], ['counter']])
              void queryClient.invalidateQueries({ queryKey });
            void navigate({
              to: '/performances/$performanceId',
              params: { performanceId: String(performanceId) },
            });
          }}
          onClose={close}
        />
      )}
    </div>
  );
}

function Losses({ after }: { readonly after: PlanSwapPreview }) {
  const { plans: texts } = useTexts();
  const { plan, version, seats, kept, lost, faults = [] } = after;
  return (
    <>
      <p>
        {texts.versionTitle(plan, version)} · {texts.counts(seats, 0)}
      </p>
      <p>{texts.swapKept(kept)}</p>
      {lost.length > 0 && (
        <Notice kind="fault">
          <p>{texts.swapLost(lost.length)}</p>
          <ul>
            {lost.map(({ seat, order, why }) => (
              <li key={seat}>
                {seat} — {texts.losses[why]}
                {order !== null && (
                  <>
                    {' · '}
                    <Link to="/orders/$number" params={{ number: String(order) }}>
                      {texts.orderNumber(order)}
                    </Link>
                  </>
                )}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {faults.length > 0 && <RefusedByImport faults={faults} />}
    </>
  );
}
