/**
 * The build id in app data is `{code}.{content}`. A page is not written anew when another one changes, so its HTML
 * carries the code part alone: a tab runs an old build when `codePart(appData.build)` differs from `inlinePage.build`.
 * The content part moves with every change of any page; a tab that sees it move forgets the page data it keeps.
 */
export const buildId = (code: string, content: string) => `${code}.${content}`;

export const codePart = (build: string) => build.split('.', 1)[0] ?? '';
