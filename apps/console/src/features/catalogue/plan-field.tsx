import { useQuery } from '@tanstack/react-query';
import { plansQuery } from '../../api/queries.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { Select } from '../../ui/select.tsx';
import { useCatalogueTexts } from './use-catalogue-texts.ts';

interface Props {
  readonly label: string;
  /** What files call it; none where people have no seats. */
  readonly value: string | undefined;
  readonly onChange: (plan: string | undefined) => void;
}

/** No plan is called so. */
const none = '';

/** By which plan a hall seats people, of those that are drawn. */
export function PlanField({ label, value, onChange }: Props) {
  const texts = useCatalogueTexts();
  const { language } = useLanguage();
  const { data } = useQuery(plansQuery(language));
  const plans = (data?.plans ?? []).map(({ source_id, name }) => ({ value: source_id, text: name }));
  const isKnown = value === undefined || plans.some((plan) => plan.value === value);
  const options = [
    { value: none, text: texts.withoutPlan },
    ...plans,
    ...(isKnown ? [] : [{ value, text: value }]),
  ];
  return (
    <Select
      label={label}
      value={value ?? none}
      options={options}
      onChange={(plan) => onChange(plan === none ? undefined : plan)}
    />
  );
}
