// Named by the language of the page. See i18n/warm-up-intl.ts.
new Intl.NumberFormat(name).format();
new Intl.DateTimeFormat(name, { month: 'long', hour: 'numeric', timeZone: 'UTC' }).format();
postMessage('warm');
close();
