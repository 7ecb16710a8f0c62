const order = '@layer base, ui, feature;\n';

/**
 * Says the order of the layers (theme/base.css) at the start of every module's styles: whichever file a page loads first,
 * the first one to be read sets it.
 */
export const layersPlugin = {
  name: 'storefront:layers',
  enforce: 'pre',
  transform: (code: string, id: string) =>
    /\.module\.css(\?|$)/.test(id) ? { code: `${order}${code}`, map: null } : undefined,
};
