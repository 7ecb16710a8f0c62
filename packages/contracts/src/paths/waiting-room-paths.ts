export const waitingRoomPaths = {
  takePlace: '/api/waiting-rooms/:id/places',
  claimAdmission: '/api/waiting-rooms/:id/admissions',
} as const;

/** Files below it say how waiting rooms stand. Any server of files has them. */
export const queuePath = '/queue';

export const queueFile = (room: number): string => `${queuePath}/${room}.json`;

/** The page to wait on, a file as well. */
export const queuePage = (room: number, lang: string): string => `${queuePath}/${room}.${lang}.html`;

/** The same for whoever has no scripting: made for them, as a file cannot be. */
export const plainRoomPage = (room: number, lang: string): string =>
  `/api/waiting-rooms/${room}/page?lang=${lang}`;
