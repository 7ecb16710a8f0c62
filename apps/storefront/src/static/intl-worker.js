// Named by the language of the page. See i18n/warm-up-intl.ts.
new Intl.NumberFormat(name).format();
new Intl.DateTimeFormat(name).format();
close();
