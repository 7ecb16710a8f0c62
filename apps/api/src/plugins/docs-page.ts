export const docsPage = '<!doctype html>';
