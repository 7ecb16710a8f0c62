/** `import 'virtual:theme.css'`: the landing's style sheet, a real file, so that the engine sees when it changes. */
export const themePlugin = (file: string) => ({
  name: 'storefront:theme',
  enforce: 'pre',
  resolveId: (id: string) => (id === 'virtual:theme.css' ? file : undefined),
});
