// Named by the language of the page. See i18n/wake-intl.ts.
new Intl.NumberFormat(name).format();
new Intl.DateTimeFormat(name).format();
close();
