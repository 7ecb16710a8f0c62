/** Where favourites are listed, without language and prefix. */
export const favouritesPath = '/favourites';
