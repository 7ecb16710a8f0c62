import type { PublicApi } from '@parterre/api-client/public-api';
import type { AppliedFilter } from '@parterre/domain/catalogue-filters/applied-filters';
import type { CatalogueFilters } from '@parterre/domain/catalogue-filters/catalogue-filters';
import { useAnswer } from '../../api/use-answer.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { countedQuery } from '../../listing/counted-query.ts';
import type { FilterProps } from '../../listing/filter-props.ts';
import styles from './event-list.module.css';
import { type WayOut, waysOut } from './ways-out.ts';

export interface ZeroResultsProps extends FilterProps {
  readonly nameOf: (filter: AppliedFilter) => string;
  /** The list without all that can be given up. */
  readonly cleared: CatalogueFilters;
  /** What cannot be given up here. */
  readonly fixed?: AppliedFilter['kind'] | undefined;
}

type Counted<Way> = Way & { readonly count: number };

/** No dead end: which filter to give up and what that brings; if none is enough, which one to keep. */
export function ZeroResults({ filters, onChange, currency, nameOf, cleared, fixed }: ZeroResultsProps) {
  const t = useTexts();
  const ways = waysOut(filters, fixed);
  const count = async (api: PublicApi, signal: AbortSignal, each: CatalogueFilters) =>
    (await api.listEvents({ ...countedQuery(each, currency), limit: '1' }, { signal })).total;
  const question = JSON.stringify([currency, filters, fixed]);
  const { answer } = useAnswer(`ways ${question}`, async (api, signal) => {
    const counted = async (kind: WayOut['kind']): Promise<readonly Counted<WayOut>[]> => {
      const asked = ways.filter((way) => way.kind === kind);
      const all = await Promise.all(
        asked.map(async (way) => ({ ...way, count: await count(api, signal, way.filters) })),
      );
      return all.filter((way) => way.count > 0).sort((a, b) => b.count - a.count);
    };
    const without = await counted('without');
    return {
      ways: without.length > 0 ? without : await counted('only'),
      all: await count(api, signal, cleared),
    };
  });
  const texts = { without: 'forms:zeroWithout', only: 'forms:zeroOnly' } as const;
  return (
    <section className={styles.zero}>
      <h2>{t('forms:zeroTitle')}</h2>
      {answer && (
        <>
          <p>{t('forms:zeroHint')}</p>
          <ul>
            {answer.ways.map((way) => (
              <li key={nameOf(way.filter)}>
                <button type="button" onClick={() => onChange(way.filters)}>
                  <span>{t(texts[way.kind], { name: nameOf(way.filter) })}</span>
                  <b>{t('eventsFound', { count: way.count })}</b>
                </button>
              </li>
            ))}
            <li>
              <button type="button" onClick={() => onChange(cleared)}>
                <span>{t('forms:zeroAll')}</span>
                <b>{t('eventsFound', { count: answer.all })}</b>
              </button>
            </li>
          </ul>
        </>
      )}
    </section>
  );
}
