import { createIcon } from './create-icon.tsx';

/** Icons of the layout and of content pages, loaded with the first visit. */
export const Icon = createIcon({
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13Zm4.8 11.3L20 20',
  ticket: 'M3 8V6h18v2.5a3.5 3.5 0 0 0 0 7V18H3v-2.5a3.5 3.5 0 0 0 0-7ZM14.5 6v2m0 3v2m0 3v2',
  globe: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM3 12h18M12 3c-5 5.5-5 12.5 0 18 5-5.5 5-12.5 0-18Z',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8Zm0-5v2m0 14v2M3 12h2m14 0h2M5.6 5.6 7 7m10 10 1.4 1.4m0-12.8L17 7M7 17l-1.4 1.4',
  home: 'M4 11.5 12 4l8 7.5V20h-5.5v-5h-5v5H4Z',
  calendar: 'M4 6h16v14H4ZM4 10.5h16M8.5 3.5v5m7-5v5',
  more: 'M4 7h16M4 12h16M4 17h16',
  share: 'M12 15V4m-4 4 4-4 4 4M5 12v8h14v-8',
  pin: 'M12 21c-4.5-5-7-8.3-7-11a7 7 0 0 1 14 0c0 2.7-2.5 6-7 11Zm0-13.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Z',
  forward: 'm9 5 7 7-7 7',
  star: 'm12 4 2.4 5.2 5.6.7-4.1 3.9 1 5.7L12 16.7l-4.9 2.8 1-5.7L4 9.9l5.6-.7Z',
  map: 'm3.5 6.5 5.5-2 6 2 5.5-2v13l-5.5 2-6-2-5.5 2ZM9 4.5v13m6-11v13',
});
