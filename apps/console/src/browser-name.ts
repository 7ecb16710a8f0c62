const browsers: readonly [pattern: RegExp, name: string][] = [
  [/\bEdg(?:A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bYaBrowser\//, 'Yandex'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const systems: readonly [pattern: RegExp, name: string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

const find = (names: typeof browsers, text: string) => names.find(([pattern]) => pattern.test(text))?.[1];

/** `Chrome, Windows` of what a browser calls itself; that text itself, where it says neither. */
export const browserName = (userAgent: string): string =>
  [find(browsers, userAgent), find(systems, userAgent)].filter(Boolean).join(', ') || userAgent;
