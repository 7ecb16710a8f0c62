interface ImportMeta {
  readonly env: { readonly SSR: boolean; readonly BASE_URL: string };
}

declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}

declare module '*.css';
declare module 'virtual:theme.css';

declare module '*.woff2?no-inline' {
  const address: string;
  export default address;
}
