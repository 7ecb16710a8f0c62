import type { Value } from '@parterre/domain/drafts/item';
import { useQuery } from '@tanstack/react-query';
import { sitesQuery } from '../../api/queries.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import styles from './catalogue.module.css';
import { useCatalogueTexts } from './use-catalogue-texts.ts';

interface Props {
  readonly label: string;
  readonly value: Value | undefined;
  readonly onChange: (landings: readonly number[] | undefined) => void;
}

/** On which sites an event is sold: on all, those to come included, or on some. */
export function SitesField({ label, value, onChange }: Props) {
  const texts = useCatalogueTexts();
  const { data } = useQuery(sitesQuery);
  const sites = data?.results ?? [];
  const isEverywhere = !Array.isArray(value);
  const chosen = Array.isArray(value)
    ? (value as readonly Value[]).filter((id) => typeof id === 'number')
    : [];
  // A house with one site has nothing to choose.
  if (isEverywhere && sites.length < 2) return null;
  return (
    <fieldset className={styles.list}>
      <legend>{label}</legend>
      <Checkbox
        isSelected={isEverywhere}
        onChange={(isAll) => onChange(isAll ? undefined : sites.map(({ id }) => id))}
      >
        {texts.onAllSites}
      </Checkbox>
      {!isEverywhere &&
        sites.map(({ id, name }) => (
          <Checkbox
            key={id}
            isSelected={chosen.includes(id)}
            onChange={(isSold) =>
              onChange(isSold ? [...chosen, id].sort((a, b) => a - b) : chosen.filter((one) => one !== id))
            }
          >
            {name}
          </Checkbox>
        ))}
      {!isEverywhere && chosen.length === 0 && <p className={styles.finding}>{texts.onNoSite}</p>}
    </fieldset>
  );
}
