import { Suspense } from 'react';
import { lazyPart } from '../../ui/lazy-part.ts';
import styles from './date-picker.module.css';
import type { RangeCalendarProps } from './range-calendar.tsx';

const RangeCalendar = lazyPart(async () => (await import('./range-calendar.tsx')).RangeCalendar);

/** Fetched when it is opened; its space is reserved until then. */
export const LazyCalendar = (props: RangeCalendarProps) => (
  <Suspense fallback={<div className={styles.calendar} data-months={props.months} />}>
    <RangeCalendar {...props} />
  </Suspense>
);
