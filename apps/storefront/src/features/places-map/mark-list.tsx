import { useEffect, useRef } from 'react';
import { useLanguage, useTexts } from '../../i18n/use-texts.ts';
import { ChipChoice } from '../../ui/chip.tsx';
import { writeDistance } from './map-distance.ts';
import type { MapMark } from './map-marks.ts';
import styles from './places-map.module.css';
import { distanceKm } from './projection.ts';

export interface MarkListProps {
  readonly marks: readonly MapMark[];
  readonly chosen: readonly number[];
  readonly isCity: boolean;
  readonly onToggle: (id: number) => void;
}

/** All that the map shows, in words: what is chosen here is chosen there. */
export function MarkList({ marks, chosen, isCity, onToggle }: MarkListProps) {
  const t = useTexts();
  const language = useLanguage();
  const list = useRef<HTMLUListElement>(null);
  const last = chosen.at(-1);
  // What was chosen on the map comes into sight here.
  useEffect(() => {
    const item = list.current?.querySelector<HTMLElement>(`[data-mark="${last}"]`);
    // Within the list: the page stays where it is.
    if (item) list.current?.scrollTo(0, item.offsetTop - list.current.clientHeight / 2);
  }, [last]);
  const origin = isCity ? marks.find(({ id }) => id === last) : undefined;
  return (
    <>
      {origin && <p className={styles.note}>{t('forms:mapDistances', { place: origin.name })}</p>}
      <ul ref={list} className={styles.marks}>
        {marks.map(({ id, name, geo, count }) => (
          <li key={id} data-mark={id}>
            <ChipChoice isChosen={chosen.includes(id)} count={count} onToggle={() => onToggle(id)}>
              {name}
              {origin && id !== origin.id && (
                <span className={styles.distance}>
                  {' '}
                  {writeDistance(distanceKm(origin.geo, geo), language)}
                </span>
              )}
            </ChipChoice>
          </li>
        ))}
      </ul>
    </>
  );
}
