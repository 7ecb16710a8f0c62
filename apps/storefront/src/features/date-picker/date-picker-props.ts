import type { FilterProps } from '../../listing/filter-props.ts';

export interface DatePickerProps extends FilterProps {
  /** yyyy-mm-dd, where the visitor is. */
  readonly today: string;
}
