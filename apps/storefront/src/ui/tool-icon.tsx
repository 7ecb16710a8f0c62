import { createIcon } from './create-icon.tsx';

/** Icons of controls, which are loaded after the page. */
export const ToolIcon = createIcon({
  close: 'M6 6l12 12M18 6 6 18',
  back: 'm15 5-7 7 7 7',
  filters: 'M4 7h9m5 0h2M4 17h2m5 0h9M15.5 4.5v5m-7 5v5',
  grid: 'M4.5 4.5h6v6h-6Zm9 0h6v6h-6Zm-9 9h6v6h-6Zm9 0h6v6h-6Z',
  rows: 'M4 5h4v4H4Zm0 10h4v4H4ZM11.5 7H20m-8.5 10H20',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  fit: 'M4 9V4h5m6 0h5v5m0 6v5h-5m-6 0H4v-5',
  expand: 'M14 4h6v6m0-6-7 7m-3 9H4v-6m0 6 7-7',
  clock: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17Zm0 4V12l3 2',
});
