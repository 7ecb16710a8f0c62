/** Names the file whose text a style element of the page holds. */
export const styleAddress = 'data-href';
